using Chr.Avro.Abstract;
using Chr.Avro.Serialization;

namespace SerializationBenchmarks.Serializers.ChrAvro;

/// <summary>What the library compiles for a type and its schema. A class of its own for each type, so that only what is used is compiled.</summary>
/// <typeparam name="T">The type.</typeparam>
internal static class AvroDelegates<T>
{
    private static readonly Schema _schema = Refusal.Explain(() => TypeSchema.Build(typeof(T)));

    /// <summary>Writes a value.</summary>
    public static readonly BinarySerializer<T> Serialize = Refusal.Explain(() => new BinarySerializerBuilder().BuildDelegate<T>(_schema));

    /// <summary>Reads a value.</summary>
    public static readonly BinaryDeserializer<T> Deserialize = Refusal.Explain(() => new BinaryDeserializerBuilder().BuildDelegate<T>(_schema));
}
