using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Pages.Studies;

/// <summary>What a study's page shows of a record, beside the tables that every page has. Its question and what calls are given stand in the page itself.</summary>
internal sealed record StudyPage(string Study)
{
    /// <summary>The answer in two sentences, computed from a record, that the page begins with; null where tables say it.</summary>
    public Func<RunRecord, string>? AnswerOf { get; init; }

    /// <summary>Whether the picture adds the times of a serializer's operations, because together they answer the question.</summary>
    public bool AddsPictureOperations { get; init; }

    /// <summary>What the pictures show as lines over the length of a message, of a record that may lack some cases; none for lines of <see cref="SlopesOf"/> or dots.</summary>
    public Func<RunRecord, IReadOnlyList<Curve>> CurvesOf { get; init; } = static _ => [];

    /// <summary>What the pictures show as lines, of the last model of a record that may be of a machine with other operations; none for dots.</summary>
    public Func<RunRecord, IReadOnlyList<Slope>> SlopesOf { get; init; } = static _ => [];

    /// <summary>
    /// The pairs whose difference answers the question, of a record's serializers, which may be those of another build; none where the question is which is the
    /// fastest, or another one.
    /// </summary>
    public Func<IEnumerable<SerializerRecord>, IReadOnlyList<Contrast>> ContrastsOf { get; init; } = static _ => [];

    /// <summary>The name of the serializer that does the least that any can do, against which the others are held; null if there is none.</summary>
    public string? Reference { get; init; }

    /// <summary>Whether the study's own tables answer the question, so that the page leaves out those of each operation and model.</summary>
    public bool OwnTablesAnswer { get; init; }

    /// <summary>Whether the question is of memory, and not of time.</summary>
    public bool AsksMemory { get; init; }
}

/// <summary>Two serializers of a study whose difference answers its question.</summary>
internal sealed record Contrast(string Variant, string Base)
{
    private const string UsualClass = "Class";

    /// <summary>Every type of a study beside the usual class.</summary>
    public static IReadOnlyList<Contrast> ToClass(IEnumerable<SerializerRecord> types) =>
        [.. types.Where(type => type.Name != UsualClass).Select(type => new Contrast(type.Name, UsualClass))];
}

/// <summary>What a picture shows as a line for each serializer over the length of a message, both axes being logarithmic.</summary>
/// <param name="Always">The serializer that a picture always shows, because sentences compare with it.</param>
internal sealed record Curve(string Title, string Operation, IReadOnlyList<CurvePoint> Points, IReadOnlyList<string> Dashed, string Always);

/// <summary>A place on the axis of lengths.</summary>
internal sealed record CurvePoint(string Model, int Bytes);

/// <summary>What a picture shows as a line for each serializer, from one operation to the next: a study's answer where it is how they come nearer or part.</summary>
internal sealed record Slope(string Title, IReadOnlyList<(string Operation, string State)> Steps, bool IsRate = false);
