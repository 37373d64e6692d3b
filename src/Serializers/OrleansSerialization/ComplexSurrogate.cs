using Orleans;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.OrleansSerialization;

/// <summary>What Orleans' source generator sees of <see cref="Complex"/>.</summary>
[GenerateSerializer]
internal struct ComplexSurrogate
{
    [Id(0)]
    public int Id;

    [Id(1)]
    public int OtherId;

    [Id(2)]
    public string? Name;

    [Id(3)]
    public int EnumValue; // The enumeration carries no attribute either, and the library boxes one without and writes its type.

    [Id(4)]
    public double Percentage;

    [Id(5)]
    public decimal Cost;

    [Id(6)]
    public List<Child>? Children;
}
