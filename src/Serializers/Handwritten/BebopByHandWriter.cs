using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using System.Text;

namespace SerializationBenchmarks.Serializers.Handwritten;

/// <summary>Sizes and bytes of Bebop's values that are more than one number of fixed size.</summary>
internal static class BebopByHandWriter
{
    public const int DecimalSize = 16;

    private const long EpochTicks = 621_355_968_000_000_000; // DateTime.UnixEpoch.Ticks, which is no constant.

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int TextSize(string text) => sizeof(uint) + Encoding.UTF8.GetByteCount(text);

    /// <summary>Writes a text behind its length.</summary>
    /// <returns>The offset behind the text.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int WriteText(Span<byte> destination, int offset, string text)
    {
        var length = Encoding.UTF8.GetBytes(text, destination[(offset + sizeof(uint))..]);
        BinaryPrimitives.WriteInt32LittleEndian(destination[offset..], length);
        return offset + sizeof(uint) + length;
    }

    /// <summary>Writes a moment in UTC as ticks, cut to whole milliseconds.</summary>
    /// <remarks>
    /// The library counts milliseconds as a floating-point number: it rounds the last 100 ns before a whole millisecond up,
    /// and more than 456 years from 1970 may miss even a whole millisecond by one. So does this, to write the same bytes.
    /// </remarks>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void WriteDate(Span<byte> destination, DateTime value)
    {
        var milliseconds = double.ConvertToIntegerNative<long>((double)(value.ToUniversalTime().Ticks - EpochTicks) / TimeSpan.TicksPerMillisecond);
        BinaryPrimitives.WriteInt64LittleEndian(destination, milliseconds * TimeSpan.TicksPerMillisecond + EpochTicks);
    }

    /// <summary>Writes the struct DecimalBits of schemas/models.bop, which is what <see cref="decimal.GetBits(decimal, Span{int})"/> returns.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)] // Memory on the stack makes the caller's spans go through it too, which costs up to 30 ns.
    public static void WriteDecimal(Span<byte> destination, decimal value)
    {
        Span<int> bits = stackalloc int[4];
        decimal.GetBits(value, bits);
        BinaryPrimitives.WriteInt32LittleEndian(destination, bits[0]);
        BinaryPrimitives.WriteInt32LittleEndian(destination[4..], bits[1]);
        BinaryPrimitives.WriteInt32LittleEndian(destination[8..], bits[2]);
        BinaryPrimitives.WriteInt32LittleEndian(destination[12..], bits[3]);
    }
}
