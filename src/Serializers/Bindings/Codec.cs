using System.Buffers;

namespace SerializationBenchmarks.Serializers.Bindings;

/// <summary>
/// A codec behind virtual calls, for everything that is not timed: round-trip validation, sizes, tests. Thread-safe where the library is.
/// </summary>
public abstract class Codec
{
    private protected Codec(Type type) => Type = type;

    /// <summary>The struct that implements <see cref="ICodec"/>: the type argument of the benchmark classes.</summary>
    public Type Type { get; }

    /// <summary>Whether <see cref="Type"/> implements <see cref="IBufferCodec"/>.</summary>
    public bool HasBuffer => Type.IsAssignableTo(typeof(IBufferCodec));

    /// <summary>Whether it was written for its serializer and model, not for a serializer that takes any model.</summary>
    internal bool IsOfPair => Array.Exists(Type.GetInterfaces(), of => of.IsGenericType && of.GetGenericTypeDefinition() == typeof(ICodecOf<,>));

    /// <inheritdoc cref="ICodec.Create"/>
    public abstract object Create();

    /// <inheritdoc cref="ICodec.Serialize"/>
    public abstract byte[] Serialize(object data);

    /// <inheritdoc cref="IBufferCodec.Serialize(object, ArrayBufferWriter{byte})"/>
    /// <exception cref="NotSupportedException"><see cref="HasBuffer"/> is false.</exception>
    public abstract void Serialize(object data, ArrayBufferWriter<byte> buffer);

    /// <inheritdoc cref="ICodec.Deserialize"/>
    public abstract object Deserialize(byte[] payload);

    /// <inheritdoc cref="ICodec.ToModel"/>
    public abstract object ToModel(object data);

    /// <inheritdoc cref="ICodec.FromModel"/>
    public abstract object FromModel(object model);

    internal static Codec Of(Type codec)
    {
        var wrapper = codec.IsAssignableTo(typeof(IBufferCodec)) ? typeof(BufferWrapper<>) : typeof(Wrapper<>);
        return (Codec)Activator.CreateInstance(wrapper.MakeGenericType(codec))!;
    }

    private class Wrapper<TCodec>() : Codec(typeof(TCodec))
        where TCodec : struct, ICodec
    {
        public override object Create() => TCodec.Create();

        public override byte[] Serialize(object data) => TCodec.Serialize(data);

        public override void Serialize(object data, ArrayBufferWriter<byte> buffer) =>
            throw new NotSupportedException($"{typeof(TCodec).Name} cannot write into a buffer.");

        public override object Deserialize(byte[] payload) => TCodec.Deserialize(payload);

        public override object ToModel(object data) => TCodec.ToModel(data);

        public override object FromModel(object model) => TCodec.FromModel(model);
    }

    private sealed class BufferWrapper<TCodec> : Wrapper<TCodec>
        where TCodec : struct, IBufferCodec
    {
        public override void Serialize(object data, ArrayBufferWriter<byte> buffer) => TCodec.Serialize(data, buffer);
    }
}
