using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;

namespace SerializationBenchmarks.Output.Pages;

/// <summary>A record beside the first one of its study, as a page has it.</summary>
/// <param name="Machine">In which respect the machine is another; null if it is alike.</param>
/// <param name="Code">In which respect the measured code is another; null if it is the same.</param>
internal sealed record PageComparison(
    int First,
    int Other,
    string? Machine,
    string? Code,
    IReadOnlyList<PageComparison.Case> Cases,
    IReadOnlyList<PageComparison.OnlyCase> Unpaired)
{
    /// <summary>Compares two records.</summary>
    public static PageComparison Of(int first, RunRecord firstRecord, int other, RunRecord otherRecord)
    {
        var comparison = new RecordComparison(firstRecord, otherRecord);
        return new PageComparison(
            first,
            other,
            firstRecord.Environment.FirstMachineDifference(otherRecord.Environment),
            firstRecord.Environment.FirstCodeDifference(otherRecord.Environment),
            [.. comparison.Cases.Select(@case => new Case(@case.Key.Operation, @case.Key.Model, @case.Key.Serializer, @case.Ratio, @case.Verdict))],
            [.. comparison.Unpaired.Select(@case => new OnlyCase(@case.Key.ToString(), @case.Verdict))]);
    }

    /// <summary>A case of both.</summary>
    internal sealed record Case(string Operation, string Model, string Serializer, double Ratio, string Verdict);

    /// <summary>A case of one alone.</summary>
    internal sealed record OnlyCase(string Name, string Verdict);
}
