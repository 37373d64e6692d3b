using ProtoBuf.Meta;

namespace SerializationBenchmarks.Serializers.ProtobufNet;

/// <summary>The compiled model that both ways of using protobuf-net share. A class of its own for each type, so that only what is used is compiled.</summary>
/// <typeparam name="T">The type.</typeparam>
internal static class ProtobufNetModel<T>
{
    /// <summary>The compiled model.</summary>
    public static readonly TypeModel Compiled = ProtobufNetCompilation.Of(typeof(T)).Model;
}
