using System.Buffers;

namespace SerializationBenchmarks.Serializers;

/// <summary>A codec that can write into a buffer which its caller keeps and reuses.</summary>
public interface IBufferCodec : ICodec
{
    /// <summary>Appends the payload to the buffer.</summary>
    /// <param name="data">The data type.</param>
    /// <param name="buffer">A buffer of enough capacity not to grow after its first use.</param>
    static abstract void Serialize(object data, ArrayBufferWriter<byte> buffer);
}
