using System.Globalization;
using System.Text.Json;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Pages.Pictures;
using SerializationBenchmarks.Pages.Records;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Pages.Front;

/// <summary>The part of README.md that is computed: which library to pick, a row a library, a picture, and what the machine was.</summary>
internal static class FrontPage
{
    /// <summary>Renders the part as Markdown.</summary>
    /// <param name="fresh">The run of <see cref="FreshColumn.Study"/>; null for none.</param>
    public static string Render(RunRecord record, AllFacts facts, RunRecord? fresh, string source, IReadOnlyList<RunRecord> all)
    {
        var model = record.Models[^1];
        var shown = Of(record, model);
        RunRecord[] alike = [.. Alike(shown, all, model)];
        var table = new ShortTable(ReadmeRows.Of(record), fresh is null ? [] : [fresh, .. Alike(Of(fresh, model), all, model)], Limit.Of(record), alike);
        var picture = Picture.Render(record, Picture.Of(record), PictureFiles.Folder);
        var leftOut = MissingCases.LeftOut(record);
        var elsewhere = ReadmeRows.Elsewhere(record);
        return $"""
            {WhatWasMeasured(table)}
            {Machine(record, source, [shown, .. alike.Where(other => CalibrationTable.AreAlike(shown, other))])}{Ratios([record, .. alike])}{LayoutShift.Render(all, table.Model)}

            {picture}

            ## Which one to pick

            {PickTable.Render(table, facts)}
            {Leaving(table, all)}

            ### What a call takes

            {table.Render(facts, isPadded: false)}
            Bold: fastest, and what cannot be told from it. *Allocated*: by both calls.{(table.FreshNote is { Length: > 0 } note ? $" {note}" : "")}
            {(elsewhere.Count > 0 ? $"[Not here]({RecordPage.Results}), slower than a row that does as much: {string.Join(", ", elsewhere)}.\n" : "")}{(leftOut.Length > 0 ? $"\n{leftOut}" : "")}
            ### What each can do

            {AbilityTable.Render(table, facts)}
            [How tried; licences](docs/serializers.md); [changed values](docs/fidelity.md).
            """.TrimEnd() + "\n";
    }

    // The value itself says more than its size: a reader holds his own against it.
    private static string WhatWasMeasured(ShortTable table)
    {
        if (Model.BuiltIn.FirstOrDefault(model => model.Name == table.Model) is not { } model)
            return "";
        var json = JsonSerializer.Serialize(model.Sample, model.Type);
        return $"""
            A call writes or reads this value ({NumberText.Number(json.Length)} bytes of JSON):

            ```json
            {Shortened(json)}
            ```

            """;
    }

    // On two lines, without the elements of its list.
    private static string Shortened(string json)
    {
        var (start, end) = (json.IndexOf(":[", StringComparison.Ordinal) + 2, json.LastIndexOf(']'));
        if (start < 2)
            return json;
        var elements = json[start..end].Split("},{").Length;
        var text = $"{json[..start]}{string.Join(',', Enumerable.Repeat("{…}", elements))}{json[end..]}";
        var middle = text.IndexOf(',', text.Length / 3) + 1;
        return $"{text[..middle]}\n {text[middle..]}";
    }

    private static string Leaving(ShortTable table, IReadOnlyList<RunRecord> all) => LeavingTable.Render(
        all.Where(record => record.Study == Study.All[0].Name).Select(record => new ShortTable(record)).Where(other => other.Model == table.Model),
        all.Where(record => record.Study == FreshColumn.Study.Name).Select(record => new FreshColumn([record], table.Model!, record.Environment)));

    private static string Machine(RunRecord record, string source, RunRecord[] repeated)
    {
        var environment = record.Environment;
        string[] sentences = [$"Measured on {environment.Cpu}, {NumberText.Count(environment.Cores, "logical core")}, {environment.Runtime} ({source}).", Repeatability.CannotTell(record), .. Repeatability.Calmness(record), .. Repeated(repeated)];
        return string.Join(' ', sentences);
    }

    // Runs that measured the model that the page shows in the same way, whatever others they have.
    private static IEnumerable<RunRecord> Alike(RunRecord shown, IReadOnlyList<RunRecord> all, string model) =>
        all.Where(other => other.Started != shown.Started).Select(other => Of(other, model)).Where(other => CalibrationTable.MeasureAlike(shown, other));

    private static RunRecord Of(RunRecord record, string model) => record with { Cases = [.. record.Cases.Where(@case => @case.Key.Model == model)] };

    // A ratio belongs to a processor: whoever has another one should know on how many it was found.
    private static string Ratios(RunRecord[] runs)
    {
        if (runs.Length == 1)
            return "";
        var processors = runs.Select(run => (run.Environment.Cpu, run.Environment.Processor)).Distinct().Count();
        string[] makers = [.. runs.Select(run => run.Environment.Cpu.Split(' ')[0]).Distinct()];
        return $" Ratios: geometric means of {NumberText.Count(runs.Length, "run")} on {NumberText.Count(processors, "processor")} of {string.Join(" and ", makers)}{(makers.Length == 1 ? " (no other met)" : "")}, or ranges over a tenth wide.";
    }

    // What one run cannot know of itself.
    private static IEnumerable<string> Repeated(RunRecord[] alike)
    {
        var drift = Calibration.All([.. alike.Index().SelectMany(first => alike[..first.Index].Select(other => Calibration.Of(new RecordComparison(first.Item, other))))]);
        if (drift.Drifts.Count > 0)
            yield return string.Create(CultureInfo.InvariantCulture, $"Between {NumberText.Count(alike.Length, "such run")}, the ratio of two libraries differs by {100 * drift.Drift(0.5):0.0} % in the median and {100 * drift.Drift(0.95):0.0} % at the 95th percentile.");
    }
}
