using System.Reflection;
using System.Text;
using Newtonsoft.Json;
using Newtonsoft.Json.Converters;
using Newtonsoft.Json.Serialization;

namespace SerializationBenchmarks.CustomModels.Loss;

/// <summary>Writes all that Newtonsoft.Json can read of a value, to compare it with the sample it was built from.</summary>
internal static class NewtonsoftWriter
{
    private static readonly JsonSerializerSettings _withNumbers = new()
    {
        ContractResolver = new WriteAllResolver(),
        ReferenceLoopHandling = ReferenceLoopHandling.Ignore,
        StringEscapeHandling = StringEscapeHandling.EscapeNonAscii, // Unpaired surrogates have no UTF-8.
        Error = (_, error) => error.ErrorContext.Handled = true, // A member whose getter throws is left out.
    };

    private static readonly JsonSerializerSettings _withNames = new(_withNumbers) { Converters = { new StringEnumConverter() } };

    /// <summary>Writes a value as UTF-8.</summary>
    /// <param name="value">The value.</param>
    /// <param name="type">The type it was built as.</param>
    /// <param name="numbers">Whether enumerations are written as numbers.</param>
    public static byte[] Write(object value, Type type, bool numbers) =>
        Encoding.UTF8.GetBytes(JsonConvert.SerializeObject(value, type, numbers ? _withNumbers : _withNames));

    private sealed class KeyMarkingStrategy : NamingStrategy
    {
        public KeyMarkingStrategy() => ProcessDictionaryKeys = true;

        public override string GetDictionaryKey(string key) => LostMembers.KeyMark + key;

        protected override string ResolvePropertyName(string name) => name;
    }

    private sealed class WriteAllResolver : DefaultContractResolver
    {
        public WriteAllResolver() => NamingStrategy = new KeyMarkingStrategy();

        protected override JsonProperty CreateProperty(MemberInfo member, MemberSerialization memberSerialization)
        {
            var property = base.CreateProperty(member, memberSerialization);
            (property.ShouldSerialize, property.GetIsSpecified) = (null, null);
            (property.NullValueHandling, property.DefaultValueHandling) = (NullValueHandling.Include, DefaultValueHandling.Include);
            return property;
        }
    }
}
