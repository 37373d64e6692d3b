using Orleans;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.OrleansSerialization;

/// <summary>Converts between <see cref="Simple"/> and its surrogate.</summary>
[RegisterConverter]
internal sealed class SimpleConverter : IConverter<Simple, SimpleSurrogate>
{
    public Simple ConvertFromSurrogate(in SimpleSurrogate surrogate) => new() { Id = surrogate.Id, OtherId = surrogate.OtherId, Name = surrogate.Name, EnumValue = (Level)surrogate.EnumValue };

    public SimpleSurrogate ConvertToSurrogate(in Simple value) => new() { Id = value.Id, OtherId = value.OtherId, Name = value.Name, EnumValue = (int)value.EnumValue };
}
