namespace SerializationBenchmarks.Info.Upgrades;

/// <summary>What upgrades of libraries and of .NET change: docs/facts/upgrade.json.</summary>
/// <param name="Upgrades">What <c>src/Info -- upgrade</c> found of each.</param>
/// <param name="Times">What records of runs with both say of the times, each case once.</param>
/// <param name="Twice">What records say of versions that were built twice.</param>
internal sealed record UpgradeFacts(IReadOnlyList<UpgradeFact> Upgrades, IReadOnlyList<UpgradeTime> Times, IReadOnlyList<UpgradeTwice> Twice);

/// <summary>What one upgrade changes.</summary>
/// <param name="Before">What is left.</param>
/// <param name="After">What is upgraded to.</param>
/// <param name="Values">How many values both were tried on.</param>
/// <param name="OtherBytes">The values of which both write different bytes.</param>
/// <param name="AfterReadsBefore">What the newer one makes of the older one's payloads otherwise than the older one does.</param>
/// <param name="BeforeReadsAfter">What the older one makes of the newer one's payloads otherwise than the newer one does.</param>
/// <param name="Changed">The values that come back otherwise than before.</param>
internal sealed record UpgradeFact(
    UpgradeSide Before,
    UpgradeSide After,
    int Values,
    IReadOnlyList<string> OtherBytes,
    IReadOnlyList<UpgradeDifference> AfterReadsBefore,
    IReadOnlyList<UpgradeDifference> BeforeReadsAfter,
    IReadOnlyList<UpgradeChange> Changed);

/// <summary>One side of an upgrade.</summary>
/// <param name="Row">The serializer with its version as it was asked for.</param>
/// <param name="Library">The library's name and version.</param>
/// <param name="Runtime">The runtime.</param>
internal sealed record UpgradeSide(string Row, string Library, string Runtime);

/// <summary>A value that one side reads otherwise than the other wrote it.</summary>
/// <param name="Value">The value's name.</param>
/// <param name="Difference">The first member that differs, or the exception's type.</param>
internal sealed record UpgradeDifference(string Value, string Difference);

/// <summary>A value that does not come back as it did.</summary>
/// <param name="Value">The value's name.</param>
/// <param name="Before">What became of it before.</param>
/// <param name="After">What becomes of it now.</param>
internal sealed record UpgradeChange(string Value, string Before, string After);

/// <summary>How a time changes.</summary>
/// <param name="Before">The row that is left.</param>
/// <param name="After">The row that is upgraded to.</param>
/// <param name="Record">The record's file, relative to the repository's root.</param>
/// <param name="Operation">The operation.</param>
/// <param name="Model">The model.</param>
/// <param name="Ratio">The time of the newer one relative to the older one's.</param>
/// <param name="Low">The interval's lower end; null without an interval.</param>
/// <param name="High">Its upper end.</param>
/// <param name="IsClear">Whether the record can tell the ratio from 1: see the sentence on twins in docs/method.md.</param>
/// <param name="AllocatedBefore">Bytes that the older one allocates.</param>
/// <param name="AllocatedAfter">Bytes that the newer one allocates.</param>
internal sealed record UpgradeTime(string Before, string After, string Record, string Operation, string Model, double Ratio, double? Low, double? High, bool IsClear, long AllocatedBefore, long AllocatedAfter);

/// <summary>How far apart a record has the program and a second build of the same versions, and two processes of the same build.</summary>
/// <param name="Record">The record's file, relative to the repository's root.</param>
/// <param name="Rows">The rows of the second build.</param>
/// <param name="Cases">How many times were compared.</param>
/// <param name="Mean">By which part they differ in the mean.</param>
/// <param name="Percentile95">By which part 95 of 100 differ at most.</param>
/// <param name="TwinMean">The same of two processes of one build.</param>
/// <param name="TwinPercentile95">The same of two processes of one build.</param>
internal sealed record UpgradeTwice(string Record, IReadOnlyList<string> Rows, int Cases, double Mean, double Percentile95, double TwinMean, double TwinPercentile95);
