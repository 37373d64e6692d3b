using Orleans;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.OrleansSerialization;

/// <summary>What Orleans' source generator sees of <see cref="Child"/>.</summary>
[GenerateSerializer]
internal struct ChildSurrogate
{
    [Id(0)]
    public Guid Id;

    [Id(1)]
    public DateTime Created;

    [Id(2)]
    public DateTime LastEdit;

    [Id(3)]
    public string? Name;

    [Id(4)]
    public float Percentage;
}
