using System.Collections.Concurrent;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers;

/// <summary>
/// A type of a user as a model: with the user's payloads as samples and a struct emitted for it, or with the struct and the one
/// sample that the user wrote.
/// </summary>
public sealed class OwnModel
{
    private static readonly ConcurrentDictionary<Type, OwnModel> _byStruct = new();

    private readonly IReadOnlyList<Func<object>> _create;
    private readonly ConcurrentDictionary<Type, Contender> _contenders = new();

    private OwnModel(Type type, IReadOnlyList<Func<object>> create)
    {
        (Type, _create) = (type, create);
        Samples = [.. create.Select(sample => sample())];
        Graph = new ObjectGraph(Samples);
        Name = TypeName.ForFile(type);
        ModelType = ModelStruct.Emit(type, Graph);
        IsEmitted = true;
        Entry = new ModelEntry(ModelType, type, 0, Samples[0]) { Own = this };
    }

    private OwnModel(ModelEntry written)
    {
        (Type, ModelType, Name) = (written.Type, written.ModelType, TypeName.ForFile(written.Type));
        (_create, Samples) = ([], [written.Sample]);
        Graph = new ObjectGraph(Samples);
        Entry = written with { Own = this };
    }

    /// <summary>The user's type.</summary>
    public Type Type { get; }

    /// <summary>The type's name with its namespace, and with type arguments as in C#.</summary>
    public string FullName => Type.IsGenericType ? TypeName.FullOf(Type) : Type.FullName!;

    /// <summary>The type's name as far as it can be in a file's name.</summary>
    public string Name { get; }

    /// <summary>The samples in their order. Never change them.</summary>
    public IReadOnlyList<object> Samples { get; }

    /// <summary>The struct that stands for the type: see <see cref="IModelType"/>.</summary>
    public Type ModelType { get; }

    /// <summary>The model for plans and tables.</summary>
    public ModelEntry Entry { get; }

    internal ObjectGraph Graph { get; }

    /// <summary>Whether <see cref="ModelType"/> was emitted at run time.</summary>
    internal bool IsEmitted { get; }

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
    public static OwnModel? Of(Type type) => IsStructOfUser(type)
        ? _byStruct.GetOrAdd(type, written => new OwnModel(ModelEntry.Read(written)))
        : type.GenericTypeArguments.Select(Of).FirstOrDefault(model => model is not null);

    /// <summary>Creates the first sample anew. Called by the emitted struct.</summary>
    /// <param name="modelType">The struct.</param>
    public static object CreateFirst(Type modelType) => _byStruct[modelType]._create[0]();

    /// <summary>Finds out once how a row takes the type: with large samples that takes seconds.</summary>
    /// <param name="serializer">The row's struct.</param>
    /// <param name="find">How to find it out.</param>
    internal Contender ContenderOf(Type serializer, Func<Contender> find) => _contenders.GetOrAdd(serializer, static (_, find) => find(), find);

    // Emitted structs too, but those are known from their definition on.
    private static bool IsStructOfUser(Type type) =>
        type.IsValueType && type.IsAssignableTo(typeof(IModelType)) && type.Assembly != typeof(IModelType).Assembly;
}
