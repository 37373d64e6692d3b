using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies.Polymorphism;

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
