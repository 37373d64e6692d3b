#if HAS_MESSAGEPACK
using MessagePack;
using MessagePack.Resolvers;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.MessagePackCSharp;

namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

/// <summary>MessagePack-CSharp as the original comparison uses it: with the members' names, where the attributes here have numbers.</summary>
public readonly struct MessagePackThere : IAnyModelSerializer
{
    private static readonly MessagePackSerializerOptions _options = MessagePackSerializerOptions.Standard.WithResolver(
        CompositeResolver.Create(BuiltinResolver.Instance, DynamicEnumResolver.Instance, DynamicGenericResolver.Instance, DynamicContractlessObjectResolver.Instance));

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = MessagePackCSharp.Info with
    {
        Name = nameof(MessagePackThere),
        Format = "MessagePack maps",
        Order = 61,
        Summary = "MessagePack-CSharp with names as keys, as the original comparison uses it.",
        Traits = MessagePackCSharp.Info.Traits with { Code = CodeOrigin.EmittedIL, NativeAot = false },
    };

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
        where T : class => MessagePackSerializer.Serialize(value, _options);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] payload)
        where T : class => MessagePackSerializer.Deserialize<T>(payload, _options);
}
#endif
