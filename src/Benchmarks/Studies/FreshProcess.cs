using System.Diagnostics;
using System.Globalization;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Studies;

/// <summary>
/// A process of this program that makes one call and then ends. Nothing else of the program runs in it: what a measuring process
/// loads and compiles for itself (BenchmarkDotNet, System.Text.Json for its messages) would spare some serializers their own start.
/// </summary>
public static class FreshProcess
{
    private const string Variable = "SERIALIZATION_BENCHMARKS_FIRST_CALL";

    private const string FromStart = "start";

    /// <summary>What the last of these processes that this one started has measured; null if it has started none.</summary>
    public static RoundRecord? Measured { get; private set; }

    /// <summary>Starts the process, waits for its end and keeps what it measured.</summary>
    /// <param name="call">The call: a class that implements <see cref="IFirstCall"/>.</param>
    /// <param name="payload">What the call takes.</param>
    /// <param name="fromStart">Whether time, processor time and memory count from the start of the process, and not from the call alone.</param>
    /// <exception cref="InvalidOperationException">The process failed; the message has what it said.</exception>
    public static RoundRecord Run(Type call, byte[] payload, bool fromStart)
    {
        var start = new ProcessStartInfo(Environment.ProcessPath!, [typeof(FreshProcess).Assembly.Location])
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        var request = $"{(fromStart ? FromStart : "call")} {Convert.ToBase64String(payload)} {call.AssemblyQualifiedName}";
        start.Environment[Variable] = string.Create(CultureInfo.InvariantCulture, $"{Stopwatch.GetTimestamp()} {request}");
        return Run(start);
    }

    /// <summary>Starts a process that prints what <see cref="CallMeter"/> measured, waits for its end and keeps that.</summary>
    /// <param name="start">How it is started.</param>
    /// <exception cref="InvalidOperationException">The process failed; the message has what it said.</exception>
    public static RoundRecord Run(ProcessStartInfo start)
    {
        using var process = Process.Start(start)!;
        var error = process.StandardError.ReadToEndAsync();
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        if (process.ExitCode != 0)
            throw new InvalidOperationException($"The process of the first call failed: {error.Result.Split('\n')[0].Trim()}");
        return Measured = ToRound([.. output.Split(' ').Select(value => long.Parse(value, CultureInfo.InvariantCulture))]);
    }

    /// <summary>Makes the call and prints what it took, if this process was started for one.</summary>
    /// <returns>False if it was not.</returns>
    internal static bool TryRun()
    {
        if (Environment.GetEnvironmentVariable(Variable) is not { } request)
            return false;
        var parts = request.Split(' ', 4);
        var call = (IFirstCall)Activator.CreateInstance(Type.GetType(parts[3], throwOnError: true)!)!;
        call.Prepare(Convert.FromBase64String(parts[2]));

        Console.Out.Write(CallMeter.MeasureFirst(call.Invoke, parts[1] == FromStart ? long.Parse(parts[0], CultureInfo.InvariantCulture) : null));
        return true;
    }

    // The line of CallMeter: operations, bytes, memory, collections, whether the code is final, the speed probe's fastest reading, and the numbers of each iteration.
    private static RoundRecord ToRound(long[] values)
    {
        var (iterations, usual, settings) = (values[6..].Chunk(CallMeter.NumbersOfIteration).ToArray(), (double)values[5], MeasurementSettings.Default);
        var round = new RoundRecord
        {
            Round = 0,
            Operations = values[0],
            Wall = [.. iterations.Select(iteration => iteration[0])],
            Cpu = [.. iterations.Select(iteration => iteration[1])],
            Paused = iterations.Any(iteration => iteration[2] > 0) ? [.. iterations.Select(iteration => iteration[2])] : null,
            Overhead = 0,
            Allocated = values[1],
            PeakMemory = values[2] < 0 ? null : values[2],
            Collections = (int)values[3],
            Gen0 = 1000.0 * values[3] / values[0] / iterations.Length,
            Marks = values[4] == 0 ? RoundMarks.Unsettled : RoundMarks.None,
        };
        if (usual == 0)
            return round;
        double[] slowdown = [.. iterations.Select(iteration => Math.Round(iteration[3] / usual, 3))];
        int[] disturbed = [.. Enumerable.Range(0, slowdown.Length).Where(index => settings.IsDisturbed(slowdown[index], round.Wall[index], round.Cpu[index]))];
        return round with
        {
            Slowdown = slowdown,
            UsualReading = usual,
            Disturbed = disturbed,
            Marks = round.Marks | (settings.AreTooFew(slowdown.Length - disturbed.Length, slowdown.Length) ? RoundMarks.Disturbed : 0),
        };
    }
}
