using System.IO.Compression;

namespace SerializationBenchmarks.Benchmarks.Studies.Vocabulary;

/// <summary>Brotli.</summary>
public readonly struct Brotli : ICompression
{
    /// <inheritdoc/>
    public static Stream Compress(Stream file) => new BrotliStream(file, CompressionLevel.Optimal, leaveOpen: true);

    /// <inheritdoc/>
    public static Stream Decompress(Stream file) => new BrotliStream(file, CompressionMode.Decompress);
}
