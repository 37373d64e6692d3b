using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Vocabulary;

/// <summary>Serializes to a file that gzip compresses.</summary>
/// <typeparam name="TCodec">The serializer on the model.</typeparam>
[Operation(1, "Serialize to a file, gzip", WritesPayload = true)]
public class SerializeToGzip<TCodec>
    where TCodec : struct, ICodec
{
    private readonly string _path = StudyFiles.PathOf(typeof(SerializeToGzip<TCodec>));

    private object? _data;

    /// <summary>Writes the file that the data is read from.</summary>
    /// <param name="payload">What is to be serialized, serialized.</param>
    /// <returns>The length of the file that will be written.</returns>
    public static long Prepare(byte[] payload)
    {
        var path = StudyFiles.PathOf(typeof(SerializeToGzip<TCodec>));
        var length = CompressedFile.Write(path, payload, CompressedFile.Gzip);
        File.WriteAllBytes(path + ".data", payload);
        return length;
    }

    /// <summary>Reads the data.</summary>
    [GlobalSetup]
    public void Setup() => _data = TCodec.Deserialize(File.ReadAllBytes(_path + ".data"));

    /// <summary>The timed method.</summary>
    [Benchmark]
    public long Run() => CompressedFile.Write(_path, TCodec.Serialize(_data!), CompressedFile.Gzip);
}
