using System.Buffers;

namespace SerializationBenchmarks.Serializers.Handwritten.JsonByHand;

/// <summary>One buffer for each thread, from which a payload is copied to an array of its own: its length is known only when it is written.</summary>
internal static class JsonByHandBuffer
{
    [ThreadStatic]
    private static ArrayBufferWriter<byte>? _buffer;

    /// <summary>The thread's buffer, empty.</summary>
    public static ArrayBufferWriter<byte> Take()
    {
        var buffer = _buffer ??= new ArrayBufferWriter<byte>();
        buffer.ResetWrittenCount();
        return buffer;
    }
}
