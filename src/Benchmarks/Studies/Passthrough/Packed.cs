using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.Passthrough;

/// <summary>An array as a member that protobuf-net packs.</summary>
/// <typeparam name="T">The type of its elements.</typeparam>
[ProtoContract]
public sealed class Packed<T>
    where T : struct
{
    /// <summary>The array.</summary>
    [ProtoMember(1, IsPacked = true)]
    public T[] Items { get; set; } = [];
}
