namespace SerializationBenchmarks.Benchmarks.Studies.Vocabulary;

/// <summary>A compression of the base class library, at the level that .NET usually takes.</summary>
public interface ICompression
{
    /// <summary>Makes the compressing stream over a file's, which stays open.</summary>
    /// <param name="file">The file.</param>
    static abstract Stream Compress(Stream file);

    /// <summary>Makes the decompressing stream over a file's.</summary>
    /// <param name="file">The file.</param>
    static abstract Stream Decompress(Stream file);
}
