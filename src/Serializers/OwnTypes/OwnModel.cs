using System.Collections.Concurrent;

namespace SerializationBenchmarks.Serializers;

/// <summary>A type of a user as a model, with the user's payloads as samples.</summary>
public sealed class OwnModel
{
    private static readonly ConcurrentDictionary<Type, OwnModel> _byStruct = new();

    private readonly IReadOnlyList<Func<object>> _create;

    private OwnModel(Type type, IReadOnlyList<Func<object>> create)
    {
        (Type, _create) = (type, create);
        Samples = [.. create.Select(sample => sample())];
        Graph = new ObjectGraph(Samples);
        Name = NameOf(type);
        ModelType = ModelStruct.Emit(type, Graph, out var copies);
        CopiesDeeply = copies;
    }

    /// <summary>The user's type.</summary>
    public Type Type { get; }

    /// <summary>The type's name as far as it can be in a file's name.</summary>
    public string Name { get; }

    /// <summary>The samples in their order. Never change them.</summary>
    public IReadOnlyList<object> Samples { get; }

    /// <summary>The struct that stands for the type, emitted at run time: see <see cref="Models.IModelType"/>.</summary>
    public Type ModelType { get; }

    /// <summary>The model for plans and tables.</summary>
    public ModelEntry Entry => field ??= new ModelEntry(ModelType, Type, 0, Samples[0]) { Own = this };

    internal ObjectGraph Graph { get; }

    internal bool CopiesDeeply { get; }

    /// <summary>Makes a type a model.</summary>
    /// <param name="type">A public class.</param>
    /// <param name="create">What creates the samples, each anew on every call; at least one.</param>
    public static OwnModel Define(Type type, IReadOnlyList<Func<object>> create)
    {
        var model = new OwnModel(type, create);
        _byStruct[model.ModelType] = model;
        return model;
    }

    /// <summary>The model that a struct stands for, or that a codec is of; null if it is none of a user's type.</summary>
    /// <param name="type">The struct or the codec.</param>
    public static OwnModel? Of(Type type) =>
        _byStruct.GetValueOrDefault(type) ?? type.GenericTypeArguments.Select(Of).FirstOrDefault(model => model is not null);

    /// <summary>Creates the first sample anew. Called by the emitted struct.</summary>
    /// <param name="modelType">The struct.</param>
    public static object CreateFirst(Type modelType) => _byStruct[modelType]._create[0]();

    private static string NameOf(Type type)
    {
        var letters = type.Name.Split('`')[0].Select(letter => char.IsAsciiLetterOrDigit(letter) ? letter : '-').ToArray();
        return new string(letters).Trim('-') is { Length: > 0 } name ? name : "OwnType";
    }
}
