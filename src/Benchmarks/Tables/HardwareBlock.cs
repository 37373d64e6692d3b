using System.Globalization;
using System.Text;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Tables;

/// <summary>What stands above the tables: the machine, the runtime, every library's version and how it was measured.</summary>
internal static class HardwareBlock
{
    /// <summary>Renders the block as Markdown.</summary>
    /// <param name="record">The run.</param>
    public static string Render(RunRecord record)
    {
        var environment = record.Environment;
        var text = new StringBuilder();
        text.Append("```ini\n");
        Line($"BenchmarkDotNet v{environment.BenchmarkDotNet}, {environment.Os}");
        Line($"{environment.Cpu}, {environment.Cores} logical cores, {environment.MemoryGiB} GiB of memory");
        Line($".NET SDK {environment.Sdk}");
        Line($"{environment.Runtime}, {environment.Architecture}, {environment.Jit}");
        Line($"GC: {environment.Gc}");
        foreach (var (name, value) in environment.RuntimeVariables)
            Line($"{name}={value}");
        Line($"Measured: {record.Started:yyyy-MM-dd}, {HowMeasured(record)}, {TimeSpan.FromSeconds(record.Seconds):h\\:mm\\:ss} h, commit {environment.Commit[..Math.Min(10, environment.Commit.Length)]}");
        foreach (var library in environment.Libraries)
            Line($"{library}");
        return text.Append("```\n").ToString();

        void Line(FormattableString line) => text.Append(line.ToString(CultureInfo.InvariantCulture)).Append('\n');
    }

    private static string HowMeasured(RunRecord record) => record.Settings.Measurement is { } settings
        ? string.Create(CultureInfo.InvariantCulture, $"{record.Settings.Rounds} round(s) of {settings.Iterations} iterations of {settings.IterationMilliseconds} ms, each round in a process of its own")
        : $"{record.Settings.Rounds} round(s) of BenchmarkDotNet's job {record.Settings.Job}";
}
