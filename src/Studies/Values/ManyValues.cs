using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Studies.Values;

/// <summary>How many of a model's values are taken.</summary>
internal static class ManyValues
{
    /// <summary>
    /// How many times the last-level cache holds what is fresh. In an order that comes back to a value after all others, a cache that replaces what was used
    /// longest ago keeps nothing of more than its size; the rest is for those that do otherwise. Measured on a cache of 32 MiB, calls take at most 3 % longer
    /// with values for two of them.
    /// </summary>
    public const double Caches = 1.5;

    // An array's header and its length, which stand before a payload.
    private const int ArrayHeader = 24;

    private const int CacheLine = 64; // What a value takes of a cache at least.

    // The few are typical of so many values. They are the same on every machine, so they cannot be of all values, whose number depends on its cache.
    private const int TypicalOf = 64 * ValueOrder.Stretch;

    /// <summary>The few values that are taken one by one and mixed: <see cref="ValueOrder.Stretch"/> of them, which a core's own caches hold.</summary>
    public static IReadOnlyList<object> Few(Type model)
    {
        object[] values = [.. ValueSource.Of(model).Take(TypicalOf)];
        return [.. ValueOrder.Typical(Array.ConvertAll(values, ValueSource.LengthOf)).Select(place => values[place])];
    }

    /// <summary>Eight times as many, which are too many for a branch predictor to know each of them, and few enough for a core's own caches or the next one.</summary>
    public static IReadOnlyList<object> Many(Type model)
    {
        object[] values = [.. ValueSource.Of(model).Take(TypicalOf)];
        return [.. ValueOrder.Typical(Array.ConvertAll(values, ValueSource.LengthOf), each: 8).Select(place => values[place])];
    }

    /// <summary>More values than the last-level cache holds, however compact they are written.</summary>
    public static IEnumerable<object> Fresh(Type model, long cacheBytes)
    {
        var (wanted, count) = (Caches * cacheBytes, 0);
        foreach (var value in ValueSource.Of(model))
        {
            if (wanted <= 0 && count % ValueOrder.Stretch == 0)
                yield break;
            (wanted, count) = (wanted - BytesOf(ValueSource.LengthOf(value)), count + 1);
            yield return value;
        }
    }

    /// <summary>Whether payloads are so many that they do not stay in the last-level cache.</summary>
    public static bool AreFresh(IEnumerable<int> lengths, long cacheBytes) => lengths.Sum(BytesOf) >= Caches * cacheBytes;

    /// <summary>The values that are taken one by one and mixed: the few, or a user's samples.</summary>
    public static IReadOnlyList<object> Of(Model model) => ValueSource.Has(model.Type) ? Few(model.Type) : model.Samples;

    private static long BytesOf(int length) => Math.Max(length + ArrayHeader, CacheLine);
}

/// <summary>Goes through an order of values, a stretch with each call, and begins anew behind the last.</summary>
internal sealed class ValueWalk<T>(T[] order, int start = 0)
    where T : class
{
    private int _next = start;

    /// <summary>The next stretch.</summary>
    public ReadOnlySpan<T> Next()
    {
        var at = _next;
        var end = at + ValueOrder.Stretch;
        _next = end == order.Length ? 0 : end;
        return new ReadOnlySpan<T>(order, at, ValueOrder.Stretch);
    }
}
