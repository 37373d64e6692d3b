using System.Buffers;
using System.Runtime.CompilerServices;

namespace SerializationBenchmarks.Serializers;

/// <summary>Brings together the library's way to reuse memory, an array that is filled from its start, and a buffer.</summary>
internal static class BebopBuffer
{
    [ThreadStatic]
    private static byte[]? _kept;

    /// <summary>A kept array to encode into.</summary>
    /// <param name="size">The least size, in bytes.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Rent(int size) => _kept is { } kept && kept.Length >= size ? kept : Grow(size);

    /// <summary>Appends what was encoded.</summary>
    /// <param name="array">The array of <see cref="Rent"/>.</param>
    /// <param name="count">The payload's length in it.</param>
    /// <param name="buffer">Where to append it.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Append(byte[] array, int count, ArrayBufferWriter<byte> buffer)
    {
        array.AsSpan(0, count).CopyTo(buffer.GetSpan(count));
        buffer.Advance(count);
    }

    private static byte[] Grow(int size) => _kept = new byte[Math.Max(size, 256)];
}
