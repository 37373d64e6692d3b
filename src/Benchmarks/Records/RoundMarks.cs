namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>What can be wrong with a round.</summary>
[Flags]
public enum RoundMarks
{
    /// <summary>Nothing.</summary>
    None = 0,

    /// <summary>The runtime had not compiled the code for good before measuring started, or was still compiling while it was measured.</summary>
    Unsettled = 1,

    /// <summary>Most iterations lost the processor to other processes, so that all of them had to count.</summary>
    Disturbed = 2,
}
