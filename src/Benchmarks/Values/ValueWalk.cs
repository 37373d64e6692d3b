namespace SerializationBenchmarks.Benchmarks.Values;

/// <summary>Goes through an order of values, a stretch with each call, and begins anew behind the last.</summary>
/// <typeparam name="T">What is gone through.</typeparam>
/// <param name="order">Whole stretches.</param>
/// <param name="start">Where to begin: the first of a stretch.</param>
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
