using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Measuring.Engine;

/// <summary>A benchmark class whose call measures what is wanted: in a process that it starts, without what it took to start and to end that, or as a part of several.</summary>
public interface IMeasuresItself
{
    /// <summary>What was measured; null before the first call, and after one that is not the last part.</summary>
    RoundRecord? Measured { get; }
}
