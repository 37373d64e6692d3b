using System.Collections;
using System.Formats.Cbor;
using System.Numerics;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Cbor;

namespace SerializationBenchmarks.Info.Languages.Formats;

/// <summary>A map with one member in CBOR: the library's own form of each type, and where it has none the one of the models' codecs.</summary>
internal static class CborMember
{
    /// <summary>The format's name.</summary>
    public const string Format = "CBOR";

    private const string Member = "V";

    private static readonly Dictionary<Type, (Action<CborWriter, object> Write, Func<CborReader, object> Read)> _forms = new()
    {
        [typeof(long)] = ((writer, value) => writer.WriteInt64((long)value), reader => reader.ReadInt64()),
        [typeof(ulong)] = ((writer, value) => writer.WriteUInt64((ulong)value), reader => reader.ReadUInt64()),
        [typeof(uint)] = ((writer, value) => writer.WriteUInt32((uint)value), reader => reader.ReadUInt32()),
        [typeof(int?)] = ((writer, value) => writer.WriteInt32((int)value), reader => reader.ReadInt32()),
        [typeof(BigInteger)] = ((writer, value) => writer.WriteBigInteger((BigInteger)value), reader => reader.ReadBigInteger()),
        [typeof(double)] = ((writer, value) => writer.WriteDouble((double)value), reader => reader.ReadDouble()),
        [typeof(float)] = ((writer, value) => writer.WriteSingle((float)value), reader => reader.ReadSingle()),
        [typeof(decimal)] = ((writer, value) => writer.WriteDecimal((decimal)value), reader => reader.ReadDecimal()),
        [typeof(DateTime)] = ((writer, value) => writer.WriteDate((DateTime)value), reader => reader.ReadDate()),
        [typeof(DateTimeOffset)] = ((writer, value) => writer.WriteDateTimeOffset((DateTimeOffset)value), reader => reader.ReadDateTimeOffset()),
        [typeof(Guid)] = ((writer, value) => writer.WriteGuid((Guid)value), reader => reader.ReadGuid()),
        [typeof(byte[])] = ((writer, value) => writer.WriteByteString((byte[])value), reader => reader.ReadByteString()),
        [typeof(string)] = ((writer, value) => writer.WriteTextString((string)value), reader => reader.ReadTextString()),
        [typeof(Level)] = ((writer, value) => writer.WriteInt32((int)value), reader => (Level)reader.ReadInt32()),
        [typeof(Dictionary<int, string>)] = (WriteEntries<int>, ReadEntries<int>),
        [typeof(Dictionary<long, string>)] = (WriteEntries<long>, ReadEntries<long>),
        [typeof(HashSet<int>)] = (WriteElements, ReadElements),
    };

    /// <summary>Whether the library, or the code around it, has a form of a type.</summary>
    public static bool Takes(Type type) => _forms.ContainsKey(type);

    /// <summary>Writes a value.</summary>
    public static byte[] Write(Type type, object? value)
    {
        var writer = new CborWriter();
        writer.WriteStartMap(1);
        writer.WriteTextString(Member);
        if (value is null)
            writer.WriteNull();
        else
            _forms[type].Write(writer, value);
        writer.WriteEndMap();
        return writer.Encode();
    }

    /// <summary>Reads a value.</summary>
    public static object? Read(Type type, byte[] payload)
    {
        var reader = new CborReader(payload);
        reader.ReadStartMap();
        if (reader.PeekState() is CborReaderState.EndMap)
            return null;
        reader.ReadTextString();
        return reader.TryReadNull() ? null : _forms[type].Read(reader);
    }

    private static void WriteEntries<TKey>(CborWriter writer, object value)
        where TKey : INumber<TKey>
    {
        var entries = (Dictionary<TKey, string>)value;
        writer.WriteStartMap(entries.Count);
        foreach (var (key, text) in entries)
        {
            writer.WriteInt64(long.CreateChecked(key));
            writer.WriteTextString(text);
        }

        writer.WriteEndMap();
    }

    private static Dictionary<TKey, string> ReadEntries<TKey>(CborReader reader)
        where TKey : INumber<TKey>
    {
        var entries = new Dictionary<TKey, string>();
        reader.ReadStartMap();
        while (reader.PeekState() is not CborReaderState.EndMap)
            entries.Add(TKey.CreateChecked(reader.ReadInt64()), reader.ReadTextString());
        reader.ReadEndMap();
        return entries;
    }

    private static void WriteElements(CborWriter writer, object value)
    {
        writer.WriteStartArray(((ICollection<int>)value).Count);
        foreach (int element in (IEnumerable)value)
            writer.WriteInt32(element);
        writer.WriteEndArray();
    }

    private static HashSet<int> ReadElements(CborReader reader)
    {
        var elements = new HashSet<int>();
        reader.ReadStartArray();
        while (reader.PeekState() is not CborReaderState.EndArray)
            elements.Add(reader.ReadInt32());
        reader.ReadEndArray();
        return elements;
    }
}
