using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>Readers that, told so by their payload, have a library serialize a ring. Public, for a child finds them by name.</summary>
public static class RingCodecs
{
    public static Binding MessagePack => HostileCodecs.Of<Writing<MessagePackName>>();

    public static Binding ProtobufNet => HostileCodecs.Of<Writing<ProtobufNetName>>();

    private interface IName
    {
        static abstract string Name { get; }
    }

    // By name: a build may lack the library.
    private readonly struct MessagePackName : IName
    {
        public static string Name => "MessagePack";
    }

    private readonly struct ProtobufNetName : IName
    {
        public static string Name => "ProtobufNet";
    }

    private readonly struct Writing<TName> : ICodec
        where TName : struct, IName
    {
        public static object Create() => Tiny.Create();

        public static byte[] Serialize(object data) => [0];

        // Binding a serializer to a model tries it.
        public static object Deserialize(byte[] payload)
        {
            if (payload is not [1])
                return Tiny.Create();
            var binding = Catalog.BindersOf(Model.Of<StudyModel<RingNode, RingNode.Samples>>(), []).Single(binder => binder.Serializer.Name == TName.Name).Bind();
            throw new InvalidOperationException(binding.UnsupportedBecause?.Text);
        }
    }
}
