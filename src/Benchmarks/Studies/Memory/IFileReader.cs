namespace SerializationBenchmarks.Benchmarks.Studies.Memory;

/// <summary>A codec that can go through a file without reading it whole first.</summary>
public interface IFileReader
{
    /// <summary>Goes through all packages and keeps none.</summary>
    /// <param name="path">The file.</param>
    /// <returns>How many there are, and the sum of their sizes.</returns>
    static abstract (int Packages, long Size) ReadThrough(string path);
}
