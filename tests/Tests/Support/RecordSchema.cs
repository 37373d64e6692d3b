using System.Reflection;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Schema;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using System.Text.RegularExpressions;
using System.Xml.Linq;
using NJsonSchema;
using NJsonSchema.Validation;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>The JSON schema of records, made from their types and the types' XML documentation.</summary>
internal static partial class RecordSchema
{
    /// <summary>The file of the committed schema.</summary>
    public static string Committed { get; } = Path.Combine(RepositoryRoot.Find(), "schemas", "run-record.schema.json");

    /// <summary>
    /// Options of what is written, which has no member that is not known; what reads records overlooks such members, for they may be of a later
    /// version.
    /// </summary>
    public static JsonSerializerOptions Options { get; } = WithoutConverter(new(RecordFile.Options)
    {
        TypeInfoResolver = new DefaultJsonTypeInfoResolver(), // Else there is one only after something was serialized, and this may come first.
        UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow,
        WriteIndented = true,
        NewLine = "\n",
        Encoder = System.Text.Encodings.Web.JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
    });

    private static readonly Lazy<JsonSchema> _committed = new(() => JsonSchema.FromFileAsync(Committed).Result);

    // Of a record's types, the catalogue's alone are not in the record's own assembly.
    private static readonly Assembly[] _assemblies = [typeof(RunRecord).Assembly, typeof(LeftOut).Assembly];

    private static readonly Dictionary<string, XElement> _summaries = _assemblies
        .SelectMany(assembly => XDocument.Load(Path.ChangeExtension(assembly.Location, "xml")).Descendants("member"))
        .Where(member => member.Element("summary") is not null)
        .DistinctBy(member => member.Attribute("name")!.Value) // Generated types are in several assemblies.
        .ToDictionary(member => member.Attribute("name")!.Value, member => member.Element("summary")!);

    /// <summary>The places of a record that the committed schema refuses.</summary>
    public static string[] Faults(string json) => [.. _committed.Value.Validate(json).SelectMany(Innermost).Select(fault => fault.Path!).Distinct()];

    /// <summary>Makes the schema.</summary>
    public static string Generate()
    {
        var schema = (JsonObject)Options.GetJsonSchemaAsNode(
            typeof(RunRecord),
            new JsonSchemaExporterOptions { TreatNullObliviousAsNonNullable = true, TransformSchemaNode = Describe });
        schema.Insert(0, "$schema", "https://json-schema.org/draft/2020-12/schema");
        return schema.ToJsonString(Options) + "\n";
    }

    // The library nests faults along items of arrays.
    private static IEnumerable<ValidationError> Innermost(ValidationError fault) =>
        fault is ChildSchemaValidationError parent ? parent.Errors.Values.SelectMany(inner => inner).SelectMany(Innermost) : [fault];

    // A schema cannot say what a converter of this program's own does.
    private static JsonSerializerOptions WithoutConverter(JsonSerializerOptions options)
    {
        options.Converters.Remove(options.Converters.Single(converter => converter is JsonConverter<string>));
        return options;
    }

    private static JsonNode Describe(JsonSchemaExporterContext context, JsonNode node)
    {
        var name = context.PropertyInfo?.AttributeProvider is PropertyInfo property ? $"P:{property.DeclaringType!.FullName}.{property.Name}"
            : _assemblies.Contains(context.TypeInfo.Type.Assembly) ? $"T:{context.TypeInfo.Type.FullName}"
            : null;
        if (node is JsonObject schema)
        {
            if (name is not null)
                schema.Insert(0, "description", Text(_summaries[name]));
            if (schema["type"] is JsonArray types) // A member that is null is not written.
                schema["type"] = types.Select(type => type!.GetValue<string>()).Single(type => type != "null");
        }

        return node;
    }

    private static string Text(XElement summary)
    {
        var words = summary.Nodes().Select(node => node switch
        {
            XElement { IsEmpty: true } reference => JsonNamingPolicy.CamelCase.ConvertName(reference.Attribute("cref")!.Value.Split('.')[^1]),
            XElement element => element.Value,
            _ => ((XText)node).Value,
        });
        return Spaces().Replace(string.Concat(words), " ").Trim();
    }

    [GeneratedRegex(@"\s+")]
    private static partial Regex Spaces();
}
