using SerializationBenchmarks.Benchmarks.Values;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Benchmarks.Studies.Service;

/// <summary>Makes bodies: lists of the fresh values of <see cref="Complex"/>, with empty texts and lists in place of null, which some formats cannot tell apart.</summary>
internal static class Bodies
{
    /// <summary>Makes lists of which no two have a value in common.</summary>
    /// <param name="length">How many values each has.</param>
    /// <param name="count">How many lists.</param>
    public static IReadOnlyList<List<Complex>> Of(int length, int count) =>
        [.. ValueSource.Of(typeof(Complex)).Take(length * count).Select(value => (Complex)WithoutNull.Of(value)).Chunk(length).Select(values => values.ToList())];
}

/// <summary>Lists of one value: 64 typical ones.</summary>
public readonly struct Complex1 : IStudySamples<List<Complex>>
{
    /// <inheritdoc/>
    public static IReadOnlyList<List<Complex>> Make() => [.. ManyValues.Few(typeof(Complex)).Select(value => new List<Complex> { (Complex)WithoutNull.Of(value) })];
}

/// <summary>Lists of 10 values.</summary>
public readonly struct Complex10 : IStudySamples<List<Complex>>
{
    /// <inheritdoc/>
    public static IReadOnlyList<List<Complex>> Make() => Bodies.Of(10, 16);
}

/// <summary>Lists of 100 values.</summary>
public readonly struct Complex100 : IStudySamples<List<Complex>>
{
    /// <inheritdoc/>
    public static IReadOnlyList<List<Complex>> Make() => Bodies.Of(100, 8);
}

/// <summary>Lists of 1,000 values.</summary>
public readonly struct Complex1000 : IStudySamples<List<Complex>>
{
    /// <inheritdoc/>
    public static IReadOnlyList<List<Complex>> Make() => Bodies.Of(1000, 4);
}
