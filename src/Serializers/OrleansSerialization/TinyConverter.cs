using Orleans;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.OrleansSerialization;

/// <summary>Converts between <see cref="Tiny"/> and its surrogate.</summary>
[RegisterConverter]
internal sealed class TinyConverter : IConverter<Tiny, TinySurrogate>
{
    public Tiny ConvertFromSurrogate(in TinySurrogate surrogate) => new() { Id = surrogate.Id, OtherId = surrogate.OtherId };

    public TinySurrogate ConvertToSurrogate(in Tiny value) => new() { Id = value.Id, OtherId = value.OtherId };
}
