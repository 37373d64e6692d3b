using System.ComponentModel;
using System.Diagnostics;
using System.Text.Json;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Rendering.Tables;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Benchmarks.Rendering.Pages;

/// <summary>The pictures of README.md and of studies' pages, light and dark, drawn in Node.js by what draws pages.</summary>
internal static class PictureFiles
{
    private static readonly string _script = Path.Combine(AppContext.BaseDirectory, "web", "pictures.mjs");

    /// <summary>Draws a record's pictures anew, where the repository has a folder for them.</summary>
    /// <param name="record">The run.</param>
    /// <param name="path">The record's file.</param>
    /// <returns>What became of them, in a sentence; null where there is nothing to draw.</returns>
    /// <exception cref="UserErrorException">A file cannot be written; it is as it was.</exception>
    public static string? Update(RunRecord record, string path)
    {
        var folder = Path.Combine(RepositoryRoot.Find(), RecordPages.PictureFolder);
        if (!Directory.Exists(folder) || Picture.Of(record).Count == 0 || Repeatability.WhyNoPage(record) is not null)
            return null;
        if (Draw(record, path) is not { } pictures)
            return $"{RecordPages.PictureFolder} is as it was: drawing needs Node.js 20 or later, also when this program is built.";
        foreach (var (name, svg) in pictures)
            AtomicFile.WriteAllText(Path.Combine(folder, name), svg);
        return $"{RecordPages.PictureFolder} is updated.";
    }

    /// <summary>Draws the pictures of a record.</summary>
    /// <param name="record">The run.</param>
    /// <param name="path">The record's file.</param>
    /// <returns>The texts of the files by their names; null where there is no Node.js, or was none when the program was built.</returns>
    public static IReadOnlyDictionary<string, string>? Draw(RunRecord record, string path)
    {
        if (!File.Exists(_script))
            return null;
        try
        {
            var input = new PictureData(PageRecord.Of(Path.GetFileName(path), record), Picture.Of(record)).ToJson();
            var (exitCode, output, error) = OtherProgram.Run(new ProcessStartInfo("node", [_script]), input);
            return exitCode == 0
                ? JsonSerializer.Deserialize<Dictionary<string, string>>(output)
                : throw new UserErrorException($"{_script} failed: {error.Trim().Split('\n')[^1]}");
        }
        catch (Win32Exception)
        {
            return null;
        }
    }
}

/// <summary>What the script that draws pictures is given.</summary>
/// <param name="Record">The figures.</param>
/// <param name="Pictures">What to draw of them.</param>
internal sealed record PictureData(PageRecord Record, IReadOnlyList<Picture> Pictures)
{
    /// <summary>Writes the data as JSON.</summary>
    public string ToJson() => JsonSerializer.Serialize(this, PageData.Options);
}
