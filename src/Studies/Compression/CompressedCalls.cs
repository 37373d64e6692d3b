using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Measuring.Engine;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Compression;

/// <summary>Writes and compresses, or decompresses and reads, the only value or all of a user's samples.</summary>
public class CompressedCalls<TCodec, TCompressor> : IStores
    where TCodec : struct, ICodec
    where TCompressor : struct, ICompressor
{
    private object[] _data = [];

    private byte[][] _compressed = [];

    public double StoredBytes => _compressed.Sum(compressed => compressed.Length);

    /// <summary>Prepares values and what is made of them.</summary>
    /// <exception cref="InvalidOperationException">A payload does not come back.</exception>
    [GlobalSetup]
    public void Setup()
    {
        _data = [.. (TCodec.Samples?.Select(TCodec.FromModel)) ?? [TCodec.Create()]];
        byte[][] payloads = Array.ConvertAll(_data, TCodec.Serialize);
        _compressed = Array.ConvertAll(payloads, TCompressor.Compress);
        if (!_compressed.Select(TCompressor.Decompress).Zip(payloads).All(pair => pair.First.AsSpan().SequenceEqual(pair.Second)))
            throw new InvalidOperationException($"{typeof(TCompressor).Name} does not give the payload back.");
    }

    /// <summary>The timed method of writing.</summary>
    [Benchmark]
    public byte[] Write()
    {
        byte[] made = [];
        foreach (var data in _data)
            made = TCompressor.Compress(TCodec.Serialize(data));
        return made;
    }

    /// <summary>The timed method of reading.</summary>
    [Benchmark]
    public object? Read()
    {
        object? made = null;
        foreach (var compressed in _compressed)
            made = TCodec.Deserialize(TCompressor.Decompress(compressed));
        return made;
    }
}
