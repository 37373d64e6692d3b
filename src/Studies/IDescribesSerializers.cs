using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Studies;

/// <summary>A study whose records say something else of a serializer than others do, or more.</summary>
public interface IDescribesSerializers
{
    /// <summary>A serializer as a record of the study has it.</summary>
    SerializerRecord Describe(SerializerRecord serializer, Binding binding);
}
