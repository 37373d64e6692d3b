namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

/// <summary>How large a picture is.</summary>
public enum MediaSize
{
    /// <summary>Small.</summary>
    Small,

    /// <summary>Large.</summary>
    Large,
}
