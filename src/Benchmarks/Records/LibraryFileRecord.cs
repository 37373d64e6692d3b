namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>A file of a library in the tables, or of one that such a library needs.</summary>
/// <param name="Name">The assembly's name.</param>
/// <param name="Sha256">The SHA-256 of the file, in lower-case hexadecimal digits.</param>
/// <param name="Version">The informational version, with the commit if the library names it; null if the file has none.</param>
/// <param name="Source">
/// Where the file's package came from: "package source" (an address) or "local" (a folder); null where that cannot be found out, as
/// for what comes with the runtime.
/// </param>
public sealed record LibraryFileRecord(string Name, string Sha256, string? Version = null, string? Source = null)
{
    /// <summary>The source of a package that came from a folder.</summary>
    public const string Local = "local";

    /// <summary>The source of a package that came from an address.</summary>
    public const string PackageSource = "package source";
}
