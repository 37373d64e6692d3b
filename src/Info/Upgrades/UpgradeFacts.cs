namespace SerializationBenchmarks.Info.Upgrades;

/// <summary>What upgrades of libraries and of .NET change: docs/facts/upgrade.json.</summary>
internal sealed record UpgradeFacts(IReadOnlyList<UpgradeFact> Upgrades, IReadOnlyList<UpgradeTime> Times, IReadOnlyList<UpgradeTwice> Twice);

/// <summary>What one upgrade changes.</summary>
/// <param name="OtherBytes">The values of which both write different bytes.</param>
internal sealed record UpgradeFact(
    UpgradeSide Before,
    UpgradeSide After,
    int Values,
    IReadOnlyList<string> OtherBytes,
    IReadOnlyList<UpgradeDifference> AfterReadsBefore,
    IReadOnlyList<UpgradeDifference> BeforeReadsAfter,
    IReadOnlyList<UpgradeChange> Changed);

/// <summary>One side of an upgrade.</summary>
internal sealed record UpgradeSide(string Row, string Library, string Runtime);

/// <summary>A value that one side reads otherwise than the other wrote it.</summary>
internal sealed record UpgradeDifference(string Value, string Difference);

/// <summary>A value that does not come back as it did.</summary>
internal sealed record UpgradeChange(string Value, string Before, string After);

/// <summary>How a time changes.</summary>
/// <param name="Record">The record's file, relative to the repository's root.</param>
/// <param name="Ratio">The time of the newer one relative to the older one's.</param>
/// <param name="IsClear">Whether the record can tell the ratio from 1: see the sentence on twins in docs/method.md.</param>
/// <param name="AllocatedBefore">Bytes that the older one allocates.</param>
/// <param name="AllocatedAfter">Bytes that the newer one allocates.</param>
/// <param name="IsAlike">Whether it is known that both programs brought their runtime, or neither did.</param>
internal sealed record UpgradeTime(string Before, string After, string Record, string Operation, string Model, double Ratio, bool IsClear, long AllocatedBefore, long AllocatedAfter, bool IsAlike);

/// <summary>How far apart a record has the program and a second build of the same versions, and two processes of the same build.</summary>
/// <param name="Record">The record's file, relative to the repository's root.</param>
/// <param name="Percentile95">By which part 95 of 100 differ at most.</param>
internal sealed record UpgradeTwice(string Record, IReadOnlyList<string> Rows, int Cases, double Mean, double Percentile95, double TwinMean, double TwinPercentile95);
