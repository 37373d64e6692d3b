using System.IO.Compression;

namespace SerializationBenchmarks.Benchmarks.Studies.Vocabulary;

/// <summary>Writes and reads a compressed file whole.</summary>
internal static class CompressedFile
{
    /// <summary>Writes a file.</summary>
    /// <param name="path">Where to; a file that is there is replaced.</param>
    /// <param name="payload">What it holds uncompressed.</param>
    /// <param name="compress">Makes the compressing stream over the file's.</param>
    /// <returns>The file's length.</returns>
    public static long Write(string path, byte[] payload, Func<Stream, Stream> compress)
    {
        using var file = File.Create(path);
        using (var compressed = compress(file))
            compressed.Write(payload);
        return new FileInfo(path).Length;
    }

    /// <summary>Reads a file.</summary>
    /// <param name="path">The file.</param>
    /// <param name="decompress">Makes the decompressing stream over the file's.</param>
    /// <returns>What it holds uncompressed.</returns>
    public static byte[] Read(string path, Func<Stream, Stream> decompress)
    {
        using var file = File.OpenRead(path);
        using var decompressed = decompress(file);
        using var payload = new MemoryStream();
        decompressed.CopyTo(payload);
        return payload.ToArray();
    }

    /// <summary>gzip at .NET's usual level.</summary>
    /// <param name="file">The file; it stays open.</param>
    public static Stream Gzip(Stream file) => new GZipStream(file, CompressionLevel.Optimal, leaveOpen: true);

    /// <summary>Reads gzip.</summary>
    /// <param name="file">The file.</param>
    public static Stream Gunzip(Stream file) => new GZipStream(file, CompressionMode.Decompress);

    /// <summary>Brotli at .NET's usual level.</summary>
    /// <param name="file">The file; it stays open.</param>
    public static Stream Brotli(Stream file) => new BrotliStream(file, CompressionLevel.Optimal, leaveOpen: true);

    /// <summary>Reads Brotli.</summary>
    /// <param name="file">The file.</param>
    public static Stream Unbrotli(Stream file) => new BrotliStream(file, CompressionMode.Decompress);
}
