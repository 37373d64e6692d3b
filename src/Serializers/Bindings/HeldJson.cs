using System.Text.Json;
using System.Text.Json.Nodes;
using Newtonsoft.Json.Linq;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.Serializers.Bindings;

/// <summary>
/// JSON that a library keeps as it is, in values of its own classes. Other libraries write those as objects like any other and cannot read
/// them, which is not their fault: a member of type <see cref="object"/> holds one because the library that built the sample put it there.
/// </summary>
internal static class HeldJson
{
    private const string SystemTextJson = "System.Text.Json";

    private const string Newtonsoft = "Newtonsoft.Json";

    /// <summary>Says why a serializer of another library does not take a model: some of its values hold JSON that comes back as something else.</summary>
    /// <param name="serializer">The serializer.</param>
    /// <param name="model">The model.</param>
    /// <param name="codec">The serializer's codec on the model.</param>
    /// <returns>Null if it brings such JSON back, or none is there.</returns>
    public static Reason? RefusalOf(SerializerInfo serializer, Model model, Codec codec)
    {
        foreach (var sample in model.Samples.Where(sample => Parts.AllOf(sample).Any(part => IsForeign(part, serializer))))
        {
            var difference = StableDiff.FirstDifference(model, sample, codec.ToModel(codec.Deserialize(codec.Serialize(codec.FromModel(sample)))));
            if (FindForeign(difference?.Value, serializer) is not { } json)
                continue;
            var place = difference!.RecordedPath.Length == 0 ? TypeName.Of(model.Type) : difference.RecordedPath;
            return new Reason($"{place} holds a {TypeName.Of(json.GetType())}, which only {OwnerOf(json)} writes.");
        }

        return null;
    }

    /// <summary>Whether a value is JSON that System.Text.Json keeps as it is.</summary>
    public static bool IsOfSystemTextJson(object? value) => OwnerOf(value) == SystemTextJson;

    // Of a set, it is the set that differs.
    private static object? FindForeign(object? value, SerializerInfo serializer) => IsForeign(value, serializer) ? value
        : value is not null && Elements.TryRead(value) is { HasOrder: false, Entries: null } set ? set.Items.FirstOrDefault(item => IsForeign(item, serializer)) : null;

    // Newtonsoft.Json.Bson is Newtonsoft.Json's serializer with another writer.
    private static bool IsForeign(object? value, SerializerInfo serializer) =>
        OwnerOf(value) is { } owner && serializer.Library?.Assembly.GetName().Name is { } library && library != owner && !library.StartsWith(owner + ".", StringComparison.Ordinal);

    private static string? OwnerOf(object? value) => value switch
    {
        JsonElement { ValueKind: JsonValueKind.Undefined } => null, // Which no library writes.
        JsonElement or JsonDocument or JsonNode => SystemTextJson,
        JToken => Newtonsoft,
        _ => null,
    };
}
