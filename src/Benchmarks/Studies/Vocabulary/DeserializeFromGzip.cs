using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Vocabulary;

/// <summary>Reads a file that gzip compressed, and deserializes it.</summary>
/// <typeparam name="TCodec">The serializer on the model.</typeparam>
[Operation(2, "Deserialize from a file, gzip", WritesPayload = true)]
public class DeserializeFromGzip<TCodec>
    where TCodec : struct, ICodec
{
    private readonly string _path = StudyFiles.PathOf(typeof(DeserializeFromGzip<TCodec>));

    /// <summary>Writes the file.</summary>
    /// <param name="payload">What it holds uncompressed.</param>
    /// <returns>Its length.</returns>
    public static long Prepare(byte[] payload) =>
        CompressedFile.Write(StudyFiles.PathOf(typeof(DeserializeFromGzip<TCodec>)), payload, CompressedFile.Gzip);

    /// <summary>The timed method.</summary>
    [Benchmark]
    public object Run() => TCodec.Deserialize(CompressedFile.Read(_path, CompressedFile.Gunzip));
}
