using System.Diagnostics;
using SerializationBenchmarks.Benchmarks.Measuring.FirstCalls;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Reports.Processes;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Throughput;

/// <summary>A process of this program in which some threads write or read messages as fast as they can. The kind of garbage collection is a process's own.</summary>
public static class ThroughputProcess
{
    private const string Variable = "SERIALIZATION_BENCHMARKS_THROUGHPUT";

    /// <summary>Starts the process and waits for what it measured.</summary>
    /// <param name="codec">The serializer on the model.</param>
    /// <param name="operation">What it does.</param>
    /// <exception cref="InvalidOperationException">The process failed; the message has what it said.</exception>
    internal static RoundRecord Run(Type codec, ThroughputOperation operation)
    {
        var words = ThisProgram.WordsOf(typeof(ThroughputProcess).Assembly);
        var start = new ProcessStartInfo(words[0], words.Skip(1));
        start.Environment["DOTNET_gcServer"] = operation.Server ? "1" : "0";
        foreach (var (name, value) in MeasurementSettings.Default.Environment) // The runtime compiles for good as soon as in other measured processes.
            start.Environment[name] = value;
        start.Environment[Variable] = $"{operation.Name} {codec.AssemblyQualifiedName}";
        return FreshProcess.Run(start);
    }

    /// <summary>Measures and prints what was measured, if this process was started for it.</summary>
    /// <returns>False if it was not.</returns>
    internal static bool TryRun()
    {
        if (Environment.GetEnvironmentVariable(Variable) is not { } request)
            return false;
        var (name, codec) = (request[..request.IndexOf(' ')], request[(request.IndexOf(' ') + 1)..]);
        Console.Out.Write(new Func<ThroughputOperation, string>(Measure<OneCodec>).Method.GetGenericMethodDefinition()
            .MakeGenericMethod(Type.GetType(codec, throwOnError: true)!)
            .CreateDelegate<Func<ThroughputOperation, string>>()(ThroughputOperation.Of(name)));
        return true;
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
