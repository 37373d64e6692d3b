using System.Collections.Concurrent;
using System.Reflection;
using ProtoBuf.Meta;

namespace SerializationBenchmarks.Serializers.ProtobufNet;

/// <summary>How protobuf-net's model of a type comes to be.</summary>
/// <param name="Model">The library's compiled model.</param>
/// <param name="Numbered">The types whose members are numbered by the suite.</param>
/// <param name="InPlace">Whether it is compiled method by method, which may use what is not public, and not as an assembly of its own.</param>
internal sealed record ProtobufNetCompilation(TypeModel Model, IReadOnlyList<Type> Numbered, bool InPlace)
{
    // The library's own name for it holds a new GUID, which would stand in its exceptions.
    private const string Name = "CompiledModel";

    private static readonly ConcurrentDictionary<Type, ProtobufNetCompilation> _known = new();

    /// <summary>Compiles a type's model as an assembly, the fastest way, unless it needs what is not public or the library cannot.</summary>
    public static ProtobufNetCompilation Of(Type type) => _known.GetOrAdd(type, Compile);

    private static ProtobufNetCompilation Compile(Type type)
    {
        // What is compiled refers to the type by name, which means something in the type's own load context alone.
        using var scope = TypeLoadContext.Of(type).EnterContextualReflection();
        try
        {
            return Compile(type, withDerived: true);
        }
        catch (Exception exception) when (exception is InvalidOperationException or NotSupportedException or ArgumentException)
        {
            return Compile(type, withDerived: false); // A class that derives from one of its types may be what the library does not take.
        }
    }

    private static ProtobufNetCompilation Compile(Type type, bool withDerived)
    {
        var (model, numbering) = Build(type, withDerived);
        if (model.GetTypes().Cast<MetaType>().All(contract => numbering.IsTuple(contract.Type) || IsPublic(contract)))
        {
            try
            {
                // A compiled model reads a list as an array, and no dictionary at all, unless it knows the collection itself.
                if (ProtobufNetNumbering.IsCollection(type))
                    _ = model[type];
                return new(model.Compile(new RuntimeTypeModel.CompilerOptions { TypeName = Name }), numbering.Numbered, InPlace: false);
            }
            catch (InvalidOperationException)
            {
                (model, numbering) = Build(type, withDerived);
            }
        }

        model.CompileInPlace();
        return new(model, numbering.Numbered, InPlace: true);
    }

    private static (RuntimeTypeModel Model, ProtobufNetNumbering Numbering) Build(Type type, bool withDerived)
    {
        var model = RuntimeTypeModel.Create();
        var numbering = new ProtobufNetNumbering(model, withDerived);
        numbering.Add(type);
        return (model, numbering);
    }

    // What is not public, an assembly of its own refuses or, worse, leaves out.
    private static bool IsPublic(MetaType contract) => contract.Type.IsVisible && contract.GetFields().All(field => field.Member switch
    {
        PropertyInfo { SetMethod: null } property => ProtobufNetNumbering.HasElements(property.PropertyType), // Filled in its place.
        PropertyInfo property => property.SetMethod.IsPublic,
        FieldInfo member => member is { IsPublic: true, IsInitOnly: false },
        _ => true,
    });
}
