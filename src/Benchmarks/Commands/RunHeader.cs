using SerializationBenchmarks.Measuring.Configuration;
using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Benchmarks.Commands;

/// <summary>What is known of a run before anything is measured.</summary>
internal static class RunHeader
{
    /// <summary>Makes the record of a run without its cases.</summary>
    /// <param name="ownType">The user's type that it is of; null for the models.</param>
    public static RunRecord Of(Plan plan, SettingsRecord settings, OwnType? ownType) => new()
    {
        Version = RunRecord.CurrentVersion,
        Study = plan.Study.Name,
        Started = DateTime.UtcNow,
        Seconds = 0,
        Environment = CurrentEnvironment.Read(),
        Settings = settings,
        Operations = plan.Operations,
        OwnType = ownType is null ? null : new OwnTypeRecord(ownType.Model.FullName, ownType.Samples.Items.Count, ownType.Samples.Hash, ownType.Lost.Count > 0 ? ownType.Lost : null),
        Models = plan.Models,
        Serializers = plan.Serializers,
        Named = plan.AreNamed ? true : null,
        LeftOut = Catalog.LeftOut,
        Missing = plan.Missing,
        Notes = plan.Notes,
        Cases = [],
        Same = plan.Same,
        Shards = plan.Shards,
    };
}
