using System.Collections;
using System.Globalization;
using System.Reflection;
using Google.Protobuf;
using Google.Protobuf.Reflection;
using Google.Protobuf.WellKnownTypes;
using SerializationBenchmarks.Info.Languages.Protobuf.Generated;
using SerializationBenchmarks.Serializers;
using Level = SerializationBenchmarks.Models.Level;

namespace SerializationBenchmarks.Info.Languages.Formats;

/// <summary>The messages of schemas/languages.proto, and the conversions that a user of Google.Protobuf writes.</summary>
internal static class ProtobufMember
{
    /// <summary>The format's name.</summary>
    public const string Format = "Protocol Buffers";

    private const string Member = "v";

    // What has no line has no type in Protocol Buffers that a reader elsewhere would know.
    private static readonly Dictionary<System.Type, MessageDescriptor> _messages = new()
    {
        [typeof(long)] = OfInt64.Descriptor,
        [typeof(ulong)] = OfUInt64.Descriptor,
        [typeof(uint)] = OfUInt32.Descriptor,
        [typeof(int?)] = OfNullableInt32.Descriptor,
        [typeof(double)] = OfDouble.Descriptor,
        [typeof(float)] = OfSingle.Descriptor,
        [typeof(decimal)] = OfString.Descriptor,
        [typeof(string)] = OfString.Descriptor,
        [typeof(Guid)] = OfString.Descriptor,
        [typeof(byte[])] = OfBytes.Descriptor,
        [typeof(DateTime)] = OfTimestamp.Descriptor,
        [typeof(DateTimeOffset)] = OfTimestamp.Descriptor,
        [typeof(TimeSpan)] = OfDuration.Descriptor,
        [typeof(Level)] = OfLevel.Descriptor,
        [typeof(Dictionary<int, string>)] = OfDictionaryByInt32.Descriptor,
        [typeof(Dictionary<long, string>)] = OfDictionaryByInt64.Descriptor,
        [typeof(HashSet<int>)] = OfSet.Descriptor,
    };

    /// <summary>The compiled schema in hexadecimal.</summary>
    public static string Descriptor { get; } = Convert.ToHexString(LanguagesReflection.Descriptor.SerializedData.Span);

    /// <summary>Finds the message with a member of a type.</summary>
    public static MessageDescriptor? MessageOf(System.Type type) => _messages.GetValueOrDefault(type);

    /// <summary>Writes a value in its message.</summary>
    public static byte[] Write(MessageDescriptor descriptor, object? value)
    {
        var message = descriptor.Parser.ParseFrom(ByteString.Empty);
        var field = descriptor.FindFieldByName(Member);
        if (value is IEnumerable and not (string or byte[]))
            Add(field.Accessor.GetValue(message), value);
        else if (value is not null)
            field.Accessor.SetValue(message, ToField(value, field));
        return message.ToByteArray();
    }

    /// <summary>Reads a value from its message.</summary>
    public static object? Read(MessageDescriptor descriptor, System.Type type, byte[] payload)
    {
        var message = descriptor.Parser.ParseFrom(payload);
        var field = descriptor.FindFieldByName(Member);
        return field.HasPresence && !field.Accessor.HasValue(message) ? null : FromField(field.Accessor.GetValue(message), type);
    }

    private static object ToField(object value, FieldDescriptor field) => value switch
    {
        byte[] bytes => ByteString.CopyFrom(bytes),
        DateTime date => Timestamp.FromDateTime(date.Kind is DateTimeKind.Unspecified ? date.ToUniversalTime() : date),
        DateTimeOffset date => Timestamp.FromDateTimeOffset(date),
        TimeSpan span => Duration.FromTimeSpan(span),
        decimal or Guid => ((IFormattable)value).ToString(null, CultureInfo.InvariantCulture),
        Level level => field.EnumType.FindValueByNumber((int)level).Number,
        _ => value,
    };

    private static object FromField(object value, System.Type type) => value switch
    {
        ByteString bytes => bytes.ToByteArray(),
        Timestamp date when type == typeof(DateTimeOffset) => date.ToDateTimeOffset(),
        Timestamp date => date.ToDateTime(),
        Duration span => span.ToTimeSpan(),
        string text when type == typeof(decimal) => decimal.Parse(text, CultureInfo.InvariantCulture),
        string text when type == typeof(Guid) => Guid.Parse(text),
        _ when type == typeof(Level) => (Level)Convert.ToInt32(value, CultureInfo.InvariantCulture),
        IEnumerable and not string => Activator.CreateInstance(type, value)!,
        _ => value,
    };

    private static void Add(object field, object values) =>
        field.GetType().GetMethod(nameof(IList.Add), BindingFlags.Public | BindingFlags.Instance, [values is IDictionary ? typeof(IDictionary<,>).MakeGenericType(values.GetType().GetGenericArguments()) : typeof(IEnumerable<int>)])!.Invoke(field, [values]);
}
