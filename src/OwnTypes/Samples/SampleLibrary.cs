using System.Collections;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Newtonsoft.Json;
using Newtonsoft.Json.Serialization;
using SerializationBenchmarks.OwnTypes.Loss;
using SerializationBenchmarks.Serializers.Validation;
using JsonException = System.Text.Json.JsonException;
using JsonSerializer = System.Text.Json.JsonSerializer;

namespace SerializationBenchmarks.OwnTypes.Samples;

/// <summary>A library that builds values from samples.</summary>
/// <param name="Name">The library's name.</param>
/// <param name="Build">Builds a value of a type from JSON.</param>
/// <param name="Contract">What it reads a type's members from.</param>
internal sealed record SampleLibrary(string Name, Func<ReadOnlyMemory<byte>, Type, object> Build, Contract Contract)
{
    /// <summary>How deep samples may be nested: far deeper than documents are.</summary>
    public const int DeepestLevel = 500;

    /// <summary>Whether it names members by a policy that the type's author did not choose.</summary>
    public bool HasPolicy { get; init; }

    /// <summary>System.Text.Json, with enumerations by name or number.</summary>
    /// <param name="naming">How the samples name members.</param>
    public static SampleLibrary SystemTextJson(JsonNaming naming) => SystemTextJson(naming.Policy, inAnyCase: true);

    /// <summary>System.Text.Json where names of a type differ in case alone, so that it cannot read them in any: as the type names members, and as the samples do.</summary>
    /// <param name="naming">How the samples name members.</param>
    public static IReadOnlyList<SampleLibrary> SystemTextJsonByCase(JsonNaming naming) => [SystemTextJson(null, inAnyCase: false), SystemTextJson(naming.Policy, inAnyCase: false)];

    private static SampleLibrary SystemTextJson(JsonNamingPolicy? policy, bool inAnyCase)
    {
        var options = new JsonSerializerOptions(JsonSerializerDefaults.Web)
        {
            AllowOutOfOrderMetadataProperties = true, // Other writers put what says the class anywhere.
            Converters = { new JsonStringEnumConverter() },
            IncludeFields = true,
            MaxDepth = DeepestLevel,
            PropertyNameCaseInsensitive = inAnyCase,
            PropertyNamingPolicy = policy,
            TypeInfoResolver = new DefaultJsonTypeInfoResolver { Modifiers = { FillWhatCannotBeSet } },
        };
        return new SampleLibrary(
            "System.Text.Json",
            (json, type) => JsonSerializer.Deserialize(json.Span, type, options) ?? throw new JsonException("The value is null."),
            new SystemTextJsonContract(options))
        {
            HasPolicy = policy is not null,
        };
    }

    /// <summary>Newtonsoft.Json.</summary>
    /// <param name="naming">How the samples name members.</param>
    public static SampleLibrary Newtonsoft(JsonNaming naming)
    {
        var settings = new JsonSerializerSettings { MaxDepth = DeepestLevel, ContractResolver = new DefaultContractResolver { NamingStrategy = naming.Strategy } };
        return new SampleLibrary(
            "Newtonsoft.Json",
            (json, type) => JsonConvert.DeserializeObject(Encoding.UTF8.GetString(json.Span), type, settings) ?? throw new JsonSerializationException("The value is null."),
            new NewtonsoftContract(settings));
    }

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
}
