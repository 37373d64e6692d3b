using System.Globalization;
using System.Reflection;
using System.Text;
using System.Text.RegularExpressions;
using Newtonsoft.Json;
using Newtonsoft.Json.Converters;
using Newtonsoft.Json.Serialization;
using SerializationBenchmarks.OwnTypes.Loss;

namespace SerializationBenchmarks.OwnTypes.Samples;

/// <summary>Newtonsoft.Json.</summary>
internal sealed partial class NewtonsoftLibrary : SampleLibrary
{
    private static readonly BitsWriter _bits = new();

    private readonly JsonSerializerSettings _reading;
    private readonly JsonSerializerSettings _writing;

    /// <summary>Makes it read samples.</summary>
    public NewtonsoftLibrary(JsonNaming naming)
    {
        _reading = new() { MaxDepth = JsonText.DeepestLevel, ContractResolver = new DefaultContractResolver { NamingStrategy = naming.Strategy }, Converters = { new EnumForms(Forms) } };
        _writing = new()
        {
            ContractResolver = new WatchedContracts(Members, Forms) { NamingStrategy = naming.Strategy },
            Converters = { new StringEnumConverter() },
            DateTimeZoneHandling = DateTimeZoneHandling.Utc, // So that what is lost of an offset does not depend on the machine's.
        };
    }

    public override string Name => "Newtonsoft.Json";

    public override object Build(ReadOnlyMemory<byte> json, Type type) =>
        JsonConvert.DeserializeObject(Encoding.UTF8.GetString(json.Span), type, _reading) ?? throw new JsonSerializationException("The value is null.");

    public override byte[] Write(object value, Type type)
    {
        var text = new StringWriter(CultureInfo.InvariantCulture);
        using (var writer = new BoundedWriter(text))
            JsonSerializer.CreateDefault(_writing).Serialize(writer, value, type);
        return Encoding.UTF8.GetBytes(HalfCharacter().Replace(text.ToString(), static half => $"\\u{(int)half.Value[0]:x4}"));
    }

    protected override bool HasConverter(Type type) => HasConverterOf(type);

    private static bool HasConverterOf(Type type) => HeldBy(type).Any(held => held.IsDefined(typeof(JsonConverterAttribute), inherit: false));

    // Half of a character of two, which the library writes and nobody encodes.
    [GeneratedRegex(@"[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]")]
    private static partial Regex HalfCharacter();

    /// <summary>Ends where a value leads on without end, which the library does not notice.</summary>
    private sealed class BoundedWriter(TextWriter text) : JsonTextWriter(text)
    {
        public override void WriteStartObject()
        {
            base.WriteStartObject();
            if (Top > JsonText.DeepestLevel)
                throw new JsonWriterException("The value is deeper than any document.");
        }
    }

    private sealed class WatchedContracts(WatchedMembers members, ValueForms forms) : DefaultContractResolver
    {
        protected override string ResolveDictionaryKey(string dictionaryKey) => Marks.Key + dictionaryKey;

        protected override JsonArrayContract CreateArrayContract(Type objectType)
        {
            var contract = base.CreateArrayContract(objectType);
            contract.ItemConverter ??= ConverterOf(contract.CollectionItemType);
            return contract;
        }

        protected override JsonDictionaryContract CreateDictionaryContract(Type objectType)
        {
            var contract = base.CreateDictionaryContract(objectType);
            contract.ItemConverter ??= ConverterOf(contract.DictionaryValueType);
            if (contract.DictionaryKeyType is { IsEnum: true } type)
            {
                contract.DictionaryKeyResolver = key =>
                {
                    Note(type, key);
                    return ResolveDictionaryKey(key);
                };
            }

            return contract;
        }

