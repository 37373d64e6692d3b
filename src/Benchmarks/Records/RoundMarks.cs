namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>What can be wrong with a round.</summary>
[Flags]
public enum RoundMarks
{
    /// <summary>Nothing.</summary>
    None = 0,

    /// <summary>The runtime had not compiled the code for good before measuring started, or was still compiling while it was measured.</summary>
    Unsettled = 1,

    /// <summary>Another process took the processor, or a part of its speed, for most of the round.</summary>
    Disturbed = 2,
}
