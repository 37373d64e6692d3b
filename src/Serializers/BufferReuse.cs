namespace SerializationBenchmarks.Serializers;

/// <summary>What writing into a reused buffer costs.</summary>
public enum BufferReuse
{
    /// <summary>The library cannot write into a caller's buffer.</summary>
    None,

    /// <summary>It can, and allocates other objects while it does.</summary>
    Allocates,

    /// <summary>It can, and allocates nothing.</summary>
    AllocationFree,
}
