using System.Diagnostics;
using SerializationBenchmarks.Info.Robustness.Trials;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Info.Robustness.Children;

/// <summary>Has all inputs of a serializer and model tried by children: when one ends, the next goes on behind the input that ended it.</summary>
internal static class ChildRun
{
    private static readonly TimeSpan _longestStart = TimeSpan.FromMinutes(1);

    public static IReadOnlyList<Trial> TryAll(Subject subject, RobustnessSettings settings, int inputs, CancellationToken cancellation)
    {
        using var folder = OwnedFolder.CreateTemporary("trials");
        var path = Path.Combine(folder.FullName, "trials");
        using var file = TrialFile.Create(path, inputs);
        var next = 0;
        for (var ends = 0; next < inputs && ends < settings.MostEnds; ends++)
            next = RunChild(subject, settings, file, path, next, inputs, cancellation);
        return [.. Enumerable.Range(0, inputs).Select(file.Read)];
    }

    // Answers the input to go on with.
    private static int RunChild(Subject subject, RobustnessSettings settings, TrialFile file, string path, int first, int inputs, CancellationToken cancellation)
    {
        var end = Child.Run(ChildProcess.Start(), ChildProcess.RequestOf(subject, settings, first, path), _ => { }, Watch(file, first, settings.TimeLimit), cancellation);
        if (end is { InTime: true, ExitCode: 0 })
            return inputs;
        var last = file.Current;
        if (last >= first && file.Read(last).Outcome != Outcome.Trying && end.Error.StartsWith("Out of memory", StringComparison.Ordinal))
            return last + 1; // Where a library has left no memory, the next input cannot be made; a new child has it again.
        if (last < first || file.Read(last).Outcome != Outcome.Trying)
            throw new InvalidOperationException($"The child for {subject.Address} ended with exit code {end.ExitCode} outside of any input: {end.Error}");
        file.Write(last, new Trial(Outcome.Ended, end.Cause, Slow: end.Cause == ChildEnd.TimeLimit));
        return last + 1;
    }

    // True once the child has stayed with one input for too long.
    private static Func<bool> Watch(TrialFile file, int first, TimeSpan limit)
    {
        var seen = first - 1;
        var since = Stopwatch.GetTimestamp();
        return () =>
        {
            var current = Math.Max(file.Current, first - 1);
            if (current != seen)
                (seen, since) = (current, Stopwatch.GetTimestamp());
            return Stopwatch.GetElapsedTime(since) > (seen < first ? _longestStart : limit);
        };
    }
}
