using System.Globalization;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Benchmarks.Measuring.Progress;

/// <summary>A line for each round, and one for each measured case with its number, the number of all and the time left.</summary>
/// <param name="output">Where they are written.</param>
/// <param name="time">The clock.</param>
internal sealed class ProgressLines(TextWriter output, TimeProvider time)
{
    // A terminal has 80 columns, as a rule, and breaks a line that fills all of them.
    private const int Width = 79;

    private readonly long _start = time.GetTimestamp();
    private int _shown;
    private int _measured;
    private int _total;

    /// <summary>Starts the run.</summary>
    /// <param name="measurements">How many measurements it is of.</param>
    public void Plan(int measurements) => _total = measurements;

    /// <summary>Starts a round.</summary>
    /// <param name="round">Its number.</param>
    /// <param name="rounds">How many there are.</param>
    public void Round(int round, int rounds) => output.WriteLine(string.Create(CultureInfo.InvariantCulture, $"Round {round} of {rounds}"));

    /// <summary>Writes the next line.</summary>
    /// <param name="key">The case.</param>
    /// <param name="round">What was measured; null if measuring failed.</param>
    /// <param name="newlyMeasured">How many measurements ended since the last line: the cases of a table end together.</param>
    public void Next(CaseKey key, RoundRecord? round, int newlyMeasured = 1)
    {
        _shown++;
        _measured += newlyMeasured;
        var left = time.GetElapsedTime(_start) / Math.Max(1, _measured) * Math.Max(0, _total - _measured);
        var start = string.Create(CultureInfo.InvariantCulture, $"[{_shown}/{_total}] {NumberText.Duration(left)} left: ");
        var end = $": {(round is null ? "FAILED" : Figure(round))}";
        output.WriteLine(start + Fit(key.ToString(), Width - start.Length - end.Length) + end);
    }

    private static string Figure(RoundRecord round)
    {
        var nanoseconds = (double)(round.Wall.Order().ElementAt(round.Wall.Count / 2) - round.Overhead) / round.Operations;
        var marks = round.Marks == RoundMarks.None ? "" : $" ({round.Marks.ToString().ToLowerInvariant()})";
        return TimeScale.For([nanoseconds]).Format(nanoseconds) + marks;
    }

    // Both ends tell more than the middle: the operation's first words, and the model.
    private static string Fit(string name, int width)
    {
        if (name.Length <= width)
            return name;
        var kept = Math.Max(width - 1, 2);
        return $"{name[..(kept / 2)]}…{name[^(kept - (kept / 2))..]}";
    }
}
