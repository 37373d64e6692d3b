using System.Collections;
using System.Reflection;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using SerializationBenchmarks.OwnTypes.Loss;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.OwnTypes.Samples;

/// <summary>System.Text.Json, with enumerations by name or number.</summary>
internal sealed class SystemTextJsonLibrary : SampleLibrary
{
    private readonly JsonSerializerOptions _reading;
    private readonly JsonSerializerOptions _writing;

    private SystemTextJsonLibrary(JsonNamingPolicy? policy, bool inAnyCase)
    {
        (HasPolicy, IgnoresCase) = (policy is not null, inAnyCase);
        _reading = new JsonSerializerOptions(JsonSerializerDefaults.Web)
        {
            AllowOutOfOrderMetadataProperties = true, // Other writers put what says the class anywhere.
            Converters = { new EnumForms(Forms), new AnyJson(() => HasAnyJson = true) },
            IncludeFields = true,
            MaxDepth = JsonText.DeepestLevel,
            PropertyNameCaseInsensitive = inAnyCase,
            PropertyNamingPolicy = policy,
            TypeInfoResolver = new DefaultJsonTypeInfoResolver { Modifiers = { FillWhatCannotBeSet } },
        };
        _writing = new JsonSerializerOptions(_reading)
        {
            DictionaryKeyPolicy = new MarkedKeys(),
            TypeInfoResolver = new DefaultJsonTypeInfoResolver { Modifiers = { WriteWhatIsWatched } },
        };
        _writing.Converters.Clear();
        foreach (var converter in (JsonConverter[])[new EnumForms(Forms), new Bits<double>(), new Bits<float>(), new Bits<Half>(), new UtcTimes()])
            _writing.Converters.Add(converter);
    }

    public override string Name => "System.Text.Json";

    /// <summary>Whether members of type <see cref="object"/> of the value that was built last hold JSON as it is.</summary>
    public bool HasAnyJson { get; private set; }

    /// <summary>As it reads most types.</summary>
    public static SystemTextJsonLibrary Of(JsonNaming naming) => new(naming.Policy, inAnyCase: true);

    /// <summary>As it reads types of which <see cref="IsOfTwins"/>: as the type names members, and as the samples do.</summary>
    public static IReadOnlyList<SystemTextJsonLibrary> ByCase(JsonNaming naming) => [new(null, inAnyCase: false), new(naming.Policy, inAnyCase: false)];

    /// <summary>Whether it is the library that refuses a type, as it does where names differ in case alone and it is to read them in any, and not a setter of the user's.</summary>
    public static bool IsOfTwins(Exception? failure) => failure is InvalidOperationException && failure.Source == typeof(JsonSerializer).Assembly.GetName().Name;

    public override object Build(ReadOnlyMemory<byte> json, Type type)
    {
        HasAnyJson = false;
        return JsonSerializer.Deserialize(json.Span, type, _reading) ?? throw new JsonException("The value is null.");
    }

    public override byte[] Write(object value, Type type) => JsonSerializer.SerializeToUtf8Bytes(value, type, _writing);

    protected override bool HasConverter(Type type) => HeldBy(type).Any(held => held.IsDefined(typeof(JsonConverterAttribute), inherit: false));

    // A list without a setter is filled, which the library's default settings don't do. It cannot where a constructor takes values.
    private static void FillWhatCannotBeSet(JsonTypeInfo type)
    {
        if (type.Kind != JsonTypeInfoKind.Object || type.CreateObject is null)
            return;
        type.PreferredPropertyObjectCreationHandling = JsonObjectCreationHandling.Populate;
        foreach (var property in type.Properties.Where(property => property.Set is not null || IsSingle(property.PropertyType)))
            property.ObjectCreationHandling ??= JsonObjectCreationHandling.Replace;
    }

    // A Regex for example, which would be read to be filled, and cannot.
    private static bool IsSingle(Type type) => Leaf.IsFramework(type) && !type.IsAssignableTo(typeof(IEnumerable));

