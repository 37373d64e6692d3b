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
        using var process = Process.Start(start)!;
        var error = process.StandardError.ReadToEndAsync();
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        if (process.ExitCode != 0)
            throw new InvalidOperationException($"The process of the first call failed: {error.Result.Split('\n')[0].Trim()}");

        long[] values = [.. output.Split(' ').Select(value => long.Parse(value, CultureInfo.InvariantCulture))];
        return Measured = new RoundRecord
        {
            Round = 0,
            Operations = 1,
            Wall = [values[0]],
            Cpu = [values[1]],
            Overhead = 0,
            Allocated = values[2],
            PeakMemory = values[3],
            Collections = (int)values[4],
            Gen0 = 1000.0 * values[4],
        };
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

        // The clock is the system's, one for all processes, so the parent's reading is the start. A process's own start time has steps of 10 ms on Linux.
        var (begin, cpu, allocated, memory, collections) = (long.Parse(parts[0], CultureInfo.InvariantCulture), TimeSpan.Zero, 0L, 0L, 0);
        if (parts[1] != FromStart)
        {
            // In this order, because reading the memory takes time of the processor and allocates.
            (memory, collections, allocated) = (Environment.WorkingSet, GC.CollectionCount(0), GC.GetTotalAllocatedBytes(precise: true));
            (cpu, begin) = (Environment.CpuUsage.TotalTime, Stopwatch.GetTimestamp());
        }

        var made = call.Invoke();
        var wall = Stopwatch.GetElapsedTime(begin);
        cpu = Environment.CpuUsage.TotalTime - cpu;
        allocated = GC.GetTotalAllocatedBytes(precise: true) - allocated;
        collections = GC.CollectionCount(0) - collections;
        using var process = Process.GetCurrentProcess();
        memory = Math.Max(0, process.PeakWorkingSet64 - memory);
        GC.KeepAlive(made);
        Console.Out.Write(string.Create(CultureInfo.InvariantCulture, $"{(long)wall.TotalNanoseconds} {(long)cpu.TotalNanoseconds} {allocated} {memory} {collections}"));
        return true;
    }
}
