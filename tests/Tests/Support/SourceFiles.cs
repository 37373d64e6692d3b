using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>The C# files of projects.</summary>
internal static class SourceFiles
{
    /// <summary>The names of the folders of src: a project each.</summary>
    public static IReadOnlyList<string> Projects { get; } =
        [.. new DirectoryInfo(Path.Combine(RepositoryRoot.Find(), "src")).GetDirectories().Select(folder => folder.Name).Order(StringComparer.Ordinal)];

    /// <summary>The files of a project that are written and not generated, with their paths in it.</summary>
    /// <param name="folder">The names from the repository's root to the project.</param>
    public static IReadOnlyList<(string Path, string Text)> Of(params string[] folder)
    {
        var root = Path.Combine([RepositoryRoot.Find(), .. folder]);
        var files = Directory.GetFiles(root, "*.cs", SearchOption.AllDirectories)
            .Select(path => Path.GetRelativePath(root, path))
            .Where(path => !path.EndsWith(".g.cs", StringComparison.Ordinal) && path.Split(Path.DirectorySeparatorChar)[0] is not ("bin" or "obj"))
            .Select(path => (path, File.ReadAllText(Path.Combine(root, path)).ReplaceLineEndings("\n")))
            .ToArray();
        Assert.NotEmpty(files);
        return files;
    }
}
