using MemoryPack;
using MessagePack;
using Orleans;
using ProtoBuf;

namespace SerializationBenchmarks.Info.MemberTypes.Holders;

/// <summary>A class with one member, of the type that is looked at, and with the attributes that libraries ask for.</summary>
[GenerateSerializer, MemoryPackable, MessagePackObject, ProtoContract, CompatibilityLevel(CompatibilityLevel.Level300)]
public sealed partial class Holder<T>
{
    /// <summary>The member.</summary>
    [Id(0), Key(0), ProtoMember(1)]
    public T? Value { get; set; }
}
