using System.IO.Compression;

namespace SerializationBenchmarks.Benchmarks.Studies.Vocabulary;

/// <summary>gzip.</summary>
public readonly struct Gzip : ICompression
{
    /// <inheritdoc/>
    public static Stream Compress(Stream file) => new GZipStream(file, CompressionLevel.Optimal, leaveOpen: true);

    /// <inheritdoc/>
    public static Stream Decompress(Stream file) => new GZipStream(file, CompressionMode.Decompress);
}
