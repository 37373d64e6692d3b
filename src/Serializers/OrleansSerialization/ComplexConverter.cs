using Orleans;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.OrleansSerialization;

/// <summary>Converts between <see cref="Complex"/> and its surrogate.</summary>
[RegisterConverter]
internal sealed class ComplexConverter : IConverter<Complex, ComplexSurrogate>
{
    public Complex ConvertFromSurrogate(in ComplexSurrogate surrogate) => new() { Id = surrogate.Id, OtherId = surrogate.OtherId, Name = surrogate.Name, EnumValue = (Level)surrogate.EnumValue, Percentage = surrogate.Percentage, Cost = surrogate.Cost, Children = surrogate.Children };

    public ComplexSurrogate ConvertToSurrogate(in Complex value) => new() { Id = value.Id, OtherId = value.OtherId, Name = value.Name, EnumValue = (int)value.EnumValue, Percentage = value.Percentage, Cost = value.Cost, Children = value.Children };
}
