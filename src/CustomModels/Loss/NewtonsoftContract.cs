using System.Text.Json;
using Newtonsoft.Json;
using Newtonsoft.Json.Serialization;

namespace SerializationBenchmarks.CustomModels.Loss;

/// <summary>Newtonsoft.Json's contract.</summary>
/// <param name="settings">How it reads; its resolver is set.</param>
internal sealed class NewtonsoftContract(JsonSerializerSettings settings) : Contract
{
    /// <inheritdoc/>
    public override object? Read(JsonElement json, Type type) => JsonConvert.DeserializeObject(json.GetRawText(), type, settings);

    /// <inheritdoc/>
    protected override Shape FindShape(Type type) => settings.ContractResolver!.ResolveContract(type) switch
    {
        { Converter: not null } or JsonPrimitiveContract or JsonStringContract => new Shape.Leaf(),
        JsonArrayContract array => new Shape.Elements(array.CollectionItemType ?? typeof(object)),
        JsonDictionaryContract dictionary => new Shape.Entries(dictionary.DictionaryValueType ?? typeof(object)),
        JsonObjectContract members when type != typeof(object) && type is { IsAbstract: false, IsInterface: false } =>
            new Shape.Members(name => Find(members, name), members.ExtensionDataSetter is not null),
        _ => new Shape.Any(), // Of an abstract class, the value says which one it is.
    };

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
