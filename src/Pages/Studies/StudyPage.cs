using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Pages.Studies;

/// <summary>What a study's page says and shows of a record, beside the tables that every page has.</summary>
internal sealed record StudyPage(string Study, string Background)
{
    /// <summary>The answer in two sentences, computed from a record, that the page begins with; empty where tables say it, or a record lacks what it takes.</summary>
    public Func<RunRecord, string> AnswerOf { get; init; } = static _ => "";

    /// <summary>What calls are given, which decides how hot their data and branches are. The list of studies says it too.</summary>
    public string Values { get; init; } = "one value, again and again";

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
