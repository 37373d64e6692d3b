using System.Globalization;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Output.Studies;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies.Polymorphism;
using SerializationBenchmarks.Studies.Streams;

namespace SerializationBenchmarks.Pages.Studies;

/// <summary>What the page of the study polymorphism begins with.</summary>
internal static class PolymorphismPage
{
    /// <summary>The answer of a record; empty where it lacks what that takes.</summary>
    public static string Answer(RunRecord record)
    {
        var figures = record.Cases.ToDictionary(@case => @case.Key, CaseFigures.Of);
        var labels = RowLabels.Of(record);
        var (write, read) = (Ratios(nameof(SerializeOnce<>)), Ratios(nameof(DeserializeOnce<>)));
        return write.Length < 2 || read.Length < 2 ? ""
            : $"A list of subtypes takes {Range(write)} times as long to write as the same data in one type, and {Range(read)} times as long to read. Most libraries refuse a subtype that they were not told of; MessagePack and Nerdbank.MessagePack lose it, or a part of it, without a word.";

        (string Serializer, double Ratio)[] Ratios(string operation) =>
        [
            .. from serializer in record.Serializers
               let subtypes = figures.GetValueOrDefault(new CaseKey(operation, serializer.Name, nameof(Subtypes)))
               let oneType = figures.GetValueOrDefault(new CaseKey(operation, serializer.Name, nameof(OneType)))
               where subtypes is not null && oneType is not null
               let ratio = subtypes.RatioTo(oneType)
               orderby ratio
               select (labels[serializer.Name], ratio),
        ];

        static string Range((string Serializer, double Ratio)[] ratios) =>
            $"{NumberText.Ratio(ratios[0].Ratio)} ({ratios[0].Serializer}) to {NumberText.Ratio(ratios[^1].Ratio)} ({ratios[^1].Serializer})";
    }
}

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
