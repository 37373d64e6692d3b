using System.Buffers;
using System.Formats.Cbor;

namespace SerializationBenchmarks.Serializers.Cbor;

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
