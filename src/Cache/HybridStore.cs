using System.Buffers;
using Microsoft.Extensions.Caching.Distributed;
using Microsoft.Extensions.Caching.Hybrid;
using Microsoft.Extensions.DependencyInjection;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies.Cache;

namespace SerializationBenchmarks.Cache;

/// <summary>HybridCache over a store that speaks Redis's protocol, with nothing in the process: each get reads and deserializes.</summary>
internal sealed class HybridStore : ICache
{
    private const int MostPayloadBytes = 1 << 28; // HybridCache leaves out what is longer than a mebibyte, and says nothing.

    // One connection of the process, as a service has.
    private static readonly Lazy<IDistributedCache> _store = new(() => new ServiceCollection()
        .AddStackExchangeRedisCache(options =>
        {
            options.Configuration = Environment.GetEnvironmentVariable(CacheHost.StoreVariable);
            options.InstanceName = "SerializationBenchmarks:"; // A store may be somebody's own.
        })
        .BuildServiceProvider().GetRequiredService<IDistributedCache>());

    private static readonly HybridCacheEntryOptions _options = new() { Flags = HybridCacheEntryFlags.DisableLocalCache, Expiration = TimeSpan.FromHours(1) };

    private readonly HybridCache _cache;

    private HybridStore(Body body)
    {
        var services = new ServiceCollection().AddSingleton(_store.Value);
        services.AddHybridCache(static options => options.MaximumPayloadBytes = MostPayloadBytes).AddSerializer<object>(new BodySerializer(body));
        _cache = services.BuildServiceProvider().GetRequiredService<HybridCache>();
    }

    /// <summary>Opens a cache with a serializer.</summary>
    public static ICache Open(Body body) => new HybridStore(body);

    public ValueTask SetAsync(string key, object value) => _cache.SetAsync(key, value, _options);

    public ValueTask<object> GetAsync(string key) => _cache.GetOrCreateAsync<string, object>(
        key, key, static (key, _) => throw new InvalidOperationException($"The store does not have the value of {key}, which was set: HybridCache does not tell why."), _options);

    public ValueTask RemoveAsync(string key) => _cache.RemoveAsync(key);

    public async ValueTask<int> LengthAsync(string key) => (await _store.Value.GetAsync(key))?.Length ?? 0;

    /// <summary>A serializer as HybridCache asks for it.</summary>
    private sealed class BodySerializer(Body body) : IHybridCacheSerializer<object>
    {
        public object Deserialize(ReadOnlySequence<byte> source) => body.Read(source);

        public void Serialize(object value, IBufferWriter<byte> target) => body.Write(value, target);
    }
}
