using BenchmarkDotNet.Engines;

namespace SerializationBenchmarks.Benchmarks.Measuring.Processes;

/// <summary>Keeps to itself what a program that BenchmarkDotNet emitted says, except for why it failed.</summary>
internal sealed class SilentHost : IHost
{
    private readonly StringWriter _lines = new();

    /// <summary>What was said.</summary>
    public string Lines => _lines.ToString();

    public void Write(string message) => _lines.Write(message);

    public void WriteLine() => _lines.WriteLine();

    public void WriteLine(string message) => _lines.WriteLine(message);

    public void SendSignal(HostSignal hostSignal)
    {
    }

    public void SendError(string message) => _lines.WriteLine(message);

    public void ReportResults(RunResults runResults)
    {
    }

    public void Dispose() => _lines.Dispose();
}
