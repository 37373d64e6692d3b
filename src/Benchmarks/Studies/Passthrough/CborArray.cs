using System.Buffers;
using System.Formats.Cbor;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Cbor;

namespace SerializationBenchmarks.Benchmarks.Studies.Passthrough;

/// <summary>The codec of <see cref="Cbor"/> on an array.</summary>
/// <typeparam name="TModel">The model.</typeparam>
/// <typeparam name="TElement">The type of the array's elements.</typeparam>
public readonly struct CborArray<TModel, TElement> : IBufferCodec, IStudyCodec<CborArray<TModel, TElement>, TModel>, ICodecOf<Cbor, TElement[]>
    where TModel : struct, IModelType
    where TElement : struct
{
    /// <inheritdoc/>
    public static byte[] Serialize(object data) => Write(data).Encode();

    /// <inheritdoc/>
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => Write(data).CopyTo(buffer);

    /// <inheritdoc/>
    /// <exception cref="CborContentException">The payload is no array that states its length, or its elements are not of the type.</exception>
    public static object Deserialize(byte[] payload)
    {
        var reader = CborKept.Reader(payload);
        var length = reader.ReadStartArray() ?? throw new CborContentException("The array does not state its length.");
        var values = new TElement[length]; // The reader rejects more elements than bytes can follow.
        for (var i = 0; i < values.Length; i++)
            values[i] = Read(reader);
        reader.ReadEndArray();
        reader.ExpectEnd();
        return values;
    }

    private static CborWriter Write(object data)
    {
        var writer = CborKept.Writer();
        var values = Unsafe.As<TElement[]>(data);
        writer.WriteStartArray(values.Length);
        foreach (var value in values)
            Write(writer, value);
        writer.WriteEndArray();
        return writer;
    }

    // Compiled for each type of elements, these are one call without a condition.
    private static void Write(CborWriter writer, TElement value)
    {
        if (typeof(TElement) == typeof(int))
            writer.WriteInt32((int)(object)value);
        else if (typeof(TElement) == typeof(double))
            writer.WriteDouble((double)(object)value);
        else if (typeof(TElement) == typeof(bool))
            writer.WriteBoolean((bool)(object)value);
        else if (typeof(TElement) == typeof(DateTime))
            writer.WriteDate((DateTime)(object)value);
        else
            writer.WriteGuid((Guid)(object)value);
    }

    private static TElement Read(CborReader reader)
    {
        if (typeof(TElement) == typeof(int))
            return (TElement)(object)reader.ReadInt32();
        if (typeof(TElement) == typeof(double))
            return (TElement)(object)reader.ReadDouble();
        if (typeof(TElement) == typeof(bool))
            return (TElement)(object)reader.ReadBoolean();
        return typeof(TElement) == typeof(DateTime) ? (TElement)(object)reader.ReadDate() : (TElement)(object)reader.ReadGuid();
    }
}
