using System.ComponentModel;
using System.Diagnostics;
using System.Text.Json;
using SerializationBenchmarks.Output.Pages;
using SerializationBenchmarks.Pages.Records;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Pages.Pictures;

/// <summary>The pictures of README.md and of studies' pages, light and dark, drawn in Node.js by what draws pages.</summary>
internal static class PictureFiles
{
    private static readonly string _script = Path.Combine(AppContext.BaseDirectory, "web", "pictures.mjs");

    /// <summary>The folder of pictures, relative to the repository's root.</summary>
    public const string Folder = "docs/pictures";

    /// <summary>Draws the pictures of records anew.</summary>
    /// <exception cref="UserErrorException">A file cannot be written; it is as it was.</exception>
    public static string Update(string root, IEnumerable<(string Name, RunRecord Record)> records)
    {
        var drawn = 0;
        foreach (var (name, record) in records.Where(record => Picture.Of(record.Record).Count > 0))
        {
            if (RecordPage.WhyNoFigures(record) is not null)
            {
                foreach (var stale in Picture.Of(record).SelectMany(picture => new[] { $"{picture.Name}-dark.svg", $"{picture.Name}-light.svg" }))
                    File.Delete(Path.Combine(root, Folder, stale));
                continue;
            }

            if (Draw(record, name) is not { } pictures)
                return $"{Folder} is as it was: drawing needs Node.js 20 or later, also when this program is built.";
            foreach (var (file, svg) in pictures.Select(picture => (Path.Combine(root, Folder, picture.Key), picture.Value)).Where(picture => !File.Exists(picture.Item1) || File.ReadAllText(picture.Item1) != picture.Value))
                AtomicFile.WriteAllText(file, svg);
            drawn += pictures.Count;
        }

        return $"{NumberText.Count(drawn, "picture")} {(drawn == 1 ? "is" : "are")} drawn.";
    }

    /// <summary>Draws the pictures of a record.</summary>
    /// <returns>The texts of the files by their names; null where there is no Node.js, or was none when the program was built.</returns>
    public static IReadOnlyDictionary<string, string>? Draw(RunRecord record, string path)
    {
        if (!File.Exists(_script))
            return null;
        try
        {
            var input = new PictureData(PageRecord.Of(Path.GetFileName(path), record), Picture.Of(record)).ToJson();
            var (exitCode, output, error) = OtherProgram.Run(new ProcessStartInfo("node", [_script]), input, Patience.WithTrials, static () => { });
            return exitCode == 0
                ? JsonSerializer.Deserialize<Dictionary<string, string>>(output)
                : throw new UserErrorException($"{_script} failed: {error.Trim().Split('\n')[^1]}");
        }
        catch (Win32Exception)
        {
            return null;
        }
        catch (TimeoutException exception)
        {
            throw new UserErrorException($"{_script}: {exception.Message}.");
        }
    }
}

/// <summary>What the script that draws pictures is given.</summary>
internal sealed record PictureData(PageRecord Record, IReadOnlyList<Picture> Pictures)
{
    /// <summary>Writes the data as JSON.</summary>
    public string ToJson() => JsonSerializer.Serialize(this, PageData.Options);
}
