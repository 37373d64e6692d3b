namespace SerializationBenchmarks.Measuring.Engine;

/// <summary>
/// The iterations of a case in a process, those apart that lost the processor. The file is compiled into published programs too, so it knows
/// nothing of this repository.
/// </summary>
/// <param name="maxLostShare">The part of the wall time without the processor beyond which an iteration lost it.</param>
/// <param name="enoughClean">How many in which the core was the process's own are enough; 0 where nobody looks.</param>
internal sealed class IterationTimes(int enough, int most, double maxLostShare, int enoughClean = 0)
{
    private readonly List<double> _kept = new(most); // Nothing is to grow, and so to be compiled, while something is measured.

    private readonly List<double> _lost = new(most);

    /// <summary>In how many of those that kept the processor the core was the process's own.</summary>
    public int Clean { get; private set; }

    /// <summary>How many lost the processor.</summary>
    public int Lost => _lost.Count;

    /// <summary>How many there are.</summary>
    public int Count => _kept.Count + _lost.Count;

    /// <summary>Whether there are enough.</summary>
    public bool AreComplete => (_kept.Count >= enough && Clean >= enoughClean) || Count >= most;

    /// <summary>Whether so few kept the processor that all of them have to count.</summary>
    public bool AreDisturbed => 2 * _kept.Count < enough && Lost > 0;

    /// <summary>Adds an iteration.</summary>
    /// <param name="wall">Nanoseconds by the clock.</param>
    /// <param name="cpu">Nanoseconds of processor time of all threads.</param>
    /// <param name="paused">Nanoseconds for which garbage collections stopped it, which are paid for apart.</param>
    /// <param name="isClean">Whether the core was the process's own before and after it.</param>
    public void Add(double wall, double cpu, double paused, bool isClean = false)
    {
        var isLost = wall - cpu > maxLostShare * wall;
        (isLost ? _lost : _kept).Add(wall - paused);
        if (isClean && !isLost)
            Clean++;
    }

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
        Clean = 0;
    }

    /// <summary>The median.</summary>
    /// <param name="ascending">At least one value.</param>
    public static double Median(double[] ascending) => (ascending[(ascending.Length - 1) / 2] + ascending[ascending.Length / 2]) / 2;
}
