using System.Runtime.Loader;
using ProtoBuf.Meta;

namespace SerializationBenchmarks.Serializers.ProtobufNet;

/// <summary>The compiled model that both ways of using protobuf-net share. A class of its own for each type, so that only what is used is compiled.</summary>
/// <typeparam name="T">The type.</typeparam>
internal static class ProtobufNetModel<T>
{
    /// <summary>The compiled model.</summary>
    public static readonly TypeModel Compiled = Compile();

    private static TypeModel Compile()
    {
        // What is compiled refers to the type by name, which means something in the type's own load context alone.
        using var scope = AssemblyLoadContext.GetLoadContext(typeof(T).Assembly)!.EnterContextualReflection();
        var model = RuntimeTypeModel.Create();
        new ProtobufNetNumbering(model).Add(typeof(T));

        // A compiled model reads a list as an array, and no dictionary at all, unless it knows the collection itself.
        if (ProtobufNetNumbering.IsCollection(typeof(T)))
            _ = model[typeof(T)];
        return model.Compile();
    }
}
