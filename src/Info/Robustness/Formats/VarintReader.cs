namespace SerializationBenchmarks.Info.Robustness.Formats;

/// <summary>Reads numbers of 7 bits a byte, the lowest first, as several formats have them.</summary>
internal static class VarintReader
{
    /// <summary>Reads a number.</summary>
    /// <param name="payload">A valid payload.</param>
    /// <param name="offset">Where the number starts; then where it ends.</param>
    public static ulong Read(byte[] payload, ref int offset)
    {
        ulong value = 0;
        for (var shift = 0; ; shift += 7)
        {
            var current = payload[offset++];
            value |= (ulong)(current & 0x7F) << shift;
            if (current < 0x80)
                return value;
        }
    }
}
