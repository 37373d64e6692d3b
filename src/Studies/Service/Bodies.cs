using SerializationBenchmarks.Models;
using SerializationBenchmarks.Studies.Values;

namespace SerializationBenchmarks.Studies.Service;

/// <summary>
/// Makes bodies: lists of the fresh values of <see cref="Complex"/> that have children, with empty texts in place of null. Some formats cannot tell
/// null from empty, and Protocol Buffers have no empty list.
/// </summary>
internal static class Bodies
{
    /// <summary>The values of which some are taken.</summary>
    public static IEnumerable<Complex> Of(IEnumerable<object> values) => values.Select(value => (Complex)WithoutNull.Of(value)).Where(value => value.Children!.Count > 0);

    /// <summary>Makes lists of which no two have a value in common.</summary>
    public static IReadOnlyList<List<Complex>> Of(int length, int count) =>
        [.. Of(ValueSource.Of(typeof(Complex))).Take(length * count).Chunk(length).Select(values => values.ToList())];
}

/// <summary>Lists of one value: typical ones.</summary>
public readonly struct Complex1 : IStudySamples<List<Complex>>
{
    public static IReadOnlyList<List<Complex>> Make() => [.. Bodies.Of(ManyValues.Few(typeof(Complex))).Select(value => new List<Complex> { value })];
}

/// <summary>Lists of 10 values.</summary>
public readonly struct Complex10 : IStudySamples<List<Complex>>
{
    public static IReadOnlyList<List<Complex>> Make() => Bodies.Of(10, 16);
}

/// <summary>Lists of 100 values.</summary>
public readonly struct Complex100 : IStudySamples<List<Complex>>
{
    public static IReadOnlyList<List<Complex>> Make() => Bodies.Of(100, 8);
}

/// <summary>Lists of 1,000 values.</summary>
public readonly struct Complex1000 : IStudySamples<List<Complex>>
{
    public static IReadOnlyList<List<Complex>> Make() => Bodies.Of(1000, 3);
}
