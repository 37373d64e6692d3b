namespace SerializationBenchmarks.Measuring.Engine;

/// <summary>A benchmark class of which something is stored that is not the payload alone.</summary>
public interface IStores
{
    /// <summary>How long that is, in bytes.</summary>
    double StoredBytes { get; }
}
