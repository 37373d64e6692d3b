using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>The commands of schemas/README.md.</summary>
internal static class SchemaCommands
{
    /// <summary>Runs a block of them.</summary>
    /// <param name="compiler">The program that the block begins with.</param>
    /// <param name="folder">A copy of the folder in which they are to be run.</param>
    public static void Run(string compiler, string folder)
    {
        var commands = File.ReadLines(Path.Combine(RepositoryRoot.Find(), "schemas", "README.md"))
            .SkipWhile(line => !line.StartsWith($"    {compiler} ", StringComparison.Ordinal))
            .TakeWhile(line => line.StartsWith("    ", StringComparison.Ordinal));
        Tool.Run("bash", folder, "-e", "-c", string.Join('\n', commands));
    }
}
