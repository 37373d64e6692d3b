#pragma warning disable CA2263 // The overloads without type arguments are measured too.
using MessagePack;
using MessagePack.Resolvers;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.MessagePackCSharp;

namespace SerializationBenchmarks.Studies.Ways;

/// <summary>MessagePack-CSharp with emitted formatters in place of the generated ones.</summary>
public readonly struct MessagePackDynamic : IAnyModelSerializer
{
    public static SerializerInfo Info { get; } = MessagePackCSharp.Info with
    {
        Name = nameof(MessagePackDynamic),
        Order = 62,
        Summary = "MessagePackSerializer with formatters that it emits at run time.",
        WayOf = MessagePackCSharp.Info.Name,
    };

    public static byte[] Serialize<T>(T value)
        where T : class => MessagePackSerializer.Serialize(value, FirstResolver<Resolvers>.Options);

    public static T Deserialize<T>(byte[] payload)
        where T : class => MessagePackSerializer.Deserialize<T>(payload, FirstResolver<Resolvers>.Options);

    private readonly struct Resolvers : IResolvers
    {
        public static IReadOnlyList<IFormatterResolver> All =>
        [
            BuiltinResolver.Instance, AttributeFormatterResolver.Instance, DynamicEnumResolver.Instance, DynamicGenericResolver.Instance, DynamicUnionResolver.Instance, DynamicObjectResolver.Instance,
        ];
    }
}

/// <summary>MessagePack-CSharp through the methods that take the type as an argument.</summary>
public readonly struct MessagePackNonGeneric : IAnyModelSerializer
{
    public static SerializerInfo Info { get; } = MessagePackCSharp.Info with
    {
        Name = nameof(MessagePackNonGeneric),
        Order = 61,
        Summary = "MessagePackSerializer with the type given at run time.",
        WayOf = MessagePackCSharp.Info.Name,
    };

    public static byte[] Serialize<T>(T value)
        where T : class => MessagePackSerializer.Serialize(typeof(T), value);

    public static T Deserialize<T>(byte[] payload)
        where T : class => (T)MessagePackSerializer.Deserialize(typeof(T), payload)!;
}
