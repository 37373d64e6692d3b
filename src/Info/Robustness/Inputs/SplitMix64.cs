namespace SerializationBenchmarks.Info.Robustness.Inputs;

/// <summary>The random numbers of Steele, Lea and Flood (2014), which are the same everywhere: number n of a seed needs no other to be drawn first.</summary>
internal sealed class SplitMix64(ulong seed, int number)
{
    private ulong _state = Mix(seed ^ Mix((ulong)number + 1));

    /// <summary>Draws a number from 0 to below a bound.</summary>
    public int Next(int bound)
    {
        _state += 0x9E3779B97F4A7C15;
        return (int)(Mix(_state) % (ulong)bound);
    }

    private static ulong Mix(ulong value)
    {
        value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9;
        value = (value ^ value >> 27) * 0x94D049BB133111EB;
        return value ^ value >> 31;
    }
}
