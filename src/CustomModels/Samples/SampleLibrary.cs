using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Newtonsoft.Json;
using SerializationBenchmarks.CustomModels.Loss;
using JsonException = System.Text.Json.JsonException;
using JsonSerializer = System.Text.Json.JsonSerializer;

namespace SerializationBenchmarks.CustomModels.Samples;

/// <summary>A library that builds values from samples and writes back whatever of them can be read.</summary>
/// <param name="Build">Builds a value of a type from JSON.</param>
/// <param name="Write">Writes a value of a type as UTF-8, with enumerations as numbers if the third argument says so.</param>
internal sealed record SampleLibrary(Func<ReadOnlyMemory<byte>, Type, object> Build, Func<object, Type, bool, byte[]> Write)
{
    /// <summary>How deep samples may be nested: as deep as Floor can copy, and far deeper than documents are.</summary>
    public const int DeepestLevel = 500;

    private static readonly JsonSerializerSettings _newtonsoft = new() { MaxDepth = DeepestLevel };

    /// <summary>How System.Text.Json reads samples: with names in any case and enumerations by name or number.</summary>
    internal static JsonSerializerOptions Options { get; } = new(JsonSerializerDefaults.Web)
    {
        Converters = { new JsonStringEnumConverter() },
        IncludeFields = true,
        MaxDepth = DeepestLevel,
        TypeInfoResolver = new DefaultJsonTypeInfoResolver { Modifiers = { FillWhatCannotBeSet } },
    };

    /// <summary>System.Text.Json.</summary>
    public static SampleLibrary SystemTextJson { get; } = new(
        (json, type) => JsonSerializer.Deserialize(json.Span, type, Options) ?? throw new JsonException("The value is null."),
        SystemTextJsonWriter.Write);

    /// <summary>Newtonsoft.Json.</summary>
    public static SampleLibrary Newtonsoft { get; } = new(
        (json, type) => JsonConvert.DeserializeObject(Encoding.UTF8.GetString(json.Span), type, _newtonsoft) ?? throw new JsonSerializationException("The value is null."),
        NewtonsoftWriter.Write);

    // A list without a setter is filled, which the library's default settings don't do. It cannot where a constructor takes values.
    private static void FillWhatCannotBeSet(JsonTypeInfo type)
    {
        if (type.Kind != JsonTypeInfoKind.Object || type.CreateObject is null)
            return;
        type.PreferredPropertyObjectCreationHandling = JsonObjectCreationHandling.Populate;
        foreach (var property in type.Properties.Where(property => property.Set is not null))
            property.ObjectCreationHandling ??= JsonObjectCreationHandling.Replace;
    }
}
