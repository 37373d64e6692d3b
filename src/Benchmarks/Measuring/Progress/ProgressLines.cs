using System.Globalization;
using SerializationBenchmarks.Benchmarks.Measuring.Processes;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Benchmarks.Measuring.Progress;

/// <summary>A line for each model of a round, or for each first call, with the time left as soon as that is known, and one for whatever went wrong.</summary>
/// <param name="output">Where they are written.</param>
/// <param name="time">The clock.</param>
internal sealed class ProgressLines(TextWriter output, TimeProvider time)
{
    // A terminal has 80 columns, as a rule, and breaks a line that fills all of them.
    private const int Width = 79;

    private readonly TimeLeft _timeLeft = new(time);

    private readonly HashSet<CaseKey> _marked = [];

    private int _rounds;

    /// <summary>Learns what will be measured.</summary>
    /// <param name="rounds">The number of rounds.</param>
    /// <param name="companies">What is measured together, of all rounds.</param>
    public void Plan(int rounds, IEnumerable<Company> companies)
    {
        _rounds = rounds;
        _timeLeft.Plan(companies.Select(company => (company.Name, Cases(company))));
    }

    /// <summary>Writes that something is measured.</summary>
    /// <param name="round">The round's number.</param>
    /// <param name="company">What it was.</param>
    public void Next(int round, Company company)
    {
        _timeLeft.Count(company.Name);
        var start = string.Create(CultureInfo.InvariantCulture, $"Round {round} of {_rounds}: ");
        var what = company.IsFirstCall ? "" : $", {NumberText.Count(Cases(company), "case")} in {company.Processes.Count} {(company.Processes.Count == 1 ? "process" : "processes")}";
        var end = $"{what}; {(_timeLeft.Estimate() is { } left ? $"{NumberText.Duration(left)} left" : "")}".TrimEnd(' ', ';');
        output.WriteLine(start + Fit(company.Name, Width - start.Length - end.Length) + end);
    }

    /// <summary>Learns that something is not measured after all.</summary>
    /// <param name="company">What it is.</param>
    public void Skip(Company company) => _timeLeft.Skip(company.Name);

    /// <summary>Writes, once for each case, that a figure has a mark.</summary>
    /// <param name="key">The case.</param>
    /// <param name="round">What was measured.</param>
    public void Note(CaseKey key, RoundRecord round)
    {
        if (round.Marks != RoundMarks.None && !key.IsTwin && _marked.Add(key))
            output.WriteLine($"{round.Marks.ToString().ToLowerInvariant()}: {key}");
    }

    /// <summary>Writes that a round of a case is lost.</summary>
    /// <param name="key">The case.</param>
    /// <param name="round">The round's number.</param>
    /// <param name="reason">Why, in a sentence.</param>
    public void Lost(CaseKey key, int round, string reason) => output.WriteLine(string.Create(CultureInfo.InvariantCulture, $"LOST round {round} of {key}: {reason}"));

    /// <summary>Writes that a case has failed.</summary>
    /// <param name="key">The case.</param>
    /// <param name="reason">Why, in a sentence.</param>
    public void Failed(CaseKey key, string reason) => output.WriteLine($"FAILED {key}: {reason}");

    private static int Cases(Company company) => company.Processes.Sum(process => process.Count);

    // Both ends tell more than the middle: the operation's first words, and the model.
    private static string Fit(string name, int width)
    {
        if (name.Length <= width)
            return name;
        var kept = Math.Max(width - 1, 2);
        return $"{name[..(kept / 2)]}…{name[^(kept - (kept / 2))..]}";
    }
}
