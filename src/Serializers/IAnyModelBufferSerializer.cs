using System.Buffers;

namespace SerializationBenchmarks.Serializers;

/// <summary>A serializer that takes any model as it is and can write into a reused buffer.</summary>
public interface IAnyModelBufferSerializer : IAnyModelSerializer
{
    /// <summary>Appends the payload to the buffer.</summary>
    /// <typeparam name="T">The model.</typeparam>
    /// <param name="value">The model.</param>
    /// <param name="buffer">A buffer of enough capacity not to grow after its first use.</param>
    static abstract void Serialize<T>(T value, ArrayBufferWriter<byte> buffer)
        where T : class;
}
