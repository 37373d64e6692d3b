using System.Runtime.InteropServices;

namespace SerializationBenchmarks.Studies.Passthrough;

/// <summary>Makes the arrays of the study, from a written seed.</summary>
internal static class Arrays
{
    private const int Seed = 20210826; // The number has no meaning.

    /// <summary>The values of an array, as many as the study has of most types.</summary>
    public const int Length = 10_000;

    /// <summary>Makes an array.</summary>
    public static IReadOnlyList<T[]> Of<T>(Func<Random, T> next, int length = Length)
    {
        var random = new Random(Seed);
        return [[.. Enumerable.Range(0, length).Select(_ => next(random))]];
    }

    /// <summary>A GUID of random bytes.</summary>
    public static Guid NextGuid(Random random)
    {
        Span<Guid> guid = stackalloc Guid[1];
        random.NextBytes(MemoryMarshal.AsBytes(guid));
        return guid[0];
    }
}

/// <summary>Integers of the whole range.</summary>
public readonly struct Int32s : IStudySamples<int[]>
{
    public static IReadOnlyList<int[]> Make() => Arrays.Of(random => random.Next(int.MinValue, int.MaxValue));
}

/// <summary>Fractions from 0 to 1,000.</summary>
public readonly struct Doubles : IStudySamples<double[]>
{
    public static IReadOnlyList<double[]> Make() => Arrays.Of(random => random.NextDouble() * 1000);
}

/// <summary>True and false, as often as each other.</summary>
public readonly struct Booleans : IStudySamples<bool[]>
{
    public static IReadOnlyList<bool[]> Make() => Arrays.Of(random => random.Next(2) == 1);
}

/// <summary>Times in UTC with whole milliseconds, from 1970 to 2033.</summary>
public readonly struct Dates : IStudySamples<DateTime[]>
{
    public static IReadOnlyList<DateTime[]> Make() => Arrays.Of(random => DateTime.UnixEpoch.AddMilliseconds(random.NextInt64(2_000_000_000_000)));
}

/// <summary>GUIDs of random bytes.</summary>
public readonly struct Guids : IStudySamples<Guid[]>
{
    public static IReadOnlyList<Guid[]> Make() => Arrays.Of(Arrays.NextGuid);
}

/// <summary>The original study's case: ten GUIDs.</summary>
public readonly struct TenGuids : IStudySamples<Guid[]>
{
    public static IReadOnlyList<Guid[]> Make() => Arrays.Of(Arrays.NextGuid, length: 10);
}
