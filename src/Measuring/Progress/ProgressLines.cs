using System.Globalization;
using SerializationBenchmarks.Measuring.Processes;
using SerializationBenchmarks.Programs.Terminal;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Measuring.Progress;

/// <summary>
/// How far a run is, with the time left as soon as that is known: on a terminal one line that moves, elsewhere one for each model of a round or for
/// each first call, and each minute where that takes longer. And a line for whatever went wrong.
/// </summary>
/// <param name="expected">What the user was told that the run takes, which its first processes may correct; null for nothing.</param>
internal sealed class ProgressLines(TextWriter output, TimeProvider time, TimeSpan? expected = null)
{
    // A terminal has 80 columns, as a rule, and breaks a line that fills all of them.
    private const int Width = 79;

    private readonly PassingProgress _passing = new(output, time, TimeSpan.FromMinutes(1));

    private readonly TimeLeft _timeLeft = new(time);

    private readonly Dictionary<CaseKey, RoundMarks> _marks = [];

    private int _rounds;

    private TimeSpan? _expected = expected;

    /// <summary>Learns what will be measured.</summary>
    public void Plan(int rounds, IEnumerable<ProcessGroup> groups)
    {
        _rounds = rounds;
        _timeLeft.Plan(groups.Select(group => (group.Name, Cases(group))));
    }

    /// <summary>Shows what is measured now: on a terminal always, elsewhere where no line was written for a minute.</summary>
    /// <param name="done">The share of it that is done.</param>
    public void At(int round, ProcessGroup group, double done) => _passing.At(() => Line(round, group, done));

    /// <summary>Writes that something is measured; on a terminal the next one stands in its place.</summary>
    public void Next(int round, ProcessGroup group)
    {
        _timeLeft.Count(group.Name);
        _passing.Next(Line(round, group, 1));
        CorrectExpected();
    }

    /// <summary>Learns that something is not measured after all.</summary>
    public void Skip(ProcessGroup group) => _timeLeft.Skip(group.Name);

    /// <summary>Counts a case whose figure has a mark, so that the lines say how many have.</summary>
    public void Note(CaseKey key, RoundRecord round)
    {
        if (!key.IsTwin)
            _marks[key] = _marks.GetValueOrDefault(key) | round.Marks;
    }

    /// <summary>Writes what takes long.</summary>
    public void Waiting(string what) => output.WriteLine($"Waiting for {what}…");

    /// <summary>Writes that a round of a case is lost.</summary>
    public void Lost(CaseKey key, int round, string reason) => output.WriteLine(string.Create(CultureInfo.InvariantCulture, $"LOST round {round} of {key}: {reason}"));

    /// <summary>Writes that a case has failed.</summary>
    public void Failed(CaseKey key, string reason) => output.WriteLine($"FAILED {key}: {reason}");

    // Once: from then on, the time left is by this machine.
    private void CorrectExpected()
    {
        if (_expected is { } told && _timeLeft.Whole() is { } whole && NumberText.About(whole) is var corrected && corrected != NumberText.About(told))
            output.WriteLine($"By its first processes, the run takes {corrected} on this machine.");
        _expected = null;
    }

    private string Line(int round, ProcessGroup group, double done)
    {
        var start = string.Create(CultureInfo.InvariantCulture, $"Round {round} of {_rounds}: ");
        string[] notes =
        [
            done < 1 ? string.Create(CultureInfo.InvariantCulture, $", {done:P0}") : "",
            .. from mark in (RoundMarks[])[RoundMarks.Unsettled, RoundMarks.Disturbed]
               let count = _marks.Values.Count(marks => marks.HasFlag(mark))
               where count > 0
               select string.Create(CultureInfo.InvariantCulture, $", {count} {mark.ToString().ToLowerInvariant()}"),
            _timeLeft.Estimate() is { } left ? $"; {NumberText.Duration(left)} left" : "",
        ];
        var end = string.Concat(notes);
        return start + Fit(group.Name, Width - start.Length - end.Length) + end;
    }

    private static int Cases(ProcessGroup group) => group.Processes.Sum(process => process.Count);

    // Both ends tell more than the middle: the operation's first words, and the model.
    private static string Fit(string name, int width)
    {
        if (name.Length <= width)
            return name;
        var kept = Math.Max(width - 1, 2);
        return $"{name[..(kept / 2)]}…{name[^(kept - (kept / 2))..]}";
    }
}

/// <summary>How long a run will take yet, by what its parts took before: nothing is known before the first one is measured.</summary>
internal sealed class TimeLeft(TimeProvider time)
{
    // By the number of cases too, because the first part of a resumed run may have fewer than later ones of the same name.
    private readonly Dictionary<(string Name, int Cases), TimeSpan> _took = [];

    private List<(string Name, int Cases)> _todo = [];

    private int _measuredCases;

    private long _last = time.GetTimestamp();

    private TimeSpan _all;

    /// <summary>Learns what will be measured.</summary>
    public void Plan(IEnumerable<(string Name, int Cases)> parts) => (_todo, _last) = ([.. parts], time.GetTimestamp());

    /// <summary>Counts the next part, which is measured now.</summary>
    public void Count(string name)
    {
        var took = time.GetElapsedTime(_last);
        _last = time.GetTimestamp();
        var part = Remove(name);
        (_took[part], _all) = (took, _all + took);
        _measuredCases += part.Cases;
    }

    /// <summary>Takes away the next part, which is not measured after all.</summary>
    public void Skip(string name) => Remove(name);

    /// <summary>The time left: of a part that was measured before, what it took the last time, and of another one by its number of cases; null before anything is measured.</summary>
    public TimeSpan? Estimate() => _measuredCases == 0
        ? null
        : _todo.Aggregate(TimeSpan.Zero, (left, part) => left + (_took.TryGetValue(part, out var took) ? took : _all * part.Cases / _measuredCases));

    /// <summary>The time of the whole run: what its parts took and what is left; null before anything is measured.</summary>
    public TimeSpan? Whole() => Estimate() is { } left ? _all + left : null;

    private (string Name, int Cases) Remove(string name)
    {
        var place = _todo.FindIndex(part => part.Name == name);
        var part = _todo[place];
        _todo.RemoveAt(place);
        return part;
    }
}
