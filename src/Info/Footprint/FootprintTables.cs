using System.Globalization;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Info.Footprint;

/// <summary>Renders footprints as Markdown.</summary>
internal static class FootprintTables
{
    private const string About = """
        What each library adds to the size of a published program that serializes and deserializes one `Complex`: the size of all files in
        the publish folder, without symbols, minus that of the same program without a library. Every program is run after publishing; one that
        fails, or reads another value than it wrote, has no size. Those of MessagePack and Fory name in a `[DynamicDependency]` what the library
        makes by reflection: with it, MessagePack works under NativeAOT and Fory where it is trimmed. In a framework-dependent program System.Text.Json is
        part of the installed runtime, so only the program's own code for it is counted.

        """;

    /// <summary>Renders the table with its footnotes.</summary>
    /// <param name="report">The footprints.</param>
    public static string Write(FootprintReport report)
    {
        FootprintReport.Way[] ways = [.. report.Ways.Where(way => way.Without.Bytes is not null)];
        var table = new MarkdownTable([Column.Text("Serializer"), Column.Text("Library"), .. ways.Select(way => Column.Number($"{way.Name}, KiB"))]);
        table.AddRow(["*the program without a library*", "", .. ways.Select(way => KiB(way.Without.Bytes))]);
        foreach (var line in report.Lines)
            table.AddRow([line.Serializer, line.Library, .. line.Added.Where((_, index) => ways.Contains(report.Ways[index])).Select(added => KiB(added?.Bytes))]);

        var missing = report.Lines.SelectMany(line => line.Added.Index()
            .Where(added => added.Item?.Reason is not null)
            .Select(added => ($"{line.Serializer} ({report.Ways[added.Index].Name})", added.Item!.Reason!)));
        var foot = LeftOutNote.Lines("n/a", report.Ways.Where(way => way.Without.Reason is not null).Select(way => (way.Name, way.Without.Reason!)).Concat(missing)) + LeftOutNote.Write(report.LeftOut);
        return $"{About}\n{table}{(foot.Length > 0 ? "\n" : "")}{foot}";
    }

    private static string KiB(long? bytes) => bytes is { } length ? (length / 1024.0).ToString("N0", CultureInfo.InvariantCulture) : "n/a";
}
