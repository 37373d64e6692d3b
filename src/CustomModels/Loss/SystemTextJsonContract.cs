using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace SerializationBenchmarks.CustomModels.Loss;

/// <summary>System.Text.Json's contract.</summary>
/// <param name="options">How it reads.</param>
internal sealed class SystemTextJsonContract(JsonSerializerOptions options) : Contract
{
    /// <inheritdoc/>
    public override object? Read(JsonElement json, Type type) => json.Deserialize(type, options);

    /// <inheritdoc/>
    public override bool IsMetadata(Type type, string name) =>
        base.IsMetadata(type, name) || options.GetTypeInfo(type).PolymorphismOptions?.TypeDiscriminatorPropertyName == name;

    /// <inheritdoc/>
    protected override Shape FindShape(Type type)
    {
        var info = options.GetTypeInfo(type);
        return info.Kind switch
        {
            JsonTypeInfoKind.Enumerable => new Shape.Elements(info.ElementType!),
            JsonTypeInfoKind.Dictionary => new Shape.Entries(info.ElementType!),
            JsonTypeInfoKind.Object when type is { IsAbstract: false, IsInterface: false } => MembersOf(info),
            JsonTypeInfoKind.None when type != typeof(object) && type != typeof(JsonElement) && type != typeof(JsonDocument) && !type.IsAssignableTo(typeof(JsonNode)) => new Shape.Leaf(),
            _ => new Shape.Any(), // Of an abstract class, the value says which one it is.
        };
    }

    private static Shape.Members MembersOf(JsonTypeInfo info)
    {
        var members = new Dictionary<string, Shape.Member>();
        var inAnyCase = new Dictionary<string, Shape.Member>(StringComparer.OrdinalIgnoreCase);
        foreach (var property in info.Properties.Where(property => !property.IsExtensionData))
        {
            var fills = property.Get is not null && (property.ObjectCreationHandling ?? info.PreferredPropertyObjectCreationHandling) == JsonObjectCreationHandling.Populate && !property.PropertyType.IsValueType && property.PropertyType != typeof(string);
            var member = new Shape.Member(property.PropertyType, property.Set is not null || property.AssociatedParameter is not null || fills, property.CustomConverter is not null, property.Get);
            members[property.Name] = member;
            inAnyCase.TryAdd(property.Name, member);
        }

        return new Shape.Members(name => members.GetValueOrDefault(name) ?? inAnyCase.GetValueOrDefault(name), info.Properties.Any(property => property.IsExtensionData));
    }
}
