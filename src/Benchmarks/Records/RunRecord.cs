using SerializationBenchmarks.Benchmarks.Measuring;

namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>
/// A run: the measurement of many cases on one machine, with all that is needed to render its tables again. The JSON file
/// is described by schemas/run-record.schema.json.
/// </summary>
public sealed record RunRecord
{
    /// <summary>The version that this program writes and the highest that it reads.</summary>
    public const int CurrentVersion = 1;

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

    /// <summary>The rows, in the order of tables.</summary>
    public required IReadOnlyList<SerializerRecord> Serializers { get; init; }

    /// <summary>The rows that the build lacked, with reasons.</summary>
    public required IReadOnlyList<LeftOutRecord> LeftOut { get; init; }

    /// <summary>Cases that do not exist or were not timed, with reasons.</summary>
    public required IReadOnlyList<MissingCaseRecord> Missing { get; init; }

    /// <summary>The measured cases, in the order of tables.</summary>
    public required IReadOnlyList<CaseRecord> Cases { get; init; }

    /// <summary>
    /// All shards of the run that this is a part of, in order; null for a whole run, and for a part of one that was recorded before
    /// records said so.
    /// </summary>
    public IReadOnlyList<ShardRecord>? Shards { get; init; }
}

/// <summary>How a run was measured.</summary>
/// <param name="Job">"rounds" for this suite's own way; otherwise BenchmarkDotNet's name of the job.</param>
/// <param name="Rounds">Passes over all cases.</param>
/// <param name="Measurement">The settings of the suite's own way; null for a job of BenchmarkDotNet.</param>
public sealed record SettingsRecord(string Job, int Rounds, MeasurementSettings? Measurement = null);

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

/// <summary>An operation.</summary>
/// <param name="Name">The name on the command line.</param>
/// <param name="Title">The heading in reports.</param>
/// <param name="WritesPayload">Whether the payload's size belongs beside the time.</param>
public sealed record OperationRecord(string Name, string Title, bool WritesPayload);

/// <summary>A row.</summary>
/// <param name="Name">The row's name.</param>
/// <param name="Format">The wire format's name.</param>
/// <param name="Library">The library's name and version.</param>
/// <param name="Summary">What the row is.</param>
/// <param name="Note">What is particular about the row in this run, in a sentence; null if nothing is.</param>
public sealed record SerializerRecord(string Name, string Format, string Library, string Summary, string? Note = null);

/// <summary>A row that the build lacked.</summary>
/// <param name="Serializer">The row's name.</param>
/// <param name="Reason">Why, in a sentence.</param>
public sealed record LeftOutRecord(string Serializer, string Reason);

/// <summary>A case without figures.</summary>
/// <param name="Serializer">The row's name.</param>
/// <param name="Model">The model's name.</param>
/// <param name="Failed">True if the case should exist and its proof or its measurement failed.</param>
/// <param name="Reason">Why, in a sentence.</param>
/// <param name="Operation">The operation's name; null if the row takes part in none for this model.</param>
public sealed record MissingCaseRecord(string Serializer, string Model, bool Failed, string Reason, string? Operation = null);
