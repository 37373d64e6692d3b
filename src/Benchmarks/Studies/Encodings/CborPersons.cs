using System.Buffers;
using System.Formats.Cbor;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Cbor;

namespace SerializationBenchmarks.Benchmarks.Studies.Encodings;

/// <summary>The codec of <see cref="Cbor"/> on a list of persons.</summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct CborPersons<TModel> : IBufferCodec, IStudyCodec<CborPersons<TModel>, TModel>, ICodecOf<Cbor, List<Person>>
    where TModel : struct, IModelType
{
    /// <inheritdoc/>
    public static byte[] Serialize(object data) => Write(data).Encode();

    /// <inheritdoc/>
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => Write(data).CopyTo(buffer);

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload)
    {
        var reader = CborKept.Reader(payload);
        var persons = new List<Person>(reader.ReadStartArray() ?? 0); // The reader rejects more elements than bytes can follow.
        while (reader.PeekState() != CborReaderState.EndArray)
            persons.Add(CborPeople.Read(reader));
        reader.ReadEndArray();
        reader.ExpectEnd();
        return persons;
    }

    private static CborWriter Write(object data)
    {
        var writer = CborKept.Writer();
        var persons = Unsafe.As<List<Person>>(data);
        writer.WriteStartArray(persons.Count);
        foreach (var person in persons)
            CborPeople.Write(writer, person);
        writer.WriteEndArray();
        return writer;
    }
}
