using System.Collections.Concurrent;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Newtonsoft.Json;
using Newtonsoft.Json.Converters;
using Newtonsoft.Json.Serialization;

namespace SerializationBenchmarks.OwnTypes.Loss;

/// <summary>How a library that builds values reads types.</summary>
internal abstract class Contract
{
    private readonly ConcurrentDictionary<Type, Shape> _shapes = new();

    /// <summary>What the library makes of a type's JSON.</summary>
    public Shape ShapeOf(Type type) => _shapes.GetOrAdd(type, FindShape);

    /// <summary>Reads one value alone.</summary>
    public abstract object? Read(JsonElement json, Type type);

    /// <summary>Whether a name says something about the value, such as its class, and is no member of it.</summary>
    /// <param name="type">The type that was asked for.</param>
    /// <param name="name">The name.</param>
    /// <param name="isFirst">Whether nothing but such names stands before it.</param>
    public abstract bool IsMetadata(Type type, string name, bool isFirst);

    /// <summary>Finds out what the library makes of a type's JSON.</summary>
    protected abstract Shape FindShape(Type type);
}

/// <summary>System.Text.Json's contract.</summary>
/// <param name="options">How it reads.</param>
internal sealed class SystemTextJsonContract(JsonSerializerOptions options) : Contract
{
    /// <inheritdoc/>
    public override object? Read(JsonElement json, Type type) => json.Deserialize(type, options);

    /// <inheritdoc/>
    public override bool IsMetadata(Type type, string name, bool isFirst) => options.GetTypeInfo(type).PolymorphismOptions?.TypeDiscriminatorPropertyName == name;

    /// <inheritdoc/>
    protected override Shape FindShape(Type type)
    {
        if (type.IsGenericType && type.GetGenericTypeDefinition().FullName is "Microsoft.FSharp.Core.FSharpOption`1" or "Microsoft.FSharp.Core.FSharpValueOption`1")
            return new Shape.Holder(type.GenericTypeArguments[0], type.GetProperty("Value")!.GetValue); // Its kind is that of what it holds, and it has no members.
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

        return new Shape.Members(
            name => members.GetValueOrDefault(name) ?? (info.Options.PropertyNameCaseInsensitive ? inAnyCase.GetValueOrDefault(name) : null),
            info.Properties.Any(property => property.IsExtensionData) ? static (_, _) => null : null); // As it is, in elements of a document.
    }
}

/// <summary>Newtonsoft.Json's contract.</summary>
/// <param name="settings">How it reads; its resolver is set.</param>
internal sealed class NewtonsoftContract(JsonSerializerSettings settings) : Contract
{
    /// <inheritdoc/>
    public override object? Read(JsonElement json, Type type) => JsonConvert.DeserializeObject(json.GetRawText(), type, settings);

    /// <inheritdoc/>
    public override bool IsMetadata(Type type, string name, bool isFirst) => isFirst && name is "$type" or "$id" or "$ref" or "$values"; // It looks for them at the beginning alone.

    /// <inheritdoc/>
    protected override Shape FindShape(Type type) => settings.ContractResolver!.ResolveContract(type) switch
    {
        { Converter: not null } or { InternalConverter: DiscriminatedUnionConverter or RegexConverter } or JsonPrimitiveContract or JsonStringContract => new Shape.Leaf(),
        JsonArrayContract array => new Shape.Elements(array.CollectionItemType ?? typeof(object)),
        JsonDictionaryContract dictionary => new Shape.Entries(dictionary.DictionaryValueType ?? typeof(object)),
        JsonObjectContract members when type != typeof(object) && type is { IsAbstract: false, IsInterface: false } =>
            new Shape.Members(name => Find(members, name), members.ExtensionDataSetter is null ? null : (owner, name) => Other(members, owner, name)),
        _ => new Shape.Any(), // Of an abstract class, the value says which one it is.
    };

    private static object? Other(JsonObjectContract type, object owner, string name) =>
        type.ExtensionDataGetter?.Invoke(owner)?.FirstOrDefault(other => Equals(other.Key, name)).Value;

    private Shape.Member? Find(JsonObjectContract type, string name)
    {
        var property = type.Properties.GetClosestMatchProperty(name);
        if ((type.OverrideCreator is not null || type.CreatorParameters.Count > 0) && type.CreatorParameters.GetClosestMatchProperty(name) is { } parameter)
            return new Shape.Member(parameter.PropertyType!, true, parameter.Converter is not null, property is { Readable: true, Ignored: false } ? property.ValueProvider!.GetValue : null);
        if (property is null or { Ignored: true })
            return null;
        return new Shape.Member(
            property.PropertyType!,
            property.Writable || (property.Readable && ShapeOf(property.PropertyType!) is not Shape.Leaf),
            property.Converter is not null,
            property.Readable ? property.ValueProvider!.GetValue : null);
    }
}
