using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>
/// A run: the measurement of many cases on one machine, with all that is needed to render its tables again. It becomes a JSON
/// file, without what is null; schemas/run-record.schema.json is generated from this type.
/// </summary>
public sealed record RunRecord
{
    /// <summary>The version that this program writes, and the only one that it reads.</summary>
    public const int CurrentVersion = 2;

    /// <summary>The version of the file's shape.</summary>
    public required int Version { get; init; }

    /// <summary>The study's name.</summary>
    public required string Study { get; init; }

    /// <summary>When the run started, in UTC.</summary>
    public required DateTime Started { get; init; }

    /// <summary>How long measuring took, in seconds; of a resumed run, the sum of its parts.</summary>
    public required double Seconds { get; init; }

    /// <summary>Where it ran.</summary>
    public required EnvironmentRecord Environment { get; init; }

    /// <summary>How it was measured.</summary>
    public required SettingsRecord Settings { get; init; }

    /// <summary>The operations, in the order of tables.</summary>
    public required IReadOnlyList<OperationRecord> Operations { get; init; }

    /// <summary>The user's type that takes the models' place; null for a run on the models of the repository.</summary>
    public OwnTypeRecord? OwnType { get; init; }

    /// <summary>The models' names, in the order of tables.</summary>
    public required IReadOnlyList<string> Models { get; init; }

    /// <summary>The serializers, in the order of tables.</summary>
    public required IReadOnlyList<SerializerRecord> Serializers { get; init; }

    /// <summary>The serializers that the build lacked, with reasons.</summary>
    public required IReadOnlyList<LeftOut> LeftOut { get; init; }

    /// <summary>Cases that do not exist or were not timed, with reasons.</summary>
    public required IReadOnlyList<MissingCase> Missing { get; init; }

    /// <summary>What is particular about serializers on models; null if nothing is.</summary>
    public IReadOnlyList<NoteRecord>? Notes { get; init; }

    /// <summary>The measured cases, in the order of tables, and those of <see cref="Same"/> in their places.</summary>
    public required IReadOnlyList<CaseRecord> Cases { get; init; }

    /// <summary>Cases that are shown by another one; null if there are none.</summary>
    public IReadOnlyList<SameCaseRecord>? Same { get; init; }

    /// <summary>The cases of serializers that were measured twice, by which it is known how far apart equal things are measured; null if there are none.</summary>
    public IReadOnlyList<CaseRecord>? Twins { get; init; }

    /// <summary>All shards of the run that this is a part of, in order; null for a whole run.</summary>
    public IReadOnlyList<ShardRecord>? Shards { get; init; }

    /// <summary>What this part of a run lacks of the whole: the cases of other shards, and those of its own that are not finished. What failed is not there either, but says why.</summary>
    public IEnumerable<(ShardRecord Shard, CaseKey Key)> FindUnmeasured()
    {
        var measured = Cases.Select(@case => @case.Key).ToHashSet();
        return
            from shard in Shards ?? []
            from key in shard.Cases
            where !measured.Contains(key) && !Missing.Any(missing => missing.Serializer == key.Serializer && missing.Model == key.Model && (missing.Operation ?? key.Operation) == key.Operation)
            select (shard, key);
    }
}
