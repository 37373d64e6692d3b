using Orleans;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.OrleansSerialization;

/// <summary>Converts between <see cref="Child"/> and its surrogate.</summary>
[RegisterConverter]
internal sealed class ChildConverter : IConverter<Child, ChildSurrogate>
{
    public Child ConvertFromSurrogate(in ChildSurrogate surrogate) => new() { Id = surrogate.Id, Created = surrogate.Created, LastEdit = surrogate.LastEdit, Name = surrogate.Name, Percentage = surrogate.Percentage };

    public ChildSurrogate ConvertToSurrogate(in Child value) => new() { Id = value.Id, Created = value.Created, LastEdit = value.LastEdit, Name = value.Name, Percentage = value.Percentage };
}
