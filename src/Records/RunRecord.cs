using System.Text.Json.Serialization;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Records;

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

    /// <summary>The operations, in the order of tables, each name once.</summary>
    public required IReadOnlyList<OperationRecord> Operations { get; init; }

    /// <summary>The user's type that takes the models' place; null for a run on the models of the repository.</summary>
    public OwnTypeRecord? OwnType { get; init; }

    /// <summary>The models' names, in the order of tables, each once.</summary>
    public required IReadOnlyList<string> Models { get; init; }

    /// <summary>The serializers, in the order of tables, each name once.</summary>
    public required IReadOnlyList<SerializerRecord> Serializers { get; init; }

    /// <summary>True if the serializers were named for the run, so that its table shows each of them; null if they are all there are.</summary>
    public bool? Named { get; init; }

    /// <summary>The serializers that the build lacked, each once, with reasons.</summary>
    public required IReadOnlyList<LeftOut> LeftOut { get; init; }

    /// <summary>Cases that do not exist or were not timed, each once, with reasons.</summary>
    public required IReadOnlyList<MissingCase> Missing { get; init; }

    /// <summary>What is particular about serializers on models, one note for each of them; null if nothing is.</summary>
    public IReadOnlyList<NoteRecord>? Notes { get; init; }

    /// <summary>The measured cases, in the order of tables, each once and of what is listed above, and those of <see cref="Same"/> in their places.</summary>
    public required IReadOnlyList<CaseRecord> Cases { get; init; }

    /// <summary>Cases that are shown by another one, each once; null if there are none.</summary>
    public IReadOnlyList<SameCaseRecord>? Same { get; init; }

    /// <summary>The cases of serializers that were measured twice, by which it is known how far apart equal things are measured; null if there are none.</summary>
    public IReadOnlyList<CaseRecord>? Twins { get; init; }

    /// <summary>All shards of the run that this is a part of, in order, none of whose cases are in two; null for a whole run.</summary>
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

/// <summary>An operation.</summary>
/// <param name="Name">The name on the command line.</param>
/// <param name="Title">The heading in reports.</param>
/// <param name="WritesPayload">Whether the payload's size belongs beside the time.</param>
public sealed record OperationRecord(string Name, string Title, bool WritesPayload);

/// <summary>A serializer.</summary>
/// <param name="Name">The serializer's name.</param>
/// <param name="Format">The wire format's name.</param>
/// <param name="Library">The library's name and version.</param>
/// <param name="Summary">What the serializer is, in one line.</param>
/// <param name="OwnDataType">
/// True if the data type is a generated class of the library's own, into which only the operations that convert turn the model; null
/// if it is the model itself.
/// </param>
/// <param name="WayOf">The name of the library's main serializer, where this one is another way of using the same library; null for a main one.</param>
/// <param name="Body">By what it reads and writes the body of a request; null where no server is measured.</param>
/// <param name="Version">What it runs with, where that is another version of its library or another runtime than the run's; null of all others.</param>
public sealed record SerializerRecord(string Name, string Format, string Library, string Summary, bool? OwnDataType = null, string? WayOf = null, string? Body = null, VersionRecord? Version = null);

/// <summary>With what a serializer runs that was asked for by <c>NAME@VERSION</c> or <c>NAME@net11.0</c>.</summary>
/// <param name="Runtime">The .NET runtime.</param>
/// <param name="LibraryFiles">The files of its library and of what that needs, sorted by name.</param>
/// <param name="SelfContained">Whether its program brings the runtime; null where an older build did not record it.</param>
public sealed record VersionRecord(string Runtime, IReadOnlyList<LibraryFileRecord> LibraryFiles, bool? SelfContained = null)
{
    /// <summary>The runtime, and whether the program brings it.</summary>
    [JsonIgnore]
    public string Deployment => SelfContained is true ? $"{Runtime}, self-contained" : Runtime;

    /// <summary>Says with what the rows of one name run that do not run with the same, as of <c>NAME@own</c> beside another assembly.</summary>
    /// <param name="first">One run.</param>
    /// <param name="other">The other run.</param>
    /// <returns>For example "Lib@own: Lib 1.0.0, .NET 10.0.12 → Lib 2.0.0, .NET 10.0.12"; null if all run with the same.</returns>
    public static string? Differences(RunRecord first, RunRecord other)
    {
        string[] differences =
        [
            .. from row in first.Serializers
               join otherRow in other.Serializers on row.Name equals otherRow.Name
               let difference = Difference(row, otherRow)
               where difference is not null
               select $"{row.Name}: {difference}",
        ];
        return differences.Length > 0 ? string.Join("; ", differences) : null;
    }

