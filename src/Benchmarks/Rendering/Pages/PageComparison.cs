using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Statistics;

namespace SerializationBenchmarks.Benchmarks.Rendering.Pages;

/// <summary>A record beside the first one of its study, as a page has it.</summary>
/// <param name="First">The place of the first one among the page's records.</param>
/// <param name="Other">The place of the other one.</param>
/// <param name="Machine">In which respect the machine is another; null if it is alike.</param>
/// <param name="Code">In which respect the measured code is another; null if it is the same.</param>
/// <param name="Cases">The cases that both have.</param>
/// <param name="Unpaired">The cases that only one has, with the verdict.</param>
internal sealed record PageComparison(
    int First,
    int Other,
    string? Machine,
    string? Code,
    IReadOnlyList<PageComparison.Case> Cases,
    IReadOnlyList<PageComparison.OnlyCase> Unpaired)
{
    /// <summary>Compares two records.</summary>
    /// <param name="first">The place of the first one.</param>
    /// <param name="firstRecord">The first one.</param>
    /// <param name="other">The place of the other one.</param>
    /// <param name="otherRecord">The other one.</param>
    public static PageComparison Of(int first, RunRecord firstRecord, int other, RunRecord otherRecord)
    {
        var comparison = new RecordComparison(firstRecord, otherRecord);
        return new PageComparison(
            first,
            other,
            firstRecord.Environment.FirstMachineDifference(otherRecord.Environment),
            firstRecord.Environment.FirstCodeDifference(otherRecord.Environment),
            [.. comparison.Cases.Select(@case => new Case(@case.Key.Operation, @case.Key.Model, @case.Key.Serializer, PageCase.Of(@case.Ratio), @case.Verdict))],
            [.. comparison.Unpaired.Select(@case => new OnlyCase(@case.Key.ToString(), @case.Verdict))]);
    }

    /// <summary>A case of both.</summary>
    /// <param name="Operation">The operation's name.</param>
    /// <param name="Model">The model's name.</param>
    /// <param name="Serializer">The serializer's name.</param>
    /// <param name="Ratio">How many times as long it takes in the other one, with its interval.</param>
    /// <param name="Verdict">Whether it is faster, slower or the same in the other one.</param>
    internal sealed record Case(string Operation, string Model, string Serializer, IReadOnlyList<double>? Ratio, string Verdict);

    /// <summary>A case of one alone.</summary>
    /// <param name="Name">The case's name.</param>
    /// <param name="Verdict">Which record has it.</param>
    internal sealed record OnlyCase(string Name, string Verdict);
}
