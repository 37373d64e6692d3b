using ProtoBuf;
using ProtoBuf.Meta;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.ProtobufNet;

namespace SerializationBenchmarks.Studies.Ways;

/// <summary>protobuf-net with children as groups, which end with a mark and need no length before: https://github.com/protobuf-net/protobuf-net/issues/1252.</summary>
public readonly struct ProtobufNetGroups : IAnyModelSerializer
{
    public static SerializerInfo Info { get; } = ProtobufNet.Info with
    {
        Name = nameof(ProtobufNetGroups),
        Format = "Protocol Buffers with groups",
        Order = 43,
        Summary = "protobuf-net with a compiled model in which members that are messages have DataFormat.Group.",
        WayOf = ProtobufNet.Info.Name,
    };

    public static byte[] Serialize<T>(T value)
        where T : class
    {
        var buffer = KeptMemory.Buffer();
        Grouped<T>.Model.Serialize(buffer, value);
        return buffer.WrittenSpan.ToArray();
    }

    public static T Deserialize<T>(byte[] payload)
        where T : class => Grouped<T>.Model.Deserialize<T>(new ReadOnlyMemory<byte>(payload));

    private static class Grouped<T>
    {
        public static readonly TypeModel Model = Compile();

        private static TypeModel Compile()
        {
            var model = RuntimeTypeModel.Create();
            Group(model[typeof(T)], model);
            return model.Compile();
        }

        // No class of the models holds itself.
        private static void Group(MetaType message, RuntimeTypeModel model)
        {
            foreach (var field in message.GetFields())
            {
                var held = field.ItemType ?? field.MemberType;
                if (held.IsEnum || !model.CanSerializeContractType(held))
                    continue;
                field.DataFormat = DataFormat.Group;
                Group(model[held], model);
            }
        }
    }
}