    private static string? Difference(SerializerRecord row, SerializerRecord other) => (row.Version, other.Version) is not ({ } version, { } otherVersion) ? null
        : (row.Library, version.Deployment) != (other.Library, otherVersion.Deployment) ? $"{row.Library}, {version.Deployment} → {other.Library}, {otherVersion.Deployment}"
        : EnvironmentRecord.FirstOtherFile(version.LibraryFiles, otherVersion.LibraryFiles);
}

/// <summary>A user's type and its samples. Of the data, nothing but a hash is recorded.</summary>
/// <param name="Type">The type's full name.</param>
/// <param name="Samples">How many samples there are; one operation is a call for each, in a fixed order.</param>
/// <param name="SamplesHash">SHA-256 of the samples, in hexadecimal: equal samples have equal values.</param>
/// <param name="Lost">The paths of members that the samples hold and the values lack, without indexes and keys; null if nothing is lost.</param>
public sealed record OwnTypeRecord(string Type, int Samples, string SamplesHash, IReadOnlyList<string>? Lost = null)
{
    /// <summary>Says in which respect two runs are on other data, or returns null if they are on the same.</summary>
    /// <param name="first">The first run's type; null for the models.</param>
    /// <param name="other">The other run's type; null for the models.</param>
    public static string? FirstDifference(OwnTypeRecord? first, OwnTypeRecord? other) =>
        first == other ? null
        : first?.Type != other?.Type ? $"one is of {first?.Type ?? "the suite's models"}, the other of {other?.Type ?? "the suite's models"}"
        : first!.SamplesHash == other!.SamplesHash && first.Samples == other.Samples ? $"the values of {first.Type} lack other members of the samples"
        : $"the samples of {first.Type} differ";

    /// <inheritdoc/>
    public bool Equals(OwnTypeRecord? other) =>
        other is not null && (Type, Samples, SamplesHash) == (other.Type, other.Samples, other.SamplesHash) && (Lost ?? []).SequenceEqual(other.Lost ?? []);

    /// <inheritdoc/>
    public override int GetHashCode() => SamplesHash.GetHashCode(StringComparison.Ordinal);
}

/// <summary>How a run was measured.</summary>
/// <param name="Job">"rounds"; older builds also made records of BenchmarkDotNet's engine, which have the name of its job.</param>
/// <param name="Rounds">Passes over all cases.</param>
/// <param name="Measurement">The settings.</param>
public sealed record SettingsRecord(string Job, int Rounds, MeasurementSettings Measurement)
{
    /// <summary>What <see cref="Job"/> is.</summary>
    public const string OwnJob = "rounds";
}

/// <summary>A case without figures.</summary>
/// <param name="Serializer">The serializer's name.</param>
/// <param name="Model">The model's name.</param>
/// <param name="Failed">True if the case should exist and its round-trip validation or its measurement failed.</param>
/// <param name="Reason">Why, in a sentence.</param>
/// <param name="Operation">The operation's name; null if the serializer takes part in none for this model.</param>
public sealed record MissingCase(string Serializer, string Model, bool Failed, string Reason, string? Operation = null)
{
    /// <summary>The reason as the user is told it, with values of the user's data where they help; a record keeps none of them.</summary>
    [JsonIgnore]
    public string Shown { get => field ?? Reason; init => field = value == Reason ? null : value; }
}

/// <summary>What is particular about a serializer on a model.</summary>
/// <param name="Serializer">The serializer's name.</param>
/// <param name="Model">The model's name.</param>
/// <param name="Text">A sentence.</param>
public sealed record NoteRecord(string Serializer, string Model, string Text);

/// <summary>A shard of a run, as each of the run's shards records it, so that whoever joins some of them knows what is missing.</summary>
/// <param name="Index">Its number, from 1.</param>
/// <param name="Held">Whether the record holds what was measured of it.</param>
/// <param name="Cases">The cases to measure in it, in the order of tables.</param>
public sealed record ShardRecord(int Index, bool Held, IReadOnlyList<CaseKey> Cases)
{
    /// <summary>Joins what records say of a run's shards.</summary>
    /// <param name="records">What each record says, of equally many shards.</param>
    public static IReadOnlyList<ShardRecord> Union(IReadOnlyList<IReadOnlyList<ShardRecord>> records) =>
    [
        .. records[0].Select((shard, index) => shard with
        {
            Held = records.Any(shards => shards[index].Held),

            // A round-trip validation may fail on one machine alone, and then its shard knows of fewer cases.
            Cases = [.. records.SelectMany(shards => shards[index].Cases).Distinct()],
        }),
    ];
}
