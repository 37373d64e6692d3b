namespace SerializationBenchmarks.Studies.Compression;

/// <summary>A compression as operations and tables name it.</summary>
/// <param name="Compressor">The struct that compresses.</param>
internal sealed record CompressionMethod(Type Compressor, string Title)
{
    /// <summary>All of them, from the one that does nothing to the one that usually compresses best.</summary>
    public static IReadOnlyList<CompressionMethod> All { get; } =
    [
        new(typeof(None), "none"),
        new(typeof(Lz4), "LZ4"),
        new(typeof(Snappy), "Snappy"),
        new(typeof(Zstandard), "Zstandard"),
        new(typeof(Brotli), "Brotli"),
        new(typeof(Gzip), "gzip"),
    ];

    /// <summary>Whether nothing is compressed.</summary>
    public bool IsNone => Compressor == typeof(None);

    /// <summary>The name of the operation that writes.</summary>
    public string Writing => nameof(CompressedCalls<,>.Write) + Compressor.Name;

    /// <summary>The name of the operation that reads.</summary>
    public string Reading => nameof(CompressedCalls<,>.Read) + Compressor.Name;
}
