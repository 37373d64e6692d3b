using System.Buffers;
using System.Formats.Cbor;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Cbor;

namespace SerializationBenchmarks.Benchmarks.Studies.Encodings;

/// <summary>The codec of <see cref="Cbor"/> on a list of persons.</summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct CborPersons<TModel> : IBufferCodec, IStudyCodec<CborPersons<TModel>, TModel>, ICodecOf<Cbor, List<Person>>, ICborItem<Person>
    where TModel : struct, IModelType
{
    /// <inheritdoc/>
    public static byte[] Serialize(object data) => CborList<CborPersons<TModel>, Person>.Write(data).Encode();

    /// <inheritdoc/>
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => CborList<CborPersons<TModel>, Person>.Write(data).CopyTo(buffer);

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => CborList<CborPersons<TModel>, Person>.Read(payload);

    static Person ICborItem<Person>.Read(CborReader reader) => CborPeople.Read(reader);

    static void ICborItem<Person>.Write(CborWriter writer, Person item) => CborPeople.Write(writer, item);
}
