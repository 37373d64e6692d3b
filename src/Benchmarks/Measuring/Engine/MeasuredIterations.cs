using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Studies;

namespace SerializationBenchmarks.Benchmarks.Measuring.Engine;

/// <summary>The measured iterations of a round, each judged when it is added: whether another process disturbed it.</summary>
/// <param name="settings">What counts as a disturbance, and how many iterations are wanted.</param>
/// <param name="usualReading">What <see cref="SpeedProbe"/> reads on an undisturbed processor, in nanoseconds.</param>
internal sealed class MeasuredIterations(MeasurementSettings settings, double usualReading)
{
    private readonly List<Iteration> _all = new(CaseLoop.ManyIterations);

    private readonly List<double> _slowdown = new(CaseLoop.ManyIterations);

    private readonly List<int> _disturbed = new(CaseLoop.ManyIterations);

    /// <summary>All iterations in order.</summary>
    public IReadOnlyList<Iteration> All => _all;

    /// <summary>How many times as long as usual the speed probe took around each.</summary>
    public IReadOnlyList<double> Slowdown => _slowdown;

    /// <summary>What the speed probe reads on an undisturbed processor, in nanoseconds.</summary>
    public double UsualReading => usualReading;

    /// <summary>Which of them were disturbed, by their place.</summary>
    public IReadOnlyList<int> Disturbed => _disturbed;

    /// <summary>Whether there are enough of them.</summary>
    public bool AreComplete => _all.Count - _disturbed.Count >= settings.Iterations || _all.Count >= settings.MaxIterations;

    /// <summary>Whether too few were undisturbed.</summary>
    public bool AreDisturbed => settings.AreTooFew(_all.Count - _disturbed.Count, _all.Count);

    /// <summary>Adds an iteration.</summary>
    /// <param name="iteration">The iteration.</param>
    /// <param name="reading">The slower of the speed probe's readings before and after it, in nanoseconds.</param>
    public void Add(Iteration iteration, double reading)
    {
        if (settings.IsDisturbed(reading / usualReading, iteration.Wall, iteration.Cpu))
            _disturbed.Add(_all.Count);
        _slowdown.Add(reading / usualReading);
        _all.Add(iteration);
    }

    /// <summary>Forgets all of them.</summary>
    public void Clear()
    {
        _all.Clear();
        _slowdown.Clear();
        _disturbed.Clear();
    }
}
