using System.Diagnostics;
using System.Globalization;
using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Measuring.Engine;
using SerializationBenchmarks.Measuring.FirstCalls;
using SerializationBenchmarks.Programs.Publishing;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Publishing;

/// <summary>What is measured of a program that was published in one mode.</summary>
internal sealed record PublishedOperation(string Name, string Call, string CallTitle, PublishMode Mode, string ModeTitle)
{
    /// <summary>All of them, in the order of tables: what is measured, one mode after the other.</summary>
    public static IReadOnlyList<PublishedOperation> All { get; } =
    [
        .. from call in new[]
           {
               (Name: MeasuredProgram.StartAndSerialize, Title: "From the start to the first serialized"),
               (Name: MeasuredProgram.StartAndDeserialize, Title: "From the start to the first deserialized"),
               (Name: MeasuredProgram.Serialize, Title: "Serialize once, final code"),
               (Name: MeasuredProgram.Deserialize, Title: "Deserialize once, final code"),
           }
           from mode in new[]
           {
               (Mode: PublishMode.FrameworkDependent, Name: "Jit", Title: "JIT"),
               (Mode: PublishMode.ReadyToRun, Name: "ReadyToRun", Title: "ReadyToRun"),
               (Mode: PublishMode.NativeAot, Name: "NativeAot", Title: "NativeAOT"),
           }
           select new PublishedOperation(call.Name + mode.Name, call.Name, call.Title, mode.Mode, mode.Title),
    ];

    /// <summary>Whether the start of the program is in it.</summary>
    public bool IsStart => Call is MeasuredProgram.StartAndSerialize or MeasuredProgram.StartAndDeserialize;

    /// <summary>The operation of a name.</summary>
    public static PublishedOperation Of(string name) => All.Single(operation => operation.Name == name);

    /// <summary>The operation as a record has it.</summary>
    public OperationRecord ToRecord() => new(Name, $"{CallTitle}, {ModeTitle}", Call is MeasuredProgram.StartAndSerialize or MeasuredProgram.Serialize);
}

/// <summary>What a published program does that uses one serializer: each method starts it and has it measure itself.</summary>
public class PublishedCalls<TCodec> : IMeasuresItself
    where TCodec : struct, ICodec
{
    private string _payload = "";

    public RoundRecord? Measured { get; private set; }

    /// <summary>Serializes the sample.</summary>
    [GlobalSetup]
    public void Setup() => _payload = Convert.ToBase64String(TCodec.Serialize(TCodec.Create()));

    /// <summary>From the start of the program to the first value serialized, compiled just in time.</summary>
    [Benchmark]
    public object StartAndSerializeJit() => RunStart(MeasuredProgram.StartAndSerialize, PublishMode.FrameworkDependent);

    /// <summary>From the start of the program to the first value serialized, published with ReadyToRun.</summary>
    [Benchmark]
    public object StartAndSerializeReadyToRun() => RunStart(MeasuredProgram.StartAndSerialize, PublishMode.ReadyToRun);

    /// <summary>From the start of the program to the first value serialized, published with NativeAOT.</summary>
    [Benchmark]
    public object StartAndSerializeNativeAot() => RunStart(MeasuredProgram.StartAndSerialize, PublishMode.NativeAot);

    /// <summary>From the start of the program to the first value deserialized, compiled just in time.</summary>
    [Benchmark]
    public object StartAndDeserializeJit() => RunStart(MeasuredProgram.StartAndDeserialize, PublishMode.FrameworkDependent);

    /// <summary>From the start of the program to the first value deserialized, published with ReadyToRun.</summary>
    [Benchmark]
    public object StartAndDeserializeReadyToRun() => RunStart(MeasuredProgram.StartAndDeserialize, PublishMode.ReadyToRun);

    /// <summary>From the start of the program to the first value deserialized, published with NativeAOT.</summary>
    [Benchmark]
    public object StartAndDeserializeNativeAot() => RunStart(MeasuredProgram.StartAndDeserialize, PublishMode.NativeAot);

    /// <summary>A call that serializes, once the code is final, compiled just in time.</summary>
    [Benchmark]
    public object SerializeJit() => RunFinal(MeasuredProgram.Serialize, PublishMode.FrameworkDependent);

    /// <summary>A call that serializes, once the code is final, published with ReadyToRun.</summary>
    [Benchmark]
    public object SerializeReadyToRun() => RunFinal(MeasuredProgram.Serialize, PublishMode.ReadyToRun);

    /// <summary>A call that serializes, once the code is final, published with NativeAOT.</summary>
    [Benchmark]
    public object SerializeNativeAot() => RunFinal(MeasuredProgram.Serialize, PublishMode.NativeAot);

    /// <summary>A call that deserializes, once the code is final, compiled just in time.</summary>
    [Benchmark]
    public object DeserializeJit() => RunFinal(MeasuredProgram.Deserialize, PublishMode.FrameworkDependent);

    /// <summary>A call that deserializes, once the code is final, published with ReadyToRun.</summary>
    [Benchmark]
    public object DeserializeReadyToRun() => RunFinal(MeasuredProgram.Deserialize, PublishMode.ReadyToRun);

    /// <summary>A call that deserializes, once the code is final, published with NativeAOT.</summary>
    [Benchmark]
    public object DeserializeNativeAot() => RunFinal(MeasuredProgram.Deserialize, PublishMode.NativeAot);

    private RoundRecord RunStart(string call, PublishMode mode)
    {
        CallProcess.Run(StartOf(call, mode, isStart: true)); // Once before it counts, so that the program's files are in the system's memory.
        return Measured = CallProcess.Run(StartOf(call, mode, isStart: true));
    }

    private RoundRecord RunFinal(string call, PublishMode mode) => Measured = CallProcess.Run(StartOf(call, mode, isStart: false));

    private ProcessStartInfo StartOf(string call, PublishMode mode, bool isStart)
    {
        var start = Publisher.StartOf(PublishingStudy.FolderOf(StudyFiles.GivenPathOf(typeof(PublishedCalls<TCodec>)), mode), ["", call, _payload, .. MeasuredProgram.ArgumentsOf(PublishingStudy.FinalCode.Iterations, PublishingStudy.FinalCode.IterationMilliseconds, PublishingStudy.FinalCode.MaxLostShare)]);
        if (isStart) // As a user's program starts.
        {
            foreach (var name in PublishingStudy.FinalCode.Environment.Keys)
                start.Environment.Remove(name);
        }

        start.ArgumentList[0] = Stopwatch.GetTimestamp().ToString(CultureInfo.InvariantCulture); // Last, because it is when the program starts.
        return start;
    }
}
