using System.Buffers;
using System.Formats.Cbor;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Cbor;

namespace SerializationBenchmarks.Studies.Service;

/// <summary>The codec of <see cref="Cbor"/> on a list of <see cref="Complex"/>: an array of maps.</summary>
public readonly struct CborComplexes<TModel> : IBufferCodec, IStudyCodec<CborComplexes<TModel>, TModel>, ICodecOf<Cbor, List<Complex>>
    where TModel : struct, IModelType
{
    public static byte[] Serialize(object data) => Write(data).Encode();

    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => Write(data).CopyTo(buffer);

    public static object Deserialize(byte[] payload)
    {
        var reader = CborKept.Reader(payload);
        var items = new List<Complex>(reader.ReadStartArray() ?? 0); // The reader rejects more elements than bytes can follow.
        while (reader.PeekState() != CborReaderState.EndArray)
            items.Add(CborComplex.Read(reader));
        reader.ReadEndArray();
        reader.ExpectEnd();
        return items;
    }

    private static CborWriter Write(object data)
    {
        var writer = CborKept.Writer();
        var items = Unsafe.As<List<Complex>>(data);
        writer.WriteStartArray(items.Count);
        foreach (var item in items)
            CborComplex.Write(writer, item);
        writer.WriteEndArray();
        return writer;
    }
}
