using System.Diagnostics;
using System.Numerics;
using System.Runtime.CompilerServices;

namespace SerializationBenchmarks.Measuring.Engine;

/// <summary>
/// A method that can tell whether the runtime has compiled it for good. Called once after each warm-up iteration, it is behind
/// the measured methods in the runtime's queue, and so final only after them, whatever delays the queue. Where all code is compiled ahead for
/// good, it is final at once; ReadyToRun, which compiles ahead what the runtime replaces later, leaves it to the runtime from the start.
/// </summary>
internal static class TierControl
{
    /// <summary>Whether the runtime has compiled this method for good. Costs some microseconds.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static bool IsFinal() => IsInlined() && Vector<byte>.Count > 0; // A vector's length is not known ahead, so ReadyToRun leaves the method out.

    // Only the final compilation inlines; a method that was inlined has no stack frame of its own.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsInlined() => new StackFrame(0, needFileInfo: false).GetMethod()?.Name != nameof(IsInlined);
}
