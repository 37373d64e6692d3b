using System.Globalization;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Rendering.Tables;
using SerializationBenchmarks.Benchmarks.Statistics;
using SerializationBenchmarks.Benchmarks.Studies;
using SerializationBenchmarks.Pages.Pictures;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Pages.Front;

/// <summary>The part of README.md that is computed: which library to pick, a row a library, two pictures, and what the machine was.</summary>
internal static class FrontPage
{
    /// <summary>Renders the part as Markdown.</summary>
    /// <param name="record">The run.</param>
    /// <param name="facts">What is known of the libraries.</param>
    /// <param name="fresh">The run of <see cref="FreshColumn.Study"/>; null for none.</param>
    /// <param name="source">Where the figures come from, as Markdown.</param>
    /// <param name="compressed">The lengths of compressed payloads; null where they are not known.</param>
    /// <param name="all">All records of the run's study and of <see cref="FreshColumn.Study"/>, over which sentences give a range.</param>
    public static string Render(RunRecord record, AllFacts facts, RunRecord? fresh, string source, CompressedSizes? compressed, IReadOnlyList<RunRecord> all)
    {
        var limit = LimitOf(record, all);
        var table = new ShortTable(record with { Serializers = [.. record.Serializers.Where(serializer => serializer.Version is null)] }, fresh, limit); // What an upgrade changes stands on its own page.
        var pictures = Picture.Render(record, Picture.Of(record).Where(picture => picture.Model == table.Model), PictureFiles.Folder);
        var leftOut = MissingCases.LeftOut(record);
        return $"""
            {PickTable.Render(table, facts)}
            By the time to write and read one `{table.Model}`. {Leaving(table, all)}

            {pictures}

            ### What a call takes

            {table.Render(facts, compressed, isPadded: false)}
            Bold: the best, and what is not significantly slower: equal things are up to {limit.ToString("P0", CultureInfo.InvariantCulture)} apart. *Allocated*: by both calls. {(table.FreshNote is { Length: > 0 } note ? $"{note} " : "")}{Machine(record, source)}
            {(leftOut.Length > 0 ? $"\n{leftOut}" : "")}
            ### What each can do

            {AbilityTable.Render(table, facts)}
            Each [was tried](docs/serializers.md) ([languages](docs/languages.md)), unless it says "documented".
            """.TrimEnd() + "\n";
    }

    // Records of today measure more twins than older ones, and so know better how far apart equal things are: of several, the median's.
    private static double LimitOf(RunRecord record, IReadOnlyList<RunRecord> all)
    {
        Twins[] twins = [.. all.Where(other => other.Study == record.Study).Append(record).Select(Twins.Of)];
        var most = twins.Max(one => one.Serializers);
        double[] limits = [.. twins.Where(one => one.Serializers == most).Select(one => one.Limit).Order()];
        return Math.Max(Twins.Of(record).Limit, limits[limits.Length / 2]);
    }

    private static string Leaving(ShortTable table, IReadOnlyList<RunRecord> all) => LeavingSentence.Render(
        all.Where(record => record.Study == Study.All[0].Name).Select(record => new ShortTable(record)).Where(other => other.Model == table.Model),
        all.Where(record => record.Study == FreshColumn.Study.Name).Select(record => new FreshColumn(record, table.Model!, record.Environment)));

    private static string Machine(RunRecord record, string source)
    {
        var environment = record.Environment;
        return $"Measured on {environment.Cpu}, {NumberText.Count(environment.Cores, "logical core")}, {environment.Runtime}: {source}.";
    }
}
