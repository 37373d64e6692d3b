namespace SerializationBenchmarks.Studies.Values;

/// <summary>Orders of values that no branch predictor can learn and in which every stretch costs about the same, so that iterations can be compared.</summary>
internal static class ValueOrder
{
    /// <summary>
    /// How many values a stretch has, and so how many calls a benchmark method makes: many enough that the first calls of the same value in a row,
    /// before the branch predictors know it, vanish among them.
    /// </summary>
    public const int Stretch = 64;

    /// <summary>The length of an order of few values: far more than predictors remember, whose patterns end at some thousand branches.</summary>
    public const int Long = 256 * Stretch;

    private const int Seed = 8128; // The number has no meaning.

    /// <summary>Sorts values by length into as many strata as a stretch has places, and takes some of each: one from its middle, or several at equal distances.</summary>
    /// <param name="lengths">The values' lengths, at least <see cref="Stretch"/> times <paramref name="each"/>.</param>
    /// <returns>Places of values whose mean is that of all, and so that any few in a row, 8 or 16 of them, have about that mean too.</returns>
    public static int[] Typical(int[] lengths, int each = 1)
    {
        var (sorted, size) = Sort(lengths);
        return
        [
            .. from step in Enumerable.Range(0, each)
               from place in Enumerable.Range(0, Stretch)
               select sorted[(Spread(place) * size) + (size * ((2 * step) + 1) / (2 * each))],
        ];
    }

    /// <summary>Each value as often in a row as a stretch has places.</summary>
    public static int[] OneByOne(int count) => [.. Enumerable.Range(0, count).SelectMany(place => Enumerable.Repeat(place, Stretch))];

    /// <summary>All values once, in random order, each stretch with one of each stratum.</summary>
    /// <param name="lengths">The values' lengths, at least <see cref="Stretch"/>.</param>
    /// <returns>Places of values; up to <see cref="Stretch"/> - 1 of the longest are left out.</returns>
    public static int[] Balanced(int[] lengths) => Balanced(lengths, new Random(Seed));

    /// <summary>The same again and again, each time in another random order.</summary>
    /// <param name="lengths">The values' lengths, at least <see cref="Stretch"/>.</param>
    /// <returns>Places of values: whole stretches, <see cref="Long"/> at least.</returns>
    public static int[] BalancedAgain(int[] lengths)
    {
        var random = new Random(Seed);
        var order = new List<int>(Long + lengths.Length);
        while (order.Count < Long)
            order.AddRange(Balanced(lengths, random));
        return [.. order];
    }

    private static int[] Balanced(int[] lengths, Random random)
    {
        var (sorted, size) = Sort(lengths);
        var order = new int[size * Stretch];
        for (var stratum = 0; stratum < Stretch; stratum++)
        {
            var members = sorted.AsSpan(stratum * size, size);
            random.Shuffle(members);
            for (var stretch = 0; stretch < size; stretch++)
                order[(stretch * Stretch) + stratum] = members[stretch];
        }

        for (var stretch = 0; stretch < size; stretch++)
            random.Shuffle(order.AsSpan(stretch * Stretch, Stretch));
        return order;
    }

    /// <summary>Few values again and again, each time in another random order.</summary>
    /// <returns>Places of values: whole stretches, <see cref="Long"/> at least.</returns>
    public static int[] Mixed(int count)
    {
        var random = new Random(Seed);
        int[] places = [.. Enumerable.Range(0, count)];
        var order = new List<int>(Long + count);
        while (order.Count < Long)
        {
            random.Shuffle(places);
            order.AddRange(places);
        }

        return [.. order.Take(order.Count / Stretch * Stretch)];
    }

    // Every second one mirrors the one before it, and these have their bits in reverse order, which spreads what is counted: 0, 63, 16, 47, 8, 55, …
    private static int Spread(int place)
    {
        var reversed = 0;
        for (var bit = 2; bit < Stretch; bit <<= 1)
            reversed = (reversed << 1) | ((place & bit) == 0 ? 0 : 1);
        return place % 2 == 0 ? reversed : Stretch - 1 - reversed;
    }

    private static (int[] Sorted, int Size) Sort(int[] lengths)
    {
        var (keys, places) = ((int[])lengths.Clone(), Enumerable.Range(0, lengths.Length).ToArray());
        Array.Sort(keys, places);
        return (places, lengths.Length / Stretch);
    }
}
