using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Reports.Publishing;

namespace SerializationBenchmarks.Benchmarks.Studies.Publishing;

/// <summary>What is measured of a program that was published one way.</summary>
/// <param name="Call">A constant of <see cref="MeasuredProgram"/>.</param>
/// <param name="Way">The way.</param>
public sealed record PublishedOperation(string Call, PublishWay Way)
{
    private static readonly (string Call, string Name, string Title)[] _calls =
    [
        (MeasuredProgram.StartAndSerialize, nameof(MeasuredProgram.StartAndSerialize), "From the start to the first serialized"),
        (MeasuredProgram.StartAndDeserialize, nameof(MeasuredProgram.StartAndDeserialize), "From the start to the first deserialized"),
        (MeasuredProgram.Serialize, nameof(MeasuredProgram.Serialize), "Serialize once, final code"),
        (MeasuredProgram.Deserialize, nameof(MeasuredProgram.Deserialize), "Deserialize once, final code"),
    ];

    private static readonly (PublishWay Way, string Name, string Title)[] _ways =
    [
        (PublishWay.FrameworkDependent, "Jit", "JIT"),
        (PublishWay.ReadyToRun, "ReadyToRun", "ReadyToRun"),
        (PublishWay.NativeAot, "NativeAot", "NativeAOT"),
    ];

    /// <summary>What is measured, in the order of tables.</summary>
    public static IReadOnlyList<string> Calls { get; } = [.. _calls.Select(call => call.Call)];

    /// <summary>The ways, in the order of tables.</summary>
    public static IReadOnlyList<PublishWay> Ways { get; } = [.. _ways.Select(way => way.Way)];

    /// <summary>The operation's name, which is that of the method of <see cref="PublishedCalls{TCodec}"/>.</summary>
    public string Name => CallOf.Name + WayOf.Name;

    /// <summary>The heading of what is measured.</summary>
    public string CallTitle => CallOf.Title;

    /// <summary>The way in tables.</summary>
    public string WayTitle => WayOf.Title;

    private (string Call, string Name, string Title) CallOf => _calls.Single(call => call.Call == Call);

    private (PublishWay Way, string Name, string Title) WayOf => _ways.Single(way => way.Way == Way);

    /// <summary>Whether the start of the program is in it.</summary>
    /// <param name="call">What is measured.</param>
    public static bool IsStart(string call) => call is MeasuredProgram.StartAndSerialize or MeasuredProgram.StartAndDeserialize;

    /// <summary>The operation of a name.</summary>
    /// <param name="name">The name of one of the study's.</param>
    public static PublishedOperation Of(string name) =>
        Calls.SelectMany(call => Ways.Select(way => new PublishedOperation(call, way))).Single(known => known.Name == name);

    /// <summary>The operation as a record has it.</summary>
    public OperationRecord ToRecord() => new(Name, $"{CallTitle}, {WayTitle}", Call is MeasuredProgram.StartAndSerialize or MeasuredProgram.Serialize);
}
