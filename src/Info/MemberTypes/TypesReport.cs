using SerializationBenchmarks.Info.Facts;
using SerializationBenchmarks.Info.Values;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.MemberTypes;

/// <summary>What becomes of members of each type, as <c>--json</c> prints it.</summary>
internal sealed record TypesReport(
    IReadOnlyList<ListedSerializer> Serializers,
    IReadOnlyList<TypesGroup> Groups,
    IReadOnlyList<LeftOut> NotTried,
    IReadOnlyList<LeftOut> LeftOut)
{
    /// <summary>Puts what was found in the place of what was known. Types are those of this build.</summary>
    /// <param name="known">What was known; null for nothing.</param>
    public TypesReport Over(TypesReport? known) => this with
    {
        Serializers = Rows.Merge(known?.Serializers, Serializers, serializer => serializer.Name),
        Groups =
        [
            .. Groups.Select(group => group with
            {
                Types = [.. group.Types.Select(type => type with { Cells = Rows.Merge(Find(known, type)?.Cells, type.Cells, cell => cell.Serializer) })],
            }),
        ],
        NotTried = [.. Rows.Merge(known?.NotTried, NotTried, serializer => serializer.Serializer).Where(serializer => !Serializers.Any(tried => tried.Name == serializer.Serializer))],
        LeftOut = [],
    };

    private static TypesType? Find(TypesReport? report, TypesType type) => report?.Groups.SelectMany(group => group.Types).FirstOrDefault(other => other.Name == type.Name);
}

/// <summary>Types that a program either needs or does not.</summary>
internal sealed record TypesGroup(string Id, string Name, IReadOnlyList<TypesType> Types);

/// <summary>A type.</summary>
internal sealed record TypesType(string Name, IReadOnlyList<string> Values, IReadOnlyList<TypeCell> Cells);

/// <summary>What a serializer made of the values of a type.</summary>
/// <param name="Detail">What became of each that is not exact, or why the type is not taken; null if all are exact.</param>
internal sealed record TypeCell(string Serializer, FidelityOutcome Outcome, string? Detail = null)
{
    // What nobody notices is worse than an exception, which a test shows.
    private static readonly FidelityOutcome[] _fromBest =
    [
        FidelityOutcome.Exact, FidelityOutcome.Equal, FidelityOutcome.RejectedOnWriting, FidelityOutcome.RejectedOnReading, FidelityOutcome.Changed, FidelityOutcome.Lost,
        FidelityOutcome.NotSupported,
    ];

    /// <summary>Puts together what became of the values of a type.</summary>
    public static TypeCell Of(string serializer, IReadOnlyList<(string Value, FidelityCell Cell)> cells)
    {
        var outcome = cells.Select(cell => cell.Cell.Outcome).MaxBy(outcome => Array.IndexOf(_fromBest, outcome));
        string[] details = [.. cells.Where(cell => cell.Cell.Outcome != FidelityOutcome.Exact).Select(cell => $"{cell.Value}: {Describe(cell.Cell)}")];
        return new TypeCell(serializer, outcome, details.Length == 0 ? null : string.Join("; ", details));
    }

    /// <summary>The outcome for a cell of a table.</summary>
    public override string ToString() => Outcome switch
    {
        FidelityOutcome.Exact => "exact",
        FidelityOutcome.Equal => "equal",
        FidelityOutcome.Changed => "**changed**",
        FidelityOutcome.Lost => "**lost**",
        FidelityOutcome.NotSupported => "not taken",
        _ => "rejected",
    };

    private static string Describe(FidelityCell cell) => cell.Outcome switch
    {
        FidelityOutcome.RejectedOnWriting => $"rejected on writing, {cell.Detail}",
        FidelityOutcome.RejectedOnReading => $"rejected on reading, {cell.Detail}",
        _ => cell.Detail!,
    };
}
