using System.Runtime.InteropServices;

namespace SerializationBenchmarks.Benchmarks.Studies.Passthrough;

/// <summary>Makes the arrays of the study, from a written seed.</summary>
internal static class Arrays
{
    private const int Seed = 20210826; // The number has no meaning.

    /// <summary>The values of an array, as many as the study has of most types.</summary>
    public const int Length = 10_000;

    /// <summary>Makes an array.</summary>
    /// <typeparam name="T">The type of its elements.</typeparam>
    /// <param name="next">Makes an element.</param>
    /// <param name="length">How many.</param>
    public static IReadOnlyList<T[]> Of<T>(Func<Random, T> next, int length = Length)
    {
        var random = new Random(Seed);
        return [[.. Enumerable.Range(0, length).Select(_ => next(random))]];
    }

    /// <summary>A GUID of random bytes.</summary>
    /// <param name="random">The source.</param>
    public static Guid NextGuid(Random random)
    {
        Span<Guid> guid = stackalloc Guid[1];
        random.NextBytes(MemoryMarshal.AsBytes(guid));
        return guid[0];
    }
}
