namespace SerializationBenchmarks.Benchmarks.Studies.Vocabulary;

/// <summary>Writes and reads a compressed file whole.</summary>
/// <typeparam name="TCompression">The compression.</typeparam>
internal static class CompressedFile<TCompression>
    where TCompression : struct, ICompression
{
    /// <summary>Writes a file.</summary>
    /// <param name="path">Where to; a file that is there is replaced.</param>
    /// <param name="payload">What it holds uncompressed.</param>
    /// <returns>The file's length.</returns>
    public static long Write(string path, byte[] payload)
    {
        using var file = File.Create(path);
        using (var compressed = TCompression.Compress(file))
            compressed.Write(payload);
        return new FileInfo(path).Length;
    }

    /// <summary>Reads a file.</summary>
    /// <param name="path">The file.</param>
    /// <returns>What it holds uncompressed.</returns>
    public static byte[] Read(string path)
    {
        using var file = File.OpenRead(path);
        using var decompressed = TCompression.Decompress(file);
        using var payload = new MemoryStream();
        decompressed.CopyTo(payload);
        return payload.ToArray();
    }
}
