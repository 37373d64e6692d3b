using Orleans;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.OrleansSerialization;

/// <summary>What Orleans' source generator sees of <see cref="Simple"/>.</summary>
[GenerateSerializer]
internal struct SimpleSurrogate
{
    [Id(0)]
    public int Id;

    [Id(1)]
    public int OtherId;

    [Id(2)]
    public string? Name;

    [Id(3)]
    public int EnumValue; // The enumeration carries no attribute either, and the library boxes one without and writes its type.
}
