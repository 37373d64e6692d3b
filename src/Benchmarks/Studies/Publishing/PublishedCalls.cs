using System.Diagnostics;
using System.Globalization;
using System.Runtime.CompilerServices;
using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Benchmarks.Measuring.Engine;
using SerializationBenchmarks.Benchmarks.Measuring.FirstCalls;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Reports.Publishing;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Publishing;

/// <summary>What a published program does that uses one serializer: each method starts it and has it measure itself.</summary>
/// <typeparam name="TCodec">The serializer on the model.</typeparam>
public class PublishedCalls<TCodec> : IMeasuresItself
    where TCodec : struct, ICodec
{
    private string _payload = "";

    /// <inheritdoc/>
    public RoundRecord? Measured { get; private set; }

    /// <summary>Serializes the sample.</summary>
    [GlobalSetup]
    public void Setup() => _payload = Convert.ToBase64String(TCodec.Serialize(TCodec.Create()));

    /// <summary>From the start of the program to the first value serialized, compiled just in time.</summary>
    [Benchmark]
    public object StartAndSerializeJit() => Run();

    /// <summary>From the start of the program to the first value serialized, published with ReadyToRun.</summary>
    [Benchmark]
    public object StartAndSerializeReadyToRun() => Run();

    /// <summary>From the start of the program to the first value serialized, published with NativeAOT.</summary>
    [Benchmark]
    public object StartAndSerializeNativeAot() => Run();

    /// <summary>From the start of the program to the first value deserialized, compiled just in time.</summary>
    [Benchmark]
    public object StartAndDeserializeJit() => Run();

    /// <summary>From the start of the program to the first value deserialized, published with ReadyToRun.</summary>
    [Benchmark]
    public object StartAndDeserializeReadyToRun() => Run();

    /// <summary>From the start of the program to the first value deserialized, published with NativeAOT.</summary>
    [Benchmark]
    public object StartAndDeserializeNativeAot() => Run();

    /// <summary>A call that serializes, once the code is final, compiled just in time.</summary>
    [Benchmark]
    public object SerializeJit() => Run();

    /// <summary>A call that serializes, once the code is final, published with ReadyToRun.</summary>
    [Benchmark]
    public object SerializeReadyToRun() => Run();

    /// <summary>A call that serializes, once the code is final, published with NativeAOT.</summary>
    [Benchmark]
    public object SerializeNativeAot() => Run();

    /// <summary>A call that deserializes, once the code is final, compiled just in time.</summary>
    [Benchmark]
    public object DeserializeJit() => Run();

    /// <summary>A call that deserializes, once the code is final, published with ReadyToRun.</summary>
    [Benchmark]
    public object DeserializeReadyToRun() => Run();

    /// <summary>A call that deserializes, once the code is final, published with NativeAOT.</summary>
    [Benchmark]
    public object DeserializeNativeAot() => Run();

    // The operation is the one that is named as the method.
    private RoundRecord Run([CallerMemberName] string name = "")
    {
        var operation = PublishedOperation.Of(name);
        if (operation.IsStart)
            FreshProcess.Run(StartOf(operation)); // Once before it counts, so that the program's files are in the system's memory.
        return Measured = FreshProcess.Run(StartOf(operation));
    }

    private ProcessStartInfo StartOf(PublishedOperation operation)
    {
        var start = Publisher.StartOf(PublishingStudy.FolderOf(typeof(PublishedCalls<TCodec>), operation.Way), ["", operation.Call, _payload, .. MeasuredProgram.ArgumentsOf(PublishingStudy.FinalCode.Iterations, PublishingStudy.FinalCode.IterationMilliseconds, PublishingStudy.FinalCode.MaxLostShare)]);
        if (operation.IsStart) // As a user's program starts.
        {
            foreach (var name in PublishingStudy.FinalCode.Environment.Keys)
                start.Environment.Remove(name);
        }

        start.ArgumentList[0] = Stopwatch.GetTimestamp().ToString(CultureInfo.InvariantCulture); // Last, because it is when the program starts.
        return start;
    }
}
