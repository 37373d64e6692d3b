using System.Globalization;
using SerializationBenchmarks.Output.Studies;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies.Streams;

namespace SerializationBenchmarks.Pages.Studies;

/// <summary>What the page of the study streams begins with.</summary>
internal static class StreamsPage
{
    /// <summary>The answer of a record; empty where it lacks what that takes.</summary>
    public static string Answer(RunRecord record)
    {
        var figures = new StudyFigures(record);
        var known = (from serializer in record.Serializers.Select(serializer => serializer.Name)
                     let whole = figures.Of(nameof(ReadAtOnce<>), serializer)
                     let each = figures.Of(nameof(ReadEach<>), serializer)
                     let first = figures.Of(nameof(ReadFirst<>), serializer)
                     where whole is not null && each is not null && first is not null
                     select (First: first.Elapsed / 1e6, Whole: whole.Elapsed / 1e6, Ratio: each.RatioTo(whole), Memory: each.PeakMemory / (1 << 20), AtOnce: whole.PeakMemory / (1 << 20))).ToArray();
        return known.Length < 2 ? "" : string.Create(
            CultureInfo.InvariantCulture,
            $"Element by element, the first of 100,000 persons is there after {known.Min(row => row.First):0.0} to {known.Max(row => row.First):0.0} ms and not after {known.Min(row => row.Whole):0} to {known.Max(row => row.Whole):0}, and reading takes {known.Min(row => row.Memory):0} to {known.Max(row => row.Memory):0} MiB and not {known.Min(row => row.AtOnce):0} to {known.Max(row => row.AtOnce):0}. All of them take {NumberText.Ratio(known.Min(row => row.Ratio))} to {NumberText.Ratio(known.Max(row => row.Ratio))} times the processor time of reading at once.");
    }
}
