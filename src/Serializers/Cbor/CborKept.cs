using System.Buffers;
using System.Formats.Cbor;
using System.Runtime.CompilerServices;

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

/// <summary>Lists of a study: arrays of maps.</summary>
/// <typeparam name="TCodec">The codec of the list, a struct, so that its elements are read and written directly.</typeparam>
/// <typeparam name="T">The elements.</typeparam>
internal static class CborList<TCodec, T>
    where TCodec : struct, ICborItem<T>
    where T : class
{
    /// <summary>Writes a list with the thread's writer.</summary>
    public static CborWriter Write(object data)
    {
        var writer = CborKept.Writer();
        var items = Unsafe.As<List<T>>(data);
        writer.WriteStartArray(items.Count);
        foreach (var item in items)
            TCodec.Write(writer, item);
        writer.WriteEndArray();
        return writer;
    }

    /// <summary>Reads a list with the thread's reader.</summary>
    public static List<T> Read(byte[] payload)
    {
        var reader = CborKept.Reader(payload);
        var items = new List<T>(reader.ReadStartArray() ?? 0); // The reader rejects more elements than bytes can follow.
        while (reader.PeekState() != CborReaderState.EndArray)
            items.Add(TCodec.Read(reader));
        reader.ReadEndArray();
        reader.ExpectEnd();
        return items;
    }
}

/// <summary>Reads and writes an element of a list.</summary>
/// <typeparam name="T">The element.</typeparam>
internal interface ICborItem<T>
{
    /// <summary>Reads a map.</summary>
    static abstract T Read(CborReader reader);

    /// <summary>Writes a map.</summary>
    static abstract void Write(CborWriter writer, T item);
}
