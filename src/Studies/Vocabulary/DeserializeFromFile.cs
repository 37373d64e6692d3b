using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Vocabulary;

/// <summary>Reads a compressed file and deserializes it.</summary>
public abstract class DeserializeFromFile<TCodec, TCompression> : IFileOperation
    where TCodec : struct, ICodec
    where TCompression : struct, ICompression
{
    private readonly string _path = StudyFiles.GivenPathOf(typeof(DeserializeFromFile<TCodec, TCompression>));

    public static long Prepare(StudyFiles files, byte[] payload) => CompressedFile<TCompression>.Write(files.PathOf(typeof(DeserializeFromFile<TCodec, TCompression>)), payload);

    /// <summary>The timed method.</summary>
    [Benchmark]
    public object Run() => TCodec.Deserialize(CompressedFile<TCompression>.Read(_path));
}

/// <inheritdoc cref="DeserializeFromFile{TCodec, TCompression}"/>
[Operation(2, "Deserialize from a file, gzip", WritesPayload = true)]
public class DeserializeFromGzip<TCodec> : DeserializeFromFile<TCodec, Gzip>
    where TCodec : struct, ICodec;

/// <inheritdoc cref="DeserializeFromFile{TCodec, TCompression}"/>
[Operation(4, "Deserialize from a file, Brotli", WritesPayload = true)]
public class DeserializeFromBrotli<TCodec> : DeserializeFromFile<TCodec, Brotli>
    where TCodec : struct, ICodec;
