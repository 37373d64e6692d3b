using System.Buffers;
using System.Runtime.CompilerServices;

namespace SerializationBenchmarks.Serializers;

/// <summary>
/// The memory that a thread keeps for libraries that fill a caller's: what they wrote is then copied to a new array of its length, as libraries with a
/// method of their own for that do inside.
/// </summary>
internal static class KeptMemory
{
    [ThreadStatic]
    private static byte[]? _array;

    [ThreadStatic]
    private static ArrayBufferWriter<byte>? _buffer;

    [ThreadStatic]
    private static MemoryStream? _stream;

    /// <summary>An array, with anything in it.</summary>
    /// <param name="size">Its least length.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Array(int size) => _array is { } array && array.Length >= size ? array : _array = new byte[size];

    /// <summary>An empty buffer.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ArrayBufferWriter<byte> Buffer()
    {
        var buffer = _buffer ??= new ArrayBufferWriter<byte>();
        buffer.ResetWrittenCount(); // Also behind a write that failed.
        return buffer;
    }

    /// <summary>An empty stream.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static MemoryStream Stream()
    {
        var stream = _stream ??= new MemoryStream();
        stream.SetLength(0); // Also behind a write that failed. The position goes back with it.
        return stream;
    }
}
