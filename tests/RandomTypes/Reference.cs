using System.Text.Json;
using MessagePack;
using MessagePack.Resolvers;
using Newtonsoft.Json;
using JsonSerializer = System.Text.Json.JsonSerializer;

namespace SerializationBenchmarks.RandomTypes;

/// <summary>A program of a library as its documentation shows it: writes a value and reads it back.</summary>
/// <param name="Serializer">The suite's serializer of the library.</param>
/// <param name="RoundTrip">Writes and reads.</param>
internal sealed record Reference(string Serializer, Func<object, Type, object?> RoundTrip)
{
    public static IReadOnlyList<Reference> All { get; } =
    [
        new("SystemTextJson", (value, type) => JsonSerializer.Deserialize(JsonSerializer.SerializeToUtf8Bytes(value, type), type)),
        new("NewtonsoftJson", (value, type) => JsonConvert.DeserializeObject(JsonConvert.SerializeObject(value), type)),
        new("MessagePack", (value, type) => MessagePackSerializer.Deserialize(type, MessagePackSerializer.Serialize(type, value, ContractlessStandardResolver.Options), ContractlessStandardResolver.Options)),
    ];

    /// <summary>What becomes of a value: "same", "changed" or "refused".</summary>
    /// <param name="value">The value.</param>
    /// <param name="isSame">Compares two values by code that is written for their class.</param>
    public string Outcome(object value, Func<object, object, bool> isSame)
    {
        try
        {
            return RoundTrip(value, value.GetType()) is { } back && isSame(value, back) ? "same" : "changed";
        }
#pragma warning disable CA1031 // Whatever a library throws.
        catch (Exception)
#pragma warning restore CA1031
        {
            return "refused";
        }
    }
}
