using System.Formats.Cbor;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Cbor;

namespace SerializationBenchmarks.Benchmarks.Studies.Passthrough;

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
