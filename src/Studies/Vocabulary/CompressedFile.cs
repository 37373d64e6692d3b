using System.IO.Compression;

namespace SerializationBenchmarks.Studies.Vocabulary;

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
