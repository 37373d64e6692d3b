using System.Buffers;
using System.Formats.Cbor;
using System.Text;

namespace SerializationBenchmarks.Serializers.Cbor;

/// <summary>Keys, and the values for which CBOR or the library has no form of its own.</summary>
internal static class CborValues
{
    private const CborTag Uuid = (CborTag)37; // https://www.iana.org/assignments/cbor-tags

    /// <summary>Reads a map's key as UTF-8, which takes no new text.</summary>
    public static ReadOnlySpan<byte> ReadKey(this CborReader reader) => reader.PeekState() == CborReaderState.TextString
        ? reader.ReadDefiniteLengthTextStringBytes().Span
        : Encoding.UTF8.GetBytes(reader.ReadTextString()); // Written in pieces.

    /// <summary>Writes a text or null.</summary>
    public static void WriteText(this CborWriter writer, string? value)
    {
        if (value is null)
            writer.WriteNull();
        else
            writer.WriteTextString(value);
    }

    /// <summary>Reads a text or null.</summary>
    public static string? ReadText(this CborReader reader) => reader.TryReadNull() ? null : reader.ReadTextString();

    /// <summary>Steps over null if it is the next value.</summary>
    public static bool TryReadNull(this CborReader reader)
    {
        if (reader.PeekState() != CborReaderState.Null)
            return false;
        reader.ReadNull();
        return true;
    }

    /// <summary>Writes a moment as the tagged text of RFC 3339, in UTC. A date without a kind is taken for UTC.</summary>
    public static void WriteDate(this CborWriter writer, DateTime value) =>
        writer.WriteDateTimeOffset(new DateTimeOffset(DateTime.SpecifyKind(value.Kind == DateTimeKind.Local ? value.ToUniversalTime() : value, DateTimeKind.Utc)));

    /// <summary>Reads a tagged text of RFC 3339.</summary>
    public static DateTime ReadDate(this CborReader reader) => reader.ReadDateTimeOffset().UtcDateTime;

    /// <summary>Writes a GUID as the tagged bytes of RFC 9562.</summary>
    public static void WriteGuid(this CborWriter writer, Guid value)
    {
        Span<byte> bytes = stackalloc byte[16];
        value.TryWriteBytes(bytes, bigEndian: true, out _);
        writer.WriteTag(Uuid);
        writer.WriteByteString(bytes);
    }

    /// <summary>Reads a GUID.</summary>
    /// <exception cref="CborContentException">The tag is another one, or the bytes are not 16.</exception>
    public static Guid ReadGuid(this CborReader reader)
    {
        Span<byte> bytes = stackalloc byte[16];
        if (reader.ReadTag() != Uuid || !reader.TryReadByteString(bytes, out var length) || length != bytes.Length)
            throw new CborContentException("A GUID is tag 37 with 16 bytes.");
        return new Guid(bytes, bigEndian: true);
    }
}

/// <summary>One writer and one reader for each thread, reset for each payload, which the library offers for reading and writing often.</summary>
internal static class CborKept
{
    [ThreadStatic]
    private static CborWriter? _writer;

    [ThreadStatic]
    private static CborReader? _reader;

    /// <summary>The thread's writer, empty, with the library's default checks.</summary>
    public static CborWriter Writer()
    {
        var writer = _writer ??= new CborWriter();
        writer.Reset();
        return writer;
    }

    /// <summary>The thread's reader at the start of a payload, with the library's default checks.</summary>
    public static CborReader Reader(byte[] payload)
    {
        if (_reader is not { } reader)
            return _reader = new CborReader(payload);
        reader.Reset(payload);
        return reader;
    }

    /// <summary>Appends what was written to a buffer.</summary>
    public static void CopyTo(this CborWriter writer, ArrayBufferWriter<byte> buffer) =>
        buffer.Advance(writer.Encode(buffer.GetSpan(writer.BytesWritten)));

    /// <summary>Checks that nothing follows the value, which the reader does not look for.</summary>
    /// <exception cref="CborContentException">Something does.</exception>
    public static void ExpectEnd(this CborReader reader)
    {
        if (reader.BytesRemaining > 0)
            throw new CborContentException($"{reader.BytesRemaining} bytes follow the value.");
    }
}
