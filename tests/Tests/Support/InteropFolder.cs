using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>The folder tests/Interop, with a script for Node and the packages that it needs.</summary>
internal static class InteropFolder
{
    public const string Installation = "run 'npm ci --ignore-scripts' in tests/Interop";

    public static readonly string Path = System.IO.Path.Combine(RepositoryRoot.Find(), "tests", "Interop");

    public static readonly string Packages = System.IO.Path.Combine(Path, "node_modules");
}
