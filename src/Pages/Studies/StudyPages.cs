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
