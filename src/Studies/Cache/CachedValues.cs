using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Comparison;
using SerializationBenchmarks.Studies.Compression;

namespace SerializationBenchmarks.Studies.Cache;

/// <summary>A codec's values under keys of their own, and the calls that get and set them, several at a time as in a service.</summary>
internal sealed class CachedValues<TCodec>(Body body)
    where TCodec : struct, ICodec
{
    /// <summary>How many calls wait for the store at a time: enough that there is always one to go on with.</summary>
    public const int AtATime = 4;

    private readonly ICache _cache = CacheHost.Open(body);

    private readonly object[] _data = [.. TCodec.Samples is { } samples ? samples.Select(TCodec.FromModel) : [TCodec.Create()]];

    private readonly string _prefix = Guid.NewGuid().ToString("N")[..8]; // Nobody else's: another process has the same values, so that equal things are measured twice.

    private string[]? _keys;

    /// <summary>The keys: each value as often as the others, and so many that calls at the same time have different ones, for HybridCache makes one call of equal ones.</summary>
    public string[] Keys => _keys ??= [.. Enumerable.Range(0, _data.Length % AtATime == 0 ? _data.Length : AtATime * _data.Length).Select(key => $"{_prefix}:{key}")];

    /// <summary>Stores all values and reads them back.</summary>
    public async Task StoreAsync()
    {
        await SetAsync(Keys.Length);
        await ValidateAsync();
    }

    /// <summary>Removes all values.</summary>
    public async Task RemoveAsync()
    {
        foreach (var key in Keys)
            await _cache.RemoveAsync(key);
    }

    /// <summary>Reads all values back: HybridCache says nothing where the store does not take one.</summary>
    /// <exception cref="InvalidOperationException">One is not there, or another one.</exception>
    public async Task ValidateAsync()
    {
        foreach (var (place, key) in Keys.Index())
        {
            if (ModelDiff.FirstDifference(TCodec.ToModel(_data[place % _data.Length]), TCodec.ToModel(await _cache.GetAsync(key))) is { } difference)
                throw new InvalidOperationException(difference.Explain("The cache gives another value back than was set").Recorded);
        }
    }

    /// <summary>The mean of the bytes that the store has of a value.</summary>
    public async Task<double> MeanLengthAsync()
    {
        var sum = 0.0;
        foreach (var key in Keys)
            sum += await _cache.LengthAsync(key);
        return sum / Keys.Length;
    }

    /// <summary>Gets so many values.</summary>
    public Task GetAsync(long count) => Task.WhenAll(Enumerable.Range(0, AtATime).Select(first => GetAsync(first, count)));

    /// <summary>Sets so many values.</summary>
    public Task SetAsync(long count) => Task.WhenAll(Enumerable.Range(0, AtATime).Select(first => SetAsync(first, count)));

    private async Task GetAsync(int first, long count)
    {
        for (long call = first; call < count; call += AtATime)
            await _cache.GetAsync(Keys[call % Keys.Length]);
    }

    private async Task SetAsync(int first, long count)
    {
        for (long call = first; call < count; call += AtATime)
        {
            var place = call % Keys.Length;
            await _cache.SetAsync(Keys[place], _data[place % _data.Length]);
        }
    }
}

/// <summary>The bytes of another codec's payload as a value of their own, which HybridCache reads and writes without a serializer: what a cache takes by itself.</summary>
public readonly struct PlainBytes<TCodec> : IBodyCodec
    where TCodec : struct, ICodec
{
    public static BodyAccess Body => BodyAccess.Pieces;

    public static IReadOnlyList<object>? Samples => TCodec.Samples;

    public static object Create() => FromModel(TCodec.ToModel(TCodec.Create()));

    public static byte[] Serialize(object data) => Unsafe.As<byte[]>(data);

    public static object Deserialize(byte[] payload) => payload;

    public static object ToModel(object data) => TCodec.ToModel(TCodec.Deserialize((byte[])data));

    public static object FromModel(object model) => TCodec.Serialize(TCodec.FromModel(model));

    public static void WriteBody(object data, IBufferWriter<byte> body) => body.Write(Unsafe.As<byte[]>(data));

    public static object ReadBody(in ReadOnlySequence<byte> body) => body.ToArray();
}

/// <summary>A codec's payload, compressed.</summary>
internal sealed class CompressedBody<TCodec, TCompressor> : Body
    where TCodec : struct, ICodec
    where TCompressor : struct, ICompressor
{
    public override BodyAccess Access => BodyAccess.Arrays;

    public override void Write(object data, IBufferWriter<byte> body) => body.Write(TCompressor.Compress(TCodec.Serialize(data)));

    public override object Read(in ReadOnlySequence<byte> body) => TCodec.Deserialize(TCompressor.Decompress(body.ToArray()));
}
