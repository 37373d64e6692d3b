using Orleans;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.OrleansSerialization;

/// <summary>What Orleans' source generator sees of <see cref="Tiny"/>.</summary>
[GenerateSerializer]
internal struct TinySurrogate
{
    [Id(0)]
    public int Id;

    [Id(1)]
    public int OtherId;
}
