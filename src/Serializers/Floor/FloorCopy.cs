using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace SerializationBenchmarks.Serializers.Floor;

/// <summary>
/// Copies a number of bytes that the compiler knows with the fewest moves, the last one overlapping the one before: a call
/// to the runtime's general copy would cost more than some codecs need for all their fields.
/// </summary>
internal static class FloorCopy
{
    /// <summary>Copies bytes.</summary>
    /// <param name="source">At least <paramref name="length"/> bytes.</param>
    /// <param name="destination">At least <paramref name="length"/> bytes.</param>
    /// <param name="length">How many to copy; from a static readonly field, so that the branches vanish.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Copy(ReadOnlySpan<byte> source, Span<byte> destination, int length)
    {
        Debug.Assert(source.Length >= length && destination.Length >= length, "The caller allocates for the length.");
        ref var from = ref MemoryMarshal.GetReference(source);
        ref var to = ref MemoryMarshal.GetReference(destination);
        if (length >= Vector256<byte>.Count)
        {
            for (var i = 0; i < length - Vector256<byte>.Count; i += Vector256<byte>.Count)
                Vector256.LoadUnsafe(ref from, (nuint)i).StoreUnsafe(ref to, (nuint)i);
            var last = (nuint)(length - Vector256<byte>.Count);
            Vector256.LoadUnsafe(ref from, last).StoreUnsafe(ref to, last);
        }
        else if (length >= sizeof(ulong) && length <= 2 * sizeof(ulong))
        {
            Move<ulong>(ref from, ref to, length);
        }
        else if (length >= sizeof(uint) && length < sizeof(ulong))
        {
            Move<uint>(ref from, ref to, length);
        }
        else
        {
            source[..length].CopyTo(destination);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Move<T>(ref byte from, ref byte to, int length)
        where T : unmanaged
    {
        var last = length - Unsafe.SizeOf<T>();
        Unsafe.WriteUnaligned(ref to, Unsafe.ReadUnaligned<T>(ref from));
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref to, last), Unsafe.ReadUnaligned<T>(ref Unsafe.Add(ref from, last)));
    }
}
