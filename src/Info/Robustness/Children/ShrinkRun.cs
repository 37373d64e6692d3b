using System.Diagnostics;
using SerializationBenchmarks.Info.Robustness.Trials;
using SerializationBenchmarks.Reports.Processes;

namespace SerializationBenchmarks.Info.Robustness.Children;

/// <summary>Has an input shrunk by a child.</summary>
internal static class ShrinkRun
{
    private static readonly TimeSpan _limit = TimeSpan.FromMinutes(1);

    /// <summary>Shrinks an input while it keeps its outcome.</summary>
    /// <returns>The shortest bytes found; the input's own if it cannot be shrunk.</returns>
    public static byte[] Shrink(Subject subject, RobustnessSettings settings, int input, byte[] bytes, BadOutcome outcome, CancellationToken cancellation)
    {
        if (!outcome.IsCheap || bytes.Length > Shrinker.LongestInput)
            return bytes;
        var folder = Directory.CreateTempSubdirectory("SerializationBenchmarks.");
        try
        {
            var path = Path.Combine(folder.FullName, "shrunk");
            var began = Stopwatch.GetTimestamp();
            var end = Child.Run(
                ChildProcess.Start(subject, settings, input, path, outcome.Text),
                _ => { },
                () => Stopwatch.GetElapsedTime(began) > _limit,
                cancellation);

            // A shorter input may have ended the child: then the input as it was is the example.
            return end is { InTime: true, ExitCode: 0 } ? File.ReadAllBytes(path) : bytes;
        }
        finally
        {
            folder.Delete(recursive: true);
        }
    }
}
