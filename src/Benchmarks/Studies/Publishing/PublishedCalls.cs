using System.Diagnostics;
using System.Globalization;
using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Reports.Publishing;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Publishing;

/// <summary>What a published program does that uses one serializer: each method starts it and has it measure itself.</summary>
/// <typeparam name="TCodec">The serializer on the model.</typeparam>
public class PublishedCalls<TCodec>
    where TCodec : struct, ICodec
{
    private string _payload = "";

    /// <summary>Serializes the sample.</summary>
    [GlobalSetup]
    public void Setup() => _payload = Convert.ToBase64String(TCodec.Serialize(TCodec.Create()));

    /// <summary>From the start of the program to the first value serialized, compiled just in time.</summary>
    [Benchmark]
    public object StartAndSerializeJit() => Run(PublishWay.FrameworkDependent, MeasuredProgram.StartAndSerialize);

    /// <summary>From the start of the program to the first value serialized, published with ReadyToRun.</summary>
    [Benchmark]
    public object StartAndSerializeReadyToRun() => Run(PublishWay.ReadyToRun, MeasuredProgram.StartAndSerialize);

    /// <summary>From the start of the program to the first value serialized, published with NativeAOT.</summary>
    [Benchmark]
    public object StartAndSerializeNativeAot() => Run(PublishWay.NativeAot, MeasuredProgram.StartAndSerialize);

    /// <summary>From the start of the program to the first value deserialized, compiled just in time.</summary>
    [Benchmark]
    public object StartAndDeserializeJit() => Run(PublishWay.FrameworkDependent, MeasuredProgram.StartAndDeserialize);

    /// <summary>From the start of the program to the first value deserialized, published with ReadyToRun.</summary>
    [Benchmark]
    public object StartAndDeserializeReadyToRun() => Run(PublishWay.ReadyToRun, MeasuredProgram.StartAndDeserialize);

    /// <summary>From the start of the program to the first value deserialized, published with NativeAOT.</summary>
    [Benchmark]
    public object StartAndDeserializeNativeAot() => Run(PublishWay.NativeAot, MeasuredProgram.StartAndDeserialize);

    /// <summary>A call that serializes, once the code is final, compiled just in time.</summary>
    [Benchmark]
    public object SerializeJit() => Run(PublishWay.FrameworkDependent, MeasuredProgram.Serialize);

    /// <summary>A call that serializes, once the code is final, published with ReadyToRun.</summary>
    [Benchmark]
    public object SerializeReadyToRun() => Run(PublishWay.ReadyToRun, MeasuredProgram.Serialize);

    /// <summary>A call that serializes, once the code is final, published with NativeAOT.</summary>
    [Benchmark]
    public object SerializeNativeAot() => Run(PublishWay.NativeAot, MeasuredProgram.Serialize);

    /// <summary>A call that deserializes, once the code is final, compiled just in time.</summary>
    [Benchmark]
    public object DeserializeJit() => Run(PublishWay.FrameworkDependent, MeasuredProgram.Deserialize);

    /// <summary>A call that deserializes, once the code is final, published with ReadyToRun.</summary>
    [Benchmark]
    public object DeserializeReadyToRun() => Run(PublishWay.ReadyToRun, MeasuredProgram.Deserialize);

    /// <summary>A call that deserializes, once the code is final, published with NativeAOT.</summary>
    [Benchmark]
    public object DeserializeNativeAot() => Run(PublishWay.NativeAot, MeasuredProgram.Deserialize);

    /// <summary>The folder of the program.</summary>
    /// <param name="way">The way in which it was published.</param>
    public static string FolderOf(PublishWay way) => $"{StudyFiles.PathOf(typeof(PublishedCalls<TCodec>))}-{way.Name}";

    private RoundRecord Run(PublishWay way, string call)
    {
        if (PublishedOperation.IsStart(call))
            FreshProcess.Run(StartOf(way, call)); // Once before it counts, so that the program's files are in the system's memory.
        return FreshProcess.Run(StartOf(way, call));
    }

    private ProcessStartInfo StartOf(PublishWay way, string call)
    {
        var start = Publisher.StartOf(FolderOf(way), ["", call, _payload]);
        if (!PublishedOperation.IsStart(call))
        {
            foreach (var (name, value) in MeasurementSettings.Default.Environment)
                start.Environment[name] = value;
        }

        start.ArgumentList[0] = Stopwatch.GetTimestamp().ToString(CultureInfo.InvariantCulture); // Last, because it is when the program starts.
        return start;
    }
}
