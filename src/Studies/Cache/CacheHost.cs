using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Studies.Cache;

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
