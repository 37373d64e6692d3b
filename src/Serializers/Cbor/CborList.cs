using System.Formats.Cbor;
using System.Runtime.CompilerServices;

namespace SerializationBenchmarks.Serializers.Cbor;

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
