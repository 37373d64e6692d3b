using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace SerializationBenchmarks.Benchmarks.Studies;

/// <summary>
/// A loop of fixed work that shows whether this thread has the processor's whole speed. A neighbour on the same physical core,
/// be it another virtual machine, takes half of it without appearing in the processor time of this process. The file is compiled into
/// published programs too.
/// </summary>
internal static class SpeedProbe
{
    private const int Loops = 5; // An odd number, whose median one interruption cannot move.

    private const int Steps = 10_000; // Some ten microseconds: far above the clock's step, far below an iteration.

    private static ulong _result;

    /// <summary>Times the loop.</summary>
    /// <returns>Nanoseconds: the median of several loops.</returns>
    public static double Read()
    {
        Span<long> times = stackalloc long[Loops];
        for (var i = 0; i < times.Length; i++)
        {
            var start = Stopwatch.GetTimestamp();
            _result += Work();
            times[i] = Stopwatch.GetTimestamp() - start;
        }

        times.Sort();
        return times[Loops / 2] * 1e9 / Stopwatch.Frequency;
    }

    // Independent chains that want more units at a time than half a core has. Compiled once and for good, so that every process runs the same code.
    [MethodImpl(MethodImplOptions.AggressiveOptimization | MethodImplOptions.NoInlining)]
    private static ulong Work()
    {
        ulong a = 1, b = 2, c = 3, d = 4, e = 5, f = 6;
        for (ulong i = 0; i < Steps; i++)
        {
            a = (a * 3) + i;
            b = (b ^ i) + (b >> 3);
            c = (c + (c << 1)) ^ i;
            d = (d >> 1) ^ (i * 7);
            e += f ^ i;
            f += e;
        }

        return a + b + c + d + e + f;
    }
}
