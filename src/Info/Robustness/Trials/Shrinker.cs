namespace SerializationBenchmarks.Info.Robustness;

/// <summary>Finds what is bad about an input: takes away and zeroes whatever the outcome does not need.</summary>
internal static class Shrinker
{
    /// <summary>The longest input that is worth it; longer ones nest, and their names say all.</summary>
    public const int LongestInput = 4096;

    public static byte[] Shrink(Trier trier, byte[] input, string outcome)
    {
        bool IsBad(byte[] bytes) => BadOutcome.Of(trier.Try(bytes)).Any(bad => bad.Text == outcome);
        for (var length = input.Length + 1; input.Length < length;)
        {
            length = input.Length;
            input = Shorten(input, IsBad);
        }

        return Zero(input, IsBad);
    }

    private static byte[] Shorten(byte[] input, Func<byte[], bool> isBad)
    {
        for (var part = input.Length; part > 0; part /= 2)
        {
            for (var offset = input.Length - part; offset >= 0; offset = Math.Min(offset - 1, input.Length - part))
            {
                byte[] shorter = [.. input[..offset], .. input[(offset + part)..]];
                if (isBad(shorter))
                    input = shorter;
            }
        }

        return input;
    }

    private static byte[] Zero(byte[] input, Func<byte[], bool> isBad)
    {
        for (var offset = 0; offset < input.Length; offset++)
        {
            var zeroed = input.ToArray();
            zeroed[offset] = 0;
            if (isBad(zeroed))
                input = zeroed;
        }

        return input;
    }
}
