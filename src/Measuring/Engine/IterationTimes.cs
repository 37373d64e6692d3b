namespace SerializationBenchmarks.Measuring.Engine;

/// <summary>
/// The iterations of a case in a process, those apart that lost the processor. The file is compiled into published programs too, so it knows
/// nothing of this repository.
/// </summary>
/// <param name="maxLostShare">The part of the wall time without the processor beyond which an iteration lost it.</param>
internal sealed class IterationTimes(int enough, int most, double maxLostShare)
{
    private readonly List<double> _kept = new(most); // Nothing is to grow, and so to be compiled, while something is measured.

    private readonly List<double> _lost = new(most);

    /// <summary>How many lost the processor.</summary>
    public int Lost => _lost.Count;

    /// <summary>How many there are.</summary>
    public int Count => _kept.Count + _lost.Count;

    /// <summary>Whether there are enough.</summary>
    public bool AreComplete => _kept.Count >= enough || Count >= most;

    /// <summary>Whether so few kept the processor that all of them have to count.</summary>
    public bool AreDisturbed => 2 * _kept.Count < enough && Lost > 0;

    /// <summary>Adds an iteration.</summary>
    /// <param name="wall">Nanoseconds by the clock.</param>
    /// <param name="cpu">Nanoseconds of processor time of all threads.</param>
    /// <param name="paused">Nanoseconds for which garbage collections stopped it, which are paid for apart.</param>
    public void Add(double wall, double cpu, double paused) => (wall - cpu > maxLostShare * wall ? _lost : _kept).Add(wall - paused);

    /// <summary>The nanoseconds of those that count, ascending.</summary>
    public double[] Counted()
    {
        double[] counted = AreDisturbed ? [.. _kept, .. _lost] : [.. _kept];
        Array.Sort(counted);
        return counted;
    }

    /// <summary>Forgets all of them.</summary>
    public void Clear()
    {
        _kept.Clear();
        _lost.Clear();
    }

    /// <summary>The median.</summary>
    /// <param name="ascending">At least one value.</param>
    public static double Median(double[] ascending) => (ascending[(ascending.Length - 1) / 2] + ascending[ascending.Length / 2]) / 2;
}