    private void WriteWhatIsWatched(JsonTypeInfo type)
    {
        if (type.Kind != JsonTypeInfoKind.Object)
            return;
        var required = RequiredMembers.Mark(type.Properties
            .Where(property => RequiredMembers.Has(type.Type, property.AttributeProvider?.GetCustomAttributes(inherit: true) ?? []))
            .Select(property => property.Name));
        for (var index = 0; index < type.Properties.Count; index++)
        {
            var property = type.Properties[index];
            if (property.IsExtensionData)
                continue;
            if (property.CustomConverter is not null || HasConverter(property.PropertyType))
                Members.Converted.Add(property.Name);
            if ((property.Get ?? (property is { Set: not null, AttributeProvider: PropertyInfo { CanRead: true } hidden } ? hidden.GetValue : null)) is { } get)
            {
                // Its getter is asked first, and whether what it answers is written right behind.
                var (isWritten, isRead) = (false, property.Set is not null || property.AssociatedParameter is not null);
                var nothing = property.PropertyType.IsValueType ? Activator.CreateInstance(property.PropertyType) : null;
                property.Get = owner => (isWritten = Members.TryGet(property.Name, isRead, get, owner, out var value)) ? value : nothing;
                property.ShouldSerialize = (_, _) => isWritten;
            }
            else if (property.Set is not null)
                type.Properties[index] = Text(type, property.Name, Marks.NotWritten);
        }

        type.Properties.Add(Text(type, Marks.Class, required));
    }

    private static JsonPropertyInfo Text(JsonTypeInfo type, string name, string text)
    {
        var property = type.CreateJsonPropertyInfo(typeof(string), name);
        property.Get = _ => text;
        return property;
    }

    private sealed class MarkedKeys : JsonNamingPolicy
    {
        public override string ConvertName(string name) => Marks.Key + name;
    }

    /// <summary>What the library makes of any JSON.</summary>
    private sealed class AnyJson(Action found) : JsonConverter<object>
    {
        public override object Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
        {
            found();
            return JsonElement.ParseValue(ref reader);
        }

        public override void Write(Utf8JsonWriter writer, object value, JsonSerializerOptions options) => throw new NotSupportedException("It only reads.");
    }

    private sealed class Bits<T> : JsonConverter<T>
        where T : struct, IFormattable
    {
        public override T Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) => throw new NotSupportedException("It only writes.");

        public override void Write(Utf8JsonWriter writer, T value, JsonSerializerOptions options) => writer.WriteStringValue(Marks.OfBits(value));
    }

    /// <summary>Local times as UTC, so that what is lost of an offset does not depend on the machine's.</summary>
    private sealed class UtcTimes : JsonConverter<DateTime>
    {
        public override DateTime Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) => throw new NotSupportedException("It only writes.");

        public override void Write(Utf8JsonWriter writer, DateTime value, JsonSerializerOptions options) =>
            writer.WriteStringValue(value.Kind == DateTimeKind.Local ? value.ToUniversalTime() : value);
    }

    /// <summary>Enumerations by name or number, of which it is noted what a document says and what is written.</summary>
    private sealed class EnumForms(ValueForms forms) : JsonConverterFactory
    {
        public override bool CanConvert(Type typeToConvert) => typeToConvert.IsEnum && !typeToConvert.IsDefined(typeof(JsonConverterAttribute));

        public override JsonConverter CreateConverter(Type typeToConvert, JsonSerializerOptions options) =>
            (JsonConverter)Activator.CreateInstance(typeof(Converter<>).MakeGenericType(typeToConvert), forms, new JsonStringEnumConverter().CreateConverter(typeToConvert, options))!;

        private sealed class Converter<T>(ValueForms forms, JsonConverter<T> names) : JsonConverter<T>
            where T : struct, Enum
        {
            private readonly HashSet<string> _known = [];

            public override T Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
                Note(TextOf(ref reader), names.Read(ref reader, typeToConvert, options), options);

            public override T ReadAsPropertyName(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
                Note(TextOf(ref reader), names.ReadAsPropertyName(ref reader, typeToConvert, options), options);

            public override void Write(Utf8JsonWriter writer, T value, JsonSerializerOptions options) => names.Write(writer, value, options);

            public override void WriteAsPropertyName(Utf8JsonWriter writer, T value, JsonSerializerOptions options) => names.WriteAsPropertyName(writer, value, options);

            private static string TextOf(ref Utf8JsonReader reader) =>
                reader.TokenType == JsonTokenType.Number ? Encoding.UTF8.GetString(reader.ValueSpan) : reader.GetString() ?? "";

            private T Note(string read, T value, JsonSerializerOptions options)
            {
                if (_known.Add(read))
                    forms.Add(read, JsonSerializer.SerializeToElement(value, options).ToString());
                return value;
            }
        }
    }
}
