using System.Buffers;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SerializationBenchmarks.Serializers.BebopCSharp;

/// <summary>
/// Joins the library's way to reuse memory, <c>EncodeIntoBuffer</c>, with buffers: it fills an array from its start, so an
/// empty buffer's own array will do, and only behind other content is a kept array filled and copied.
/// </summary>
internal static class BebopBuffer
{
    [ThreadStatic]
    private static byte[]? _kept;

    /// <summary>An array to encode into.</summary>
    /// <param name="buffer">Where the payload will be appended.</param>
    /// <param name="size">The least size of the array, in bytes.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Open(ArrayBufferWriter<byte> buffer, int size) =>
        buffer.WrittenCount == 0 && MemoryMarshal.TryGetArray<byte>(buffer.GetMemory(size), out var segment)
            ? segment.Array!
            : Keep(size);

    /// <summary>Appends what was encoded.</summary>
    /// <param name="buffer">The buffer given to <see cref="Open"/>.</param>
    /// <param name="array">The array of <see cref="Open"/>.</param>
    /// <param name="count">The payload's length in it, in bytes.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Close(ArrayBufferWriter<byte> buffer, byte[] array, int count)
    {
        if (buffer.WrittenCount > 0)
            array.AsSpan(0, count).CopyTo(buffer.GetSpan(count));
        buffer.Advance(count);
    }

    private static byte[] Keep(int size) =>
        _kept is { } kept && kept.Length >= size ? kept : _kept = new byte[size];
}
