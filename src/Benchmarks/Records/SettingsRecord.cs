namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>How a run was measured.</summary>
/// <param name="Job">"rounds" for this suite's own way; otherwise BenchmarkDotNet's name of the job.</param>
/// <param name="Rounds">Passes over all cases.</param>
/// <param name="Measurement">The settings of the suite's own way; null for a job of BenchmarkDotNet.</param>
public sealed record SettingsRecord(string Job, int Rounds, MeasurementSettings? Measurement = null)
{
    /// <summary>What <see cref="Job"/> is where the suite measured in its own way.</summary>
    public const string OwnJob = "rounds";
}
