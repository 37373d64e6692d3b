namespace SerializationBenchmarks.Info.Robustness.Trials;

/// <summary>Finds what is bad about an input: takes away and zeroes whatever the outcome does not need.</summary>
internal static class Shrinker
{
    /// <summary>The longest input that is worth it; longer ones nest, and their names say all.</summary>
    public const int LongestInput = 4096;

    // Most fields of the models' payloads are no longer, and halves alone seldom hit a field's length.
    private const int LongestField = 32;

    /// <summary>Shrinks an input until no part of up to <see cref="LongestField"/> bytes can be taken away and no byte zeroed.</summary>
    /// <param name="trier">What tries each smaller input.</param>
    /// <param name="input">The input.</param>
    /// <param name="outcome">The outcome that must stay, as <see cref="BadOutcome.Text"/>.</param>
    public static byte[] Shrink(Trier trier, byte[] input, string outcome)
    {
        bool IsBad(byte[] bytes) => BadOutcome.Of(trier.Try(bytes)).Any(bad => bad.Text == outcome);

        // A length that became zero gives up what it counted. This ends, because what is new is shorter or has more zeros.
        byte[] before;
        do
        {
            before = input;
            input = Zero(Shorten(input, IsBad), IsBad);
        }
        while (input != before);
        return input;
    }

    private static byte[] Shorten(byte[] input, Func<byte[], bool> isBad)
    {
        for (var part = input.Length; part > 0; part = part > LongestField ? Math.Max(part / 2, LongestField) : part - 1)
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
            if (input[offset] == 0)
                continue;
            var zeroed = input.ToArray();
            zeroed[offset] = 0;
            if (isBad(zeroed))
                input = zeroed;
        }

        return input;
    }
}
