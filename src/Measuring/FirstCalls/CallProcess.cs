using System.Diagnostics;
using System.Globalization;
using SerializationBenchmarks.Measuring.Configuration;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Measuring.FirstCalls;

/// <summary>
/// A process of this program that makes one call and then ends. Nothing else of the program runs in it: what a measuring process
/// loads and compiles for itself (BenchmarkDotNet, System.Text.Json for its messages) would spare some serializers their own start.
/// </summary>
public static class CallProcess
{
    /// <summary>What the process is started for.</summary>
    internal const string Role = "first-call";

    private const string FromStart = "start";

    /// <summary>Starts the process and waits for its end.</summary>
    /// <exception cref="InvalidOperationException">The process failed; the message has what it said.</exception>
    public static RoundRecord Run(Type call, byte[] payload, bool fromStart)
    {
        var request = $"{(fromStart ? FromStart : "call")} {Convert.ToBase64String(payload)} {call.AssemblyQualifiedName}";
        return Run(Child.StartOf(MeasuringProgram.Assembly, Role), string.Create(CultureInfo.InvariantCulture, $"{Stopwatch.GetTimestamp()} {request}"));
    }

    /// <summary>Starts a process that prints what <see cref="CallMeter"/> measured, and waits for its end.</summary>
    /// <exception cref="InvalidOperationException">The process failed; the message has what it said.</exception>
    public static RoundRecord Run(ProcessStartInfo start, string request = "")
    {
        var output = "";
        var end = Child.Run(start, request, line => output += line);
        return end.ExitCode == 0
            ? ToRound([.. output.Split(' ').Select(value => double.Parse(value, CultureInfo.InvariantCulture))])
            : throw new InvalidOperationException($"The process of the call failed: {(end.Error.Length > 0 ? end.Error : end.Cause)}");
    }

    /// <summary>Makes the call and prints what it took.</summary>
    internal static int Answer(string request)
    {
        var parts = request.Split(' ', 4);
        var call = (IFirstCall)Activator.CreateInstance(Type.GetType(parts[3], throwOnError: true)!)!;
        call.Prepare(Convert.FromBase64String(parts[2]));

        Console.Out.Write(CallMeter.MeasureFirst(call.Invoke, parts[1] == FromStart ? long.Parse(parts[0], CultureInfo.InvariantCulture) : null));
        return 0;
    }

    // The line of CallMeter.
    private static RoundRecord ToRound(double[] values) => new()
    {
        Round = 0,
        Operations = (long)values[0],
        Iterations = (int)values[1],
        Lost = (int)values[2],
        Median = values[3],
        Time = values[4],
        Allocated = values[5],
        Gen0 = Math.Round(1000 * values[6], 6),
        Cpu = values[7] < 0 ? null : values[7],
        PeakMemory = values[8] < 0 ? null : (long)values[8],
        Marks = (values[9] == 0 ? 0 : RoundMarks.Unsettled) | (values[10] == 0 ? 0 : RoundMarks.Disturbed),
    };
}
