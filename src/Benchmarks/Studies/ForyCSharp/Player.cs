namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

/// <summary>What plays a recording.</summary>
public enum Player
{
    /// <summary>Java.</summary>
    Java,

    /// <summary>Flash.</summary>
    Flash,
}
