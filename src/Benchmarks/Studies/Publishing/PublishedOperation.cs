using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Reports.Publishing;

namespace SerializationBenchmarks.Benchmarks.Studies.Publishing;

/// <summary>What is measured of a program that was published one way.</summary>
/// <param name="Name">The operation's name, which is that of the method of <see cref="PublishedCalls{TCodec}"/>.</param>
/// <param name="Call">A constant of <see cref="MeasuredProgram"/>.</param>
/// <param name="CallTitle">The heading of what is measured.</param>
/// <param name="Way">The way.</param>
/// <param name="WayTitle">The way in tables.</param>
internal sealed record PublishedOperation(string Name, string Call, string CallTitle, PublishWay Way, string WayTitle)
{
    /// <summary>All of them, in the order of tables: what is measured, one way after the other.</summary>
    public static IReadOnlyList<PublishedOperation> All { get; } =
    [
        .. from call in new[]
           {
               (Name: MeasuredProgram.StartAndSerialize, Title: "From the start to the first serialized"),
               (Name: MeasuredProgram.StartAndDeserialize, Title: "From the start to the first deserialized"),
               (Name: MeasuredProgram.Serialize, Title: "Serialize once, final code"),
               (Name: MeasuredProgram.Deserialize, Title: "Deserialize once, final code"),
           }
           from way in new[]
           {
               (Way: PublishWay.FrameworkDependent, Name: "Jit", Title: "JIT"),
               (Way: PublishWay.ReadyToRun, Name: "ReadyToRun", Title: "ReadyToRun"),
               (Way: PublishWay.NativeAot, Name: "NativeAot", Title: "NativeAOT"),
           }
           select new PublishedOperation(call.Name + way.Name, call.Name, call.Title, way.Way, way.Title),
    ];

    /// <summary>Whether the start of the program is in it.</summary>
    public bool IsStart => Call is MeasuredProgram.StartAndSerialize or MeasuredProgram.StartAndDeserialize;

    /// <summary>The operation of a name.</summary>
    /// <param name="name">The name of one of the study's.</param>
    public static PublishedOperation Of(string name) => All.Single(operation => operation.Name == name);

    /// <summary>The operation as a record has it.</summary>
    public OperationRecord ToRecord() => new(Name, $"{CallTitle}, {WayTitle}", Call is MeasuredProgram.StartAndSerialize or MeasuredProgram.Serialize);
}
