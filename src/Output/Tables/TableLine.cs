using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;

namespace SerializationBenchmarks.Output.Tables;

/// <summary>A line of a table before it is text: the figures that tables and pages share.</summary>
/// <param name="Figures">The case's figures; null if there is no case.</param>
/// <param name="Ratio">The time as a multiple of that of the table's first case; null without times that say something.</param>
/// <param name="Rank">The place in the table; null where the run judges nothing.</param>
internal sealed record TableLine(
    SerializerRecord Serializer,
    CaseFigures? Figures,
    double? Ratio,
    int? Rank,
    IReadOnlyList<string> Notes)
{
    /// <summary>The figures whose times say something; null where they are not longer than the loop's own.</summary>
    public CaseFigures? Told => Figures is { IsBelowTheLoop: false } ? Figures : null;
}
