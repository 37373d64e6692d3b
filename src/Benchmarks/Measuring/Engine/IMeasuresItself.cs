using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Measuring.Engine;

/// <summary>A benchmark class whose call starts a process that measures what is wanted, without what it took to start and to end that.</summary>
public interface IMeasuresItself
{
    /// <summary>What the last call's process measured; null if there was none.</summary>
    RoundRecord? Measured { get; }
}
