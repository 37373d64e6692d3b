using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.MessagePackCSharp;

namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

/// <summary>MessagePack-CSharp as the original comparison uses it: with the members' names, where the attributes here have numbers.</summary>
public readonly struct MessagePackThere : IAnyModelSerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = MessagePackMap.Info with
    {
        Name = nameof(MessagePackThere),
        WayOf = null,
        Summary = "MessagePack-CSharp with names as keys, as the original comparison uses it.",
    };

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
        where T : class => MessagePackMap.Serialize(value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] payload)
        where T : class => MessagePackMap.Deserialize<T>(payload);
}
