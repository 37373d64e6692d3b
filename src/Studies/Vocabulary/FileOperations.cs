using System.IO.Compression;
using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Vocabulary;

/// <summary>Serializes to a compressed file.</summary>
public abstract class SerializeToFile<TCodec, TCompression> : IFileOperation
    where TCodec : struct, ICodec
    where TCompression : struct, ICompression
{
    private readonly string _path = StudyFiles.GivenPathOf(typeof(SerializeToFile<TCodec, TCompression>));

    private object? _data;

    /// <summary>Writes the file that the value is read from, and the one that will be written, whose length is told.</summary>
    public static long Prepare(StudyFiles files, byte[] payload)
    {
        var path = files.PathOf(typeof(SerializeToFile<TCodec, TCompression>));
        File.WriteAllBytes(path + ".data", payload);
        return CompressedFile<TCompression>.Write(path, payload);
    }

    /// <summary>Reads the data.</summary>
    [GlobalSetup]
    public void Setup() => _data = TCodec.Deserialize(File.ReadAllBytes(_path + ".data"));

    /// <summary>The timed method.</summary>
    [Benchmark]
    public long Run() => CompressedFile<TCompression>.Write(_path, TCodec.Serialize(_data!));
}

/// <inheritdoc cref="SerializeToFile{TCodec, TCompression}"/>
[Operation(1, "Serialize to a file, gzip", WritesPayload = true)]
public class SerializeToGzip<TCodec> : SerializeToFile<TCodec, Gzip>
    where TCodec : struct, ICodec;

/// <inheritdoc cref="SerializeToFile{TCodec, TCompression}"/>
[Operation(3, "Serialize to a file, Brotli", WritesPayload = true)]
public class SerializeToBrotli<TCodec> : SerializeToFile<TCodec, Brotli>
    where TCodec : struct, ICodec;

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

/// <summary>Writes and reads a compressed file whole.</summary>
internal static class CompressedFile<TCompression>
    where TCompression : struct, ICompression
{
    /// <summary>Writes a file.</summary>
    public static long Write(string path, byte[] payload)
    {
        using var file = File.Create(path);
        using (var compressed = TCompression.Compress(file))
            compressed.Write(payload);
        return new FileInfo(path).Length;
    }

    /// <summary>Reads a file.</summary>
    public static byte[] Read(string path)
    {
        using var file = File.OpenRead(path);
        using var decompressed = TCompression.Decompress(file);
        using var payload = new MemoryStream();
        decompressed.CopyTo(payload);
        return payload.ToArray();
    }
}

/// <summary>A compression of the base class library, at the level that .NET usually takes.</summary>
public interface ICompression
{
    /// <summary>Makes the compressing stream over a file's, which stays open.</summary>
    static abstract Stream Compress(Stream file);

    /// <summary>Makes the decompressing stream over a file's.</summary>
    static abstract Stream Decompress(Stream file);
}

/// <summary>gzip.</summary>
public readonly struct Gzip : ICompression
{
    public static Stream Compress(Stream file) => new GZipStream(file, CompressionLevel.Optimal, leaveOpen: true);

    public static Stream Decompress(Stream file) => new GZipStream(file, CompressionMode.Decompress);
}

/// <summary>Brotli.</summary>
public readonly struct Brotli : ICompression
{
    public static Stream Compress(Stream file) => new BrotliStream(file, CompressionLevel.Optimal, leaveOpen: true);

    public static Stream Decompress(Stream file) => new BrotliStream(file, CompressionMode.Decompress);
}
