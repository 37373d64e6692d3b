#pragma warning disable CA2263 // The overloads without type arguments are what is measured.
using MessagePack;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.MessagePackCSharp;

namespace SerializationBenchmarks.Studies.Ways;

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
