using SerializationBenchmarks.Info.Facts;
using SerializationBenchmarks.Info.Fidelity.Changes;
using SerializationBenchmarks.Info.Values;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Fidelity;

/// <summary>What comes back of values that a format or library may change, as <c>--json</c> prints it.</summary>
internal sealed record FidelityReport(
    IReadOnlyList<ListedSerializer> Serializers,
    IReadOnlyList<FidelityGroup> Groups,
    IReadOnlyList<LeftOut> LeftOut)
{
    /// <summary>The user's type that takes the models' place; null for a report on the models of the repository.</summary>
    public string? OwnType { get; init; }

    /// <summary>What the samples of a user's type hold and its values lack, in a sentence; null if nothing is lost.</summary>
    public string? Lost { get; init; }

    /// <summary>What is left as it is in the samples of a user's type, in a sentence; null for a report on the models of the repository.</summary>
    public string? NotTried { get; init; }

    /// <summary>Sends every value through every serializer's serialize and deserialize.</summary>
    public static FidelityReport Measure(IReadOnlyList<SerializerInfo> serializers)
    {
        using var zone = new FixedZone();
        return new FidelityReport(
            [.. serializers.Select(ListedSerializer.Of)],
            [
                .. ((IEnumerable<ValueGroup>)[.. Moments.Groups(), .. Numbers.Groups(), .. Texts.Groups(), .. Versions.Groups()])
                    .Select(group => new FidelityGroup(group.Name, [.. group.Classes.Select(value => Measure(value, serializers))])),
                MemberChanges.Measure(serializers),
                SubtypeChanges.Measure(serializers),
            ],
            Catalog.LeftOut);
    }

    /// <summary>Puts reports on one serializer each together, of which some do not take the type, and so lack its members.</summary>
    public static FidelityReport Of(IReadOnlyList<FidelityReport> reports) => reports[0] with
    {
        Serializers = [.. reports.SelectMany(report => report.Serializers)],
        Groups =
        [
            .. reports.SelectMany(report => report.Groups).GroupBy(group => group.Name).Select(groups => new FidelityGroup(
                groups.Key,
                [.. groups.SelectMany(group => group.Values).GroupBy(value => (value.Name, value.Written)).Select(values => new FidelityClass(values.Key.Name, values.Key.Written, [.. values.SelectMany(value => value.Cells)]))])),
        ],
        NotTried = reports.Select(report => report.NotTried).FirstOrDefault(rest => rest is not null),
    };

    /// <summary>Puts what was found in the place of what was known. Values are those of this build.</summary>
    /// <param name="known">What was known; null for nothing.</param>
    public FidelityReport Over(FidelityReport? known) => this with
    {
        Serializers = Rows.Merge(known?.Serializers, Serializers, serializer => serializer.Name),
        Groups =
        [
            .. Groups.Select(group => group with
            {
                Values = [.. group.Values.Select(value => value with { Cells = Rows.Merge(Find(known, group, value)?.Cells, value.Cells, cell => cell.Serializer) })],
            }),
        ],
        LeftOut = [],
    };

    private static FidelityClass? Find(FidelityReport? report, FidelityGroup group, FidelityClass value) =>
        report?.Groups.FirstOrDefault(other => other.Name == group.Name)?.Values.FirstOrDefault(other => other.Name == value.Name);

    private static FidelityClass Measure(ValueClass value, IReadOnlyList<SerializerInfo> serializers) =>
        new(value.Name, value.Written, [.. serializers.Select(serializer => FidelityCell.Measure(serializer, value))]);
}
