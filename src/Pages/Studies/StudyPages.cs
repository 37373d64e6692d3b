using SerializationBenchmarks.Output.Studies;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies;
using SerializationBenchmarks.Studies.Fresh;
using SerializationBenchmarks.Studies.Passthrough;
using SerializationBenchmarks.Studies.Service;
using SerializationBenchmarks.Studies.Throughput;

namespace SerializationBenchmarks.Pages.Studies;

/// <summary>The pages of studies.</summary>
internal static class StudyPages
{
    /// <summary>The study that README.md has a part about.</summary>
    public const string Service = "service";

    /// <summary>All of them. A page is a line here, and its prose in docs/studies.</summary>
    public static IReadOnlyList<StudyPage> All { get; } =
    [
        new("cache") { OwnTablesAnswer = true },
        new("compression") { OwnTablesAnswer = true },
        new("encodings")
        {
            AddsPictureOperations = true,
            ContrastsOf = static _ => [new("SystemTextJson", "SystemTextJsonArray"), new("MessagePackMap", "MessagePack")],
            OwnTablesAnswer = true,
        },
        new("fresh") { SlopesOf = SlopesOfFresh, OwnTablesAnswer = true },
        new("gc") { ContrastsOf = Contrast.ToClass },
        new("memory") { AsksMemory = true },
        new("passthrough") { Reference = nameof(CopyBytes), OwnTablesAnswer = true },
        new("polymorphism") { AnswerOf = PolymorphismPage.Answer },
        new("publishing") { Reference = nameof(EmptyProgram), OwnTablesAnswer = true },
        new("references")
        {
            ContrastsOf = static _ => [.. new[] { "NewtonsoftJson", "SystemTextJson", "ProtobufNet", "NerdbankMessagePack", "Fory" }.Select(name => new Contrast($"{name}References", name))],
        },
        new(Service) { CurvesOf = CurvesOfService, OwnTablesAnswer = true },
        new("shapes") { OwnTablesAnswer = true },
        new("startup") { Reference = nameof(EmptyProgram) },
        new("streams") { AnswerOf = StreamsPage.Answer, AsksMemory = true, OwnTablesAnswer = true },
        new("throughput") { SlopesOf = SlopesOfThroughput, OwnTablesAnswer = true },
        new("types") { ContrastsOf = Contrast.ToClass },
        new("validation"),
        new("vocabulary") { Reference = nameof(ReadFile) },
        new("ways")
        {
            ContrastsOf = static serializers => [.. serializers.Where(serializer => serializer.WayOf is not null).Select(serializer => new Contrast(serializer.Name, serializer.WayOf!))],
        },
    ];

    /// <summary>The page of a study; null if it has none, as the default one.</summary>
    public static StudyPage? Of(string study) => All.FirstOrDefault(page => page.Study == study);

    private static IReadOnlyList<Slope> SlopesOfFresh(RunRecord record) =>
    [
        .. from direction in FreshStates.Directions
           let states = direction.States.Where(state => record.Operations.Any(operation => operation.Name == state.Operation)).ToArray()
           where states.Length > 1 // A line has two ends.
           select new Slope(direction.Title, states),
    ];

    // Writing and reading from one thread to all processors, with the garbage collection that is the default of a program.
    private static IReadOnlyList<Slope> SlopesOfThroughput(RunRecord record) =>
    [
        .. from operations in ThroughputOperation.OfRecord(record).Where(operation => !operation.Server).GroupBy(operation => operation.Group)
           select new Slope(operations.Key, [.. operations.OrderBy(operation => operation.Threads).Select(operation => (operation.Name, NumberText.Count(operation.Threads, "thread")))], IsRate: true),
    ];

    private static IReadOnlyList<Curve> CurvesOfService(RunRecord record)
    {
        CurvePoint[] points = [.. new ServiceCurves(record).Models.Select(model => new CurvePoint(model.Model, model.Bytes))];
        return points.Length < 2 ? [] :
        [
            .. from operation in record.Operations
               where points.All(point => record.Cases.Any(@case => @case.Key.Operation == operation.Name && @case.Key.Model == point.Model))
               select new Curve($"{operation.Title}: the server's processor time", operation.Name, points, [ServiceStudy.EchoJson, ServiceStudy.EchoSmallest], ServiceStudy.Json),
        ];
    }
}

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
