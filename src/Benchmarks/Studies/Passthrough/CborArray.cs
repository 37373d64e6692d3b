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

/// <summary>CBOR with an array's memory as one byte string, whose tag names the type of the elements (RFC 8746).</summary>
public readonly struct CborTypedArray : IAnyModelSerializer
{
    // https://www.rfc-editor.org/rfc/rfc8746#section-2.1, little-endian as the memory of nearly every processor that .NET supports.
    private static readonly (CborTag Tag, int Size) _int32s = ((CborTag)78, sizeof(int));
    private static readonly (CborTag Tag, int Size) _doubles = ((CborTag)86, sizeof(double));

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = Cbor.Info with
    {
        Name = "CborTypedArray",
        Format = "CBOR typed array",
        Summary = "System.Formats.Cbor's reused writer and reader, the array's memory as a typed array (RFC 8746).",
    };

    /// <inheritdoc/>
    public static string? UnsupportedBecause(Type model) => KindOf(model) is null ? $"RFC 8746 has no typed array for {TypeName.Of(model)}." : null;

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
        where T : class
    {
        var writer = CborKept.Writer();
        writer.WriteTag(KindOf(typeof(T))!.Value.Tag);
        writer.WriteByteString(CopyBytes.Bytes(value));
        return writer.Encode();
    }

    /// <inheritdoc/>
    /// <exception cref="CborContentException">The payload is no typed array of the type's elements.</exception>
    public static T Deserialize<T>(byte[] payload)
        where T : class
    {
        var (tag, size) = KindOf(typeof(T))!.Value;
        var reader = CborKept.Reader(payload);
        if (reader.ReadTag() != tag)
            throw new CborContentException($"A typed array of {TypeName.Of(typeof(T))} has the tag {(ulong)tag}.");
        var bytes = reader.ReadDefiniteLengthByteString();
        if (bytes.Length % size != 0)
            throw new CborContentException($"The typed array has {bytes.Length} bytes, which are no multiple of {size}.");
        reader.ExpectEnd();
        return (T)CopyBytes.FromBytes(typeof(T), bytes.Span);
    }

    private static (CborTag Tag, int Size)? KindOf(Type type) => type == typeof(int[]) ? _int32s : type == typeof(double[]) ? _doubles : null;
}
