using SerializationBenchmarks.Benchmarks.Measuring.FirstCalls;
using SerializationBenchmarks.Benchmarks.Measuring.Settings;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Reports.Processes;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Throughput;

/// <summary>A process of this program in which some threads write or read messages as fast as they can. The kind of garbage collection is a process's own.</summary>
public static class ThroughputProcess
{
    /// <summary>What the process is started for.</summary>
    internal const string Role = "throughput";

    /// <summary>Starts the process and waits for what it measured.</summary>
    /// <param name="codec">The serializer on the model.</param>
    /// <param name="operation">What it does.</param>
    /// <exception cref="InvalidOperationException">The process failed; the message has what it said.</exception>
    internal static RoundRecord Run(Type codec, ThroughputOperation operation)
    {
        var start = Child.StartOf(typeof(ThroughputProcess).Assembly, Role, $"{operation.Name} {codec.AssemblyQualifiedName}");
        start.Environment["DOTNET_gcServer"] = operation.Server ? "1" : "0";
        foreach (var (name, value) in MeasurementSettings.Default.Environment) // The runtime compiles for good as soon as in other measured processes.
            start.Environment[name] = value;
        return FreshProcess.Run(start);
    }

    /// <summary>Measures and prints what was measured.</summary>
    /// <param name="request">The operation and the codec.</param>
    /// <returns>The exit code.</returns>
    internal static int Answer(string request)
    {
        var (name, codec) = (request[..request.IndexOf(' ')], request[(request.IndexOf(' ') + 1)..]);
        Console.Out.Write(new Func<ThroughputOperation, string>(Measure<OneCodec>).Method.GetGenericMethodDefinition()
            .MakeGenericMethod(Type.GetType(codec, throwOnError: true)!)
            .CreateDelegate<Func<ThroughputOperation, string>>()(ThroughputOperation.Of(name)));
        return 0;
    }

    private static string Measure<TCodec>(ThroughputOperation operation)
        where TCodec : struct, ICodec
    {
        using var team = new ThreadTeam(MessageWork<TCodec>.On(operation));
        return ThroughputMeter.Measure(team.Run, operation.Threads * MessageWork<TCodec>.Messages);
    }

    // Stands for any codec where the generic method is named.
    private readonly struct OneCodec : ICodec
    {
        public static object Create() => throw new NotSupportedException();

        public static byte[] Serialize(object data) => throw new NotSupportedException();

        public static object Deserialize(byte[] payload) => throw new NotSupportedException();
    }
}
