using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>The C# files of src.</summary>
internal static class SourceFiles
{
    /// <summary>The files of a project that are written and not generated, with their paths in it.</summary>
    public static IReadOnlyList<(string Path, string Text)> Of(string project)
    {
        var root = Path.Combine(RepositoryRoot.Find(), "src", project);
        var files = Directory.GetFiles(root, "*.cs", SearchOption.AllDirectories)
            .Select(path => Path.GetRelativePath(root, path))
            .Where(path => !path.EndsWith(".g.cs", StringComparison.Ordinal) && path.Split(Path.DirectorySeparatorChar)[0] is not ("bin" or "obj"))
            .Select(path => (path, File.ReadAllText(Path.Combine(root, path)).ReplaceLineEndings("\n")))
            .ToArray();
        Assert.NotEmpty(files);
        return files;
    }
}
