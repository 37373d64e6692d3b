using System.Globalization;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Statistics;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Benchmarks.Measuring.Progress;

/// <summary>A line for each round, and one for each measured case with its number, the number of all and the time left.</summary>
/// <param name="output">Where they are written.</param>
/// <param name="timeLeft">Knows how long the run will take yet.</param>
internal sealed class ProgressLines(TextWriter output, TimeLeft timeLeft)
{
    // A terminal has 80 columns, as a rule, and breaks a line that fills all of them.
    private const int Width = 79;

    private int _done;
    private int _total;

    /// <summary>Starts the planned rounds.</summary>
    /// <param name="measurements">How many measurements they are.</param>
    public void Plan(int measurements)
    {
        _total = measurements;
        timeLeft.Plan(measurements);
    }

    /// <summary>Starts one of the planned rounds.</summary>
    /// <param name="round">Its number.</param>
    /// <param name="rounds">How many were planned.</param>
    public void Round(int round, int rounds) => output.WriteLine(string.Create(CultureInfo.InvariantCulture, $"Round {round} of {rounds}"));

    /// <summary>Starts a round of the tables that have cases which are still uncertain.</summary>
    /// <param name="cases">How many cases it is of.</param>
    /// <param name="uncertain">How many of them are uncertain.</param>
    /// <param name="round">Its number among the extra ones.</param>
    /// <param name="most">The most extra rounds.</param>
    public void ExtraRound(int cases, int uncertain, int round, int most)
    {
        (_done, _total) = (0, cases);
        timeLeft.PlanExtra(cases, most - round);
        output.WriteLine(string.Create(CultureInfo.InvariantCulture, $"Extra round {round} of at most {most}, for {(uncertain == 1 ? "the one case that is" : $"the {uncertain} cases that are")} still uncertain{(cases > uncertain ? $" and {cases - uncertain} beside" : "")}"));
    }

    /// <summary>Writes the next line.</summary>
    /// <param name="key">The case.</param>
    /// <param name="round">What was measured; null if measuring failed.</param>
    public void Next(CaseKey key, RoundRecord? round)
    {
        _done++;
        timeLeft.Count();
        var start = string.Create(CultureInfo.InvariantCulture, $"[{_done}/{_total}] {NumberText.Duration(timeLeft.Estimate())} left: ");
        var end = $": {(round is null ? "FAILED" : Figure(round))}";
        output.WriteLine(start + Fit(key.ToString(), Width - start.Length - end.Length) + end);
    }

    private static string Figure(RoundRecord round)
    {
        var nanoseconds = CaseFigures.RoundFigure(round);
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
