using SerializationBenchmarks.Models;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>The files of Golden/.</summary>
internal static class Golden
{
    private static readonly string _folder = Path.Combine(RepositoryRoot.Find(), "tests", "Tests", "Golden");

    /// <summary>The format and model of each file.</summary>
    public static IReadOnlyList<(string Format, string Model)> Files { get; } =
    [
        .. Directory.EnumerateFiles(_folder, "*", SearchOption.AllDirectories)
            .Select(file => (Path.GetFileName(Path.GetDirectoryName(file))!, Path.GetFileNameWithoutExtension(file))),
    ];

    /// <summary>Reads the file of a format and model.</summary>
    public static byte[] Read(string format, string model)
    {
        var path = Path.Combine(_folder, format, model + ".hex");
        Assert.True(File.Exists(path), $"Nobody wrote down the bytes of {model} in {format}: write {Path.GetRelativePath(RepositoryRoot.Find(), path)} from the format's specification, and the same with offsets into docs/wire-formats.md.");
        return Read(path);
    }

    /// <summary>Reads a file: what follows # is a comment, and space is free.</summary>
    public static byte[] Read(string path) =>
        Convert.FromHexString(string.Concat(File.ReadLines(path).SelectMany(line => line.Split('#')[0]).Where(character => character != ' ')));
}
