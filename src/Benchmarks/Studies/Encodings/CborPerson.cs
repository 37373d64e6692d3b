using System.Buffers;
using System.Formats.Cbor;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Cbor;

namespace SerializationBenchmarks.Benchmarks.Studies.Encodings;

/// <summary>The codec of <see cref="Cbor"/> on a <see cref="Person"/>.</summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct CborPerson<TModel> : IBufferCodec, IStudyCodec<CborPerson<TModel>, TModel>, ICodecOf<Cbor, Person>
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
        var person = CborPeople.Read(reader);
        reader.ExpectEnd();
        return person;
    }

    private static CborWriter Write(object data)
    {
        var writer = CborKept.Writer();
        CborPeople.Write(writer, Unsafe.As<Person>(data));
        return writer;
    }
}
