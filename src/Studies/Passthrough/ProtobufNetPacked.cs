using ProtoBuf;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.ProtobufNet;

namespace SerializationBenchmarks.Studies.Passthrough;

/// <summary>protobuf-net with the numbers of an array packed, which its users choose for a member.</summary>
public readonly struct ProtobufNetPacked : IAnyModelSerializer
{
    public static SerializerInfo Info { get; } = ProtobufNet.Info with
    {
        Name = "ProtobufNetPacked",
        Order = 41,
        Summary = "protobuf-net with the array as a packed member of a class.",
    };

    public static string? UnsupportedBecause(Type model) =>
        model == typeof(int[]) || model == typeof(double[]) || model == typeof(bool[]) ? null : $"Protocol Buffers pack numbers and booleans, not {TypeName.Of(model)}.";

    public static byte[] Serialize<T>(T value)
        where T : class => value switch
        {
            int[] items => ProtobufNet.Serialize(new Packed<int> { Items = items }),
            double[] items => ProtobufNet.Serialize(new Packed<double> { Items = items }),
            _ => ProtobufNet.Serialize(new Packed<bool> { Items = (bool[])(object)value }),
        };

    public static T Deserialize<T>(byte[] payload)
        where T : class => (T)(object)(typeof(T) == typeof(int[]) ? ProtobufNet.Deserialize<Packed<int>>(payload).Items
            : typeof(T) == typeof(double[]) ? ProtobufNet.Deserialize<Packed<double>>(payload).Items
            : ProtobufNet.Deserialize<Packed<bool>>(payload).Items);
}

/// <summary>An array as a member that protobuf-net packs.</summary>
[ProtoContract]
public sealed class Packed<T>
    where T : struct
{
    /// <summary>The array.</summary>
    [ProtoMember(1, IsPacked = true)]
    public T[] Items { get; set; } = [];
}