        protected override JsonObjectContract CreateObjectContract(Type objectType)
        {
            var contract = base.CreateObjectContract(objectType);
            foreach (var parameter in contract.CreatorParameters.Where(parameter => contract.Properties.GetClosestMatchProperty(parameter.PropertyName!) is null).ToArray())
                contract.Properties.AddProperty(Text(parameter.PropertyName!, Marks.NotWritten));
            contract.Properties.AddProperty(Text(Marks.Class, RequiredMembers.Mark(contract.Properties
                .Where(property => !property.Ignored && RequiredMembers.Has(objectType, property.AttributeProvider?.GetAttributes(inherit: true) ?? []))
                .Select(property => property.PropertyName!))));
            return contract;
        }

        // What the library leaves out where it is null or its default is written too.
        protected override JsonProperty CreateProperty(MemberInfo member, MemberSerialization memberSerialization)
        {
            var property = base.CreateProperty(member, memberSerialization);
            if (property is { Ignored: false, Readable: false, Writable: true })
            {
                if (member is not PropertyInfo { CanRead: true })
                    return Text(property.PropertyName!, Marks.NotWritten);
                (property.Readable, property.ValueProvider) = (true, new ReflectionValueProvider(member)); // A getter that is not public.
            }

            (property.NullValueHandling, property.DefaultValueHandling) = (NullValueHandling.Include, DefaultValueHandling.Include);
            (property.Required, property.GetIsSpecified) = (Required.Default, null);
            property.ShouldSerialize = owner => members.TryGet(property.PropertyName!, property.Writable, property.ValueProvider!.GetValue, owner, out _);
            if ((property.Converter ?? property.ItemConverter) is not null || (property.PropertyType is { } type && HasConverterOf(type)))
                members.Converted.Add(property.PropertyName!);
            property.Converter ??= ConverterOf(property.PropertyType);
            return property;
        }

        // No converter is asked about keys. A document may have a number, or the name in C#.
        private void Note(Type type, string key)
        {
            var value = JsonConvert.DeserializeObject(JsonConvert.ToString(key), type, new StringEnumConverter());
            forms.Add(JsonConvert.SerializeObject(value), key);
            forms.Add(Convert.ToString(value, CultureInfo.InvariantCulture)!, key);
        }

        private static BitsWriter? ConverterOf(Type? type) => type is not null && _bits.CanConvert(type) ? _bits : null;

        private static JsonProperty Text(string name, string text) => new()
        {
            PropertyName = name,
            PropertyType = typeof(string),
            Readable = true,
            ValueProvider = new TextProvider(text),
        };
    }

    private sealed class TextProvider(string text) : IValueProvider
    {
        public object GetValue(object target) => text;

        public void SetValue(object target, object? value) => throw new NotSupportedException("It is only written.");
    }

    /// <summary>Numbers that are declared as such: what the library makes of any JSON is to keep all digits.</summary>
    private sealed class BitsWriter : JsonConverter
    {
        public override bool CanRead => false;

        public override bool CanConvert(Type objectType) => (Nullable.GetUnderlyingType(objectType) ?? objectType) is var type && (type == typeof(double) || type == typeof(float) || type == typeof(Half));

        public override object ReadJson(JsonReader reader, Type objectType, object? existingValue, JsonSerializer serializer) => throw new NotSupportedException("It only writes.");

        public override void WriteJson(JsonWriter writer, object? value, JsonSerializer serializer) => writer.WriteValue(value is IFormattable number ? Marks.OfBits(number) : null);
    }

    /// <summary>Enumerations, of which it is noted what a document says and what is written.</summary>
    private sealed class EnumForms(ValueForms forms) : StringEnumConverter
    {
        private readonly HashSet<(Type, string)> _known = [];

        public override object? ReadJson(JsonReader reader, Type objectType, object? existingValue, JsonSerializer serializer)
        {
            var read = Convert.ToString(reader.Value, CultureInfo.InvariantCulture) ?? "";
            var value = base.ReadJson(reader, objectType, existingValue, serializer);
            if (value is not null && _known.Add((objectType, read)))
                forms.Add(read, JsonConvert.SerializeObject(value, new StringEnumConverter()).Trim('"'));
            return value;
        }
    }
}
