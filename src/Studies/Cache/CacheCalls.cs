using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Measuring.Engine;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies.Compression;

namespace SerializationBenchmarks.Studies.Cache;

/// <summary>Each call of a method measures a slice of calls of a cache.</summary>
public class CacheCalls<TCodec> : IMeasuresItself
    where TCodec : struct, ICodec
{
    private static readonly Lazy<CachedValues<TCodec>> _plain = new(() => new(Body.Of(typeof(TCodec))));

    private static readonly Lazy<CachedValues<TCodec>> _compressed = new(() => new(new CompressedBody<TCodec, Lz4>()));

    private CacheMeter? _meter;

    public RoundRecord? Measured { get; private set; }

    /// <summary>Gets of values.</summary>
    [Benchmark]
    public object? Get() => Run(_plain.Value, sets: false);

    /// <summary>Sets of values.</summary>
    [Benchmark]
    public object? Set() => Run(_plain.Value, sets: true);

    /// <summary>Gets of values that are compressed.</summary>
    [Benchmark]
    public object? GetLz4() => Run(_compressed.Value, sets: false);

    /// <summary>Sets of values that are compressed.</summary>
    [Benchmark]
    public object? SetLz4() => Run(_compressed.Value, sets: true);

    private RoundRecord? Run(CachedValues<TCodec> values, bool sets)
    {
        _meter ??= Begin(values, sets);
        _meter.MeasureSlice();
        return _meter.IsDone ? Measured = EndAsync(values, _meter).GetAwaiter().GetResult() : null;
    }

    // Validated before anything is timed, by values that were set now.
    private static CacheMeter Begin(CachedValues<TCodec> values, bool sets)
    {
        values.RemoveAsync().GetAwaiter().GetResult();
        values.StoreAsync().GetAwaiter().GetResult();
        return new CacheMeter(sets ? values.SetAsync : values.GetAsync, values.Keys.Length);
    }

    // Validated again, because a set that failed would have been a fast one; and a store that is somebody's own is left as it was.
    private static async Task<RoundRecord> EndAsync(CachedValues<TCodec> values, CacheMeter meter)
    {
        await values.ValidateAsync();
        var round = meter.ToRound(await values.MeanLengthAsync());
        await values.RemoveAsync();
        return round;
    }
}

/// <summary>What the program of src/Cache, which alone knows HybridCache and a store, does for the processes of this study.</summary>
internal static class CacheHost
{
    /// <summary>What the process of the store is started for.</summary>
    public const string StoreRole = "store";

    /// <summary>The variable that names the store's HOST:PORT to the processes that are measured.</summary>
    public const string StoreVariable = "SERIALIZATION_BENCHMARKS_STORE";

    /// <summary>Opens a cache over the store, given how its values are read and written.</summary>
    public static Func<Body, ICache> Open { get; set; } = static _ => throw new InvalidOperationException("Only the program of src/Cache opens a cache.");
}

/// <summary>A cache whose values are all in the store, and none in the process.</summary>
internal interface ICache
{
    /// <summary>Stores a value; what goes wrong there, HybridCache keeps to itself.</summary>
    ValueTask SetAsync(string key, object value);

    /// <summary>Gets a value.</summary>
    /// <exception cref="InvalidOperationException">The store does not have it.</exception>
    ValueTask<object> GetAsync(string key);

    /// <summary>Removes a value.</summary>
    ValueTask RemoveAsync(string key);

    /// <summary>How many bytes the store has of a value.</summary>
    ValueTask<int> LengthAsync(string key);
}
