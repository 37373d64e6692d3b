using System.Collections;
using System.Globalization;
using Avro;
using Avro.Generic;
using Avro.IO;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.ApacheAvro;

namespace SerializationBenchmarks.Info.Languages.Formats;

/// <summary>The records of schemas/languages.avsc with Apache.Avro's generic records, and the conversions that its user writes.</summary>
internal static class AvroMember
{
    /// <summary>The format's name.</summary>
    public const string Format = "Avro";

    private const string Member = "v";

    // What has no line has no type in Avro that a reader elsewhere would know.
    private static readonly Dictionary<Type, string> _names = new()
    {
        [typeof(long)] = "OfInt64",
        [typeof(uint)] = "OfInt64",
        [typeof(int?)] = "OfNullableInt32",
        [typeof(double)] = "OfDouble",
        [typeof(float)] = "OfSingle",
        [typeof(decimal)] = "OfDecimal",
        [typeof(string)] = "OfString",
        [typeof(Guid)] = "OfGuid",
        [typeof(byte[])] = "OfBytes",
        [typeof(DateTime)] = "OfMoment",
        [typeof(DateTimeOffset)] = "OfMoment",
        [typeof(DateOnly)] = "OfDay",
        [typeof(Level)] = "OfLevel",
        [typeof(Dictionary<int, string>)] = "OfDictionary",
        [typeof(Dictionary<long, string>)] = "OfDictionary",
        [typeof(HashSet<int>)] = "OfSet",
    };

    private static readonly Dictionary<string, RecordSchema> _records = ReadRecords();

    /// <summary>Finds the record with a member of a type.</summary>
    public static RecordSchema? RecordOf(Type type) => _names.TryGetValue(type, out var name) ? _records[name] : null;

    /// <summary>Writes a value in its record.</summary>
    public static byte[] Write(RecordSchema schema, object? value)
    {
        var record = new GenericRecord(schema);
        record.Add(Member, ToMember(value, schema[Member].Schema));
        using var stream = new MemoryStream();
        new GenericDatumWriter<GenericRecord>(schema).Write(record, new BinaryEncoder(stream));
        return stream.ToArray();
    }

    /// <summary>Reads a value from its record.</summary>
    public static object? Read(RecordSchema schema, Type type, byte[] payload) =>
        FromMember(new GenericDatumReader<GenericRecord>(schema, schema).Read(null!, new BinaryDecoder(new MemoryStream(payload)))[Member], type);

    private static object? ToMember(object? value, Schema schema) => value switch
    {
        uint number => (long)number,
        decimal number => ApacheAvroConversion.FromModel(number),
        DateTimeOffset date => date.UtcDateTime,
        DateOnly date => date.ToDateTime(default),
        Level level => new GenericEnum((EnumSchema)schema, level.ToString()),
        IDictionary entries => entries.Keys.Cast<IFormattable>().ToDictionary(key => key.ToString(null, CultureInfo.InvariantCulture), key => entries[key]!),
        HashSet<int> elements => elements.ToArray(),
        _ => value,
    };

    private static object? FromMember(object? value, Type type) => value switch
    {
        long number when type == typeof(uint) => checked((uint)number),
        AvroDecimal number => ApacheAvroConversion.ToModel(number),
        DateTime date when type == typeof(DateTimeOffset) => new DateTimeOffset(date),
        DateTime date when type == typeof(DateOnly) => DateOnly.FromDateTime(date),
        GenericEnum symbol => Enum.Parse<Level>(symbol.Value),
        IDictionary<string, object> entries when type == typeof(Dictionary<int, string>) => entries.ToDictionary(entry => int.Parse(entry.Key, CultureInfo.InvariantCulture), entry => (string)entry.Value),
        IDictionary<string, object> entries => entries.ToDictionary(entry => long.Parse(entry.Key, CultureInfo.InvariantCulture), entry => (string)entry.Value),
        object[] elements => elements.Cast<int>().ToHashSet(),
        _ => value,
    };

    private static Dictionary<string, RecordSchema> ReadRecords()
    {
        using var text = new StreamReader(typeof(AvroMember).Assembly.GetManifestResourceStream("languages.avsc")!);
        return ((UnionSchema)Schema.Parse(text.ReadToEnd())).Schemas.Cast<RecordSchema>().ToDictionary(record => record.Name);
    }
}
