using System.Diagnostics;
using System.Globalization;
using System.Text;
using SerializationBenchmarks.Info.Robustness.Trials;

namespace SerializationBenchmarks.Info.Robustness.Children;

/// <summary>Has all inputs of a serializer and model tried by children: when one ends, the next goes on behind the input that ended it.</summary>
internal static class ChildRun
{
    private const string TimeLimit = "time limit";

    private static readonly TimeSpan _longestStart = TimeSpan.FromMinutes(1);
    private static readonly TimeSpan _poll = TimeSpan.FromMilliseconds(20);

    public static IReadOnlyList<Trial> TryAll(Subject subject, RobustnessSettings settings, int inputs, CancellationToken cancellation)
    {
        var folder = Directory.CreateTempSubdirectory("SerializationBenchmarks.");
        try
        {
            var path = Path.Combine(folder.FullName, "trials");
            using var file = TrialFile.Create(path, inputs);
            var next = 0;
            for (var ends = 0; next < inputs && ends < settings.MostEnds; ends++)
                next = RunChild(subject, settings, file, path, next, inputs, cancellation);
            return [.. Enumerable.Range(0, inputs).Select(file.Read)];
        }
        finally
        {
            folder.Delete(recursive: true);
        }
    }

    // Answers the input to go on with.
    private static int RunChild(Subject subject, RobustnessSettings settings, TrialFile file, string path, int first, int inputs, CancellationToken cancellation)
    {
        using var child = ChildProcess.Start(RobustnessWorker.ArgumentsOf(subject, settings, first, path));
        using var ending = cancellation.Register(() => child.Kill(entireProcessTree: true));
        var error = new StringBuilder();
        child.ErrorDataReceived += (_, line) => KeepStart(error, line.Data);
        child.OutputDataReceived += (_, _) => { };
        child.BeginErrorReadLine();
        child.BeginOutputReadLine();
        var inTime = Watch(child, file, first, settings.TimeLimit);
        child.WaitForExit();
        cancellation.ThrowIfCancellationRequested();

        if (inTime && child.ExitCode == 0)
            return inputs;
        var last = file.Current;
        if (last < first || file.Read(last).Outcome != Outcome.Trying)
            throw new InvalidOperationException($"The child for {subject.Address} ended with exit code {child.ExitCode} outside of any input: {error}");
        var reason = DeathOf(error.ToString()) ?? (inTime ? string.Create(CultureInfo.InvariantCulture, $"exit code {child.ExitCode}") : TimeLimit);
        file.Write(last, new Trial(Outcome.Ended, reason, Slow: reason == TimeLimit));
        return last + 1;
    }

    // False if the child had to be ended because it stayed with one input for too long.
    private static bool Watch(Process child, TrialFile file, int first, TimeSpan limit)
    {
        var seen = first - 1;
        var since = Stopwatch.GetTimestamp();
        while (!child.WaitForExit(_poll))
        {
            var current = Math.Max(file.Current, first - 1);
            if (current != seen)
                (seen, since) = (current, Stopwatch.GetTimestamp());
            else if (Stopwatch.GetElapsedTime(since) is var elapsed && elapsed > (seen < first ? _longestStart : limit))
            {
                child.Kill(entireProcessTree: true);
                return false;
            }
        }

        return true;
    }

    // Said even if the time was up: a runtime that prints a deep stack takes seconds on a busy machine.
    private static string? DeathOf(string error) => error switch
    {
        _ when error.Contains("Stack overflow", StringComparison.Ordinal) => "stack overflow",
        _ when error.Contains("Out of memory", StringComparison.OrdinalIgnoreCase) => "out of memory",
        _ => null,
    };

    // A stack overflow prints all of its stack.
    private static void KeepStart(StringBuilder text, string? line)
    {
        lock (text)
        {
            if (line is not null && text.Length < 2000)
                text.Append(line).Append(' ');
        }
    }
}
