using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace SerializationBenchmarks.Measuring.Engine;

/// <summary>
/// Tells whether the core is the process's own. A neighbour on the sibling thread of a core takes no processor time away, and yet makes everything up to twice as
/// long; a loop that keeps the core's arithmetic units busy takes longer by as much. It stays in registers, so that it leaves the caches to what is measured.
/// </summary>
/// <param name="best">The fastest loop that is known already, in the clock's ticks.</param>
internal sealed class CoreProbe(long best = long.MaxValue)
{
    private const int Steps = 4000; // Four to five microseconds, in which the clock's grain is a hundredth.

    // Beyond it the system has given the processor to somebody else in the loop, which says nothing about the sibling.
    private const double MostBySibling = 2.5;

    private const double Tolerance = 0.08; // As MeasurementSettings.SharedCoreTolerance, where nobody waits for the core.

    private long _best = best;

    private ulong _sink;

    /// <summary>The fastest loop so far, in the clock's ticks.</summary>
    public long Best => _best;

    /// <summary>Runs the loop twice: after an iteration of milliseconds, which leaves the core's caches and predictors to others, the first takes longer by itself.</summary>
    /// <returns>How long the second took, in the clock's ticks.</returns>
    public long Run()
    {
        _sink += Loop(Steps, _sink);
        var start = Stopwatch.GetTimestamp();
        _sink += Loop(Steps, _sink);
        var ticks = Stopwatch.GetTimestamp() - start;
        _best = Math.Min(_best, ticks);
        return ticks;
    }

    /// <summary>Whether the core was the process's own when the loop ran, by the fastest loop of the process so far.</summary>
    /// <param name="ticks">What <see cref="Run"/> returned.</param>
    /// <param name="tolerance">The part by which the loop may take longer than the fastest one.</param>
    public bool IsAlone(long ticks, double tolerance) => ticks <= _best * (1 + tolerance);

    /// <summary>Whether the sibling thread worked when the loop ran; null where another process had the processor in between.</summary>
    /// <param name="ticks">What <see cref="Run"/> returned.</param>
    public bool? IsShared(long ticks) => ticks > _best * MostBySibling ? null : !IsAlone(ticks, Tolerance);

    // Compiled for good at once, because a loop that gets faster on the way would call all that was before it shared.
    [MethodImpl(MethodImplOptions.NoInlining | MethodImplOptions.AggressiveOptimization)]
    private static ulong Loop(int steps, ulong seed)
    {
        var (a, b, c, d) = (seed, seed + 1, seed + 2, seed + 3);
        var (e, f, g, h) = (seed + 4, seed + 5, seed + 6, seed + 7);
        for (ulong step = 0; step < (ulong)steps; step++)
        {
            a = (a + step) ^ 1;
            b = (b + step) ^ 2;
            c = (c + step) ^ 3;
            d = (d + step) ^ 4;
            e = (e + step) ^ 5;
            f = (f + step) ^ 6;
            g = (g + step) ^ 7;
            h = (h + step) ^ 8;
        }

        return a ^ b ^ c ^ d ^ e ^ f ^ g ^ h;
    }
}

/// <summary>Looks at the core beside what does not wait for it: first calls, threads and servers.</summary>
internal sealed class CoreWatch(CoreProbe probe)
{
    private const int Loops = 32;

    private int _looked;

    private int _shared;

    /// <summary>The part of the looks that found the core shared, of three digits; null where none could tell.</summary>
    public double? Share => _looked == 0 ? null : Math.Round((double)_shared / _looked, 3);

    /// <summary>Looks a few times, without any code that a first call might be the first to need.</summary>
    public void Look()
    {
        for (var loop = 0; loop < Loops; loop++)
        {
            if (probe.IsShared(probe.Run()) is not { } isShared)
                continue;
            _looked++;
            _shared += isShared ? 1 : 0;
        }
    }
}
