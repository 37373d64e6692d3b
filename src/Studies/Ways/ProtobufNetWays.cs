using ProtoBuf;
using ProtoBuf.Meta;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.ProtobufNet;

namespace SerializationBenchmarks.Studies.Ways;

/// <summary>protobuf-net through <c>Serializer</c>, as most users call it.</summary>
public readonly struct ProtobufNetDefault : IAnyModelSerializer
{
    public static SerializerInfo Info { get; } = ProtobufNet.Info with
    {
        Name = nameof(ProtobufNetDefault),
        Order = 42,
        Summary = "protobuf-net with its default model, which compiles a type at its first use.",
        WayOf = ProtobufNet.Info.Name,
    };

    public static byte[] Serialize<T>(T value)
        where T : class
    {
        var buffer = KeptMemory.Buffer();
        Serializer.Serialize(buffer, value);
        return buffer.WrittenSpan.ToArray();
    }

    public static T Deserialize<T>(byte[] payload)
        where T : class => Serializer.Deserialize<T>(new ReadOnlyMemory<byte>(payload));
}

/// <summary>protobuf-net with a model that it interprets.</summary>
public readonly struct ProtobufNetUncompiled : IAnyModelSerializer
{
    private static readonly RuntimeTypeModel _model = Create();

    public static SerializerInfo Info { get; } = ProtobufNet.Info with
    {
        Name = nameof(ProtobufNetUncompiled),
        Order = 41,
        Summary = "protobuf-net with a reused model that is not compiled.",
        WayOf = ProtobufNet.Info.Name,
    };

    public static byte[] Serialize<T>(T value)
        where T : class
    {
        var buffer = KeptMemory.Buffer();
        _model.Serialize(buffer, value);
        return buffer.WrittenSpan.ToArray();
    }

    public static T Deserialize<T>(byte[] payload)
        where T : class => _model.Deserialize<T>(new ReadOnlyMemory<byte>(payload));

    private static RuntimeTypeModel Create()
    {
        var model = RuntimeTypeModel.Create();
        model.AutoCompile = false;
        return model;
    }
}

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
