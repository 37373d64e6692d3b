using SerializationBenchmarks.Measuring.Processes;
using SerializationBenchmarks.Measuring.Progress;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Programs.Terminal;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Tests.Measuring.Progress;

public class ProgressTests
{
    private readonly ManualClock _clock = new();

    [Fact]
    public void NothingIsKnownOfTheTimeLeftBeforeAPartIsMeasured()
    {
        var timeLeft = new TimeLeft(_clock);
        timeLeft.Plan([("Tiny", 10)]);
        _clock.Pass(5);
        Assert.Null(timeLeft.Estimate());
    }

    [Fact]
    public void TheTimeLeftIsByCasesForWhatWasNotMeasuredBeforeAndByTheLastTimeForWhatWas()
    {
        var timeLeft = new TimeLeft(_clock);
        timeLeft.Plan([("Tiny", 10), ("Complex", 20), ("Tiny", 10), ("Complex", 20)]);
        _clock.Pass(10);
        timeLeft.Count("Tiny");
        Assert.Equal(TimeSpan.FromSeconds(20 + 10 + 20), timeLeft.Estimate());
        _clock.Pass(30);
        timeLeft.Count("Complex");
        Assert.Equal(TimeSpan.FromSeconds(10 + 30), timeLeft.Estimate());
        _clock.Pass(12);
        timeLeft.Count("Tiny");
        Assert.Equal(TimeSpan.FromSeconds(30), timeLeft.Estimate());
        _clock.Pass(30);
        timeLeft.Count("Complex");
        Assert.Equal(TimeSpan.Zero, timeLeft.Estimate());
    }

    [Fact]
    public void WhatIsLeftOfAPartSaysLittleOfTheWholePart()
    {
        var timeLeft = new TimeLeft(_clock);
        timeLeft.Plan([("Tiny", 1), ("Complex", 20), ("Tiny", 10), ("Complex", 20)]);
        _clock.Pass(2);
        timeLeft.Count("Tiny");
        _clock.Pass(40);
        timeLeft.Count("Complex");
        Assert.Equal(TimeSpan.FromSeconds(20 + 40), timeLeft.Estimate()); // 42 s for 21 cases, and what Complex took.
    }

    [Fact]
    public void WhatIsNotMeasuredAfterAllTakesNoTime()
    {
        var timeLeft = new TimeLeft(_clock);
        timeLeft.Plan([("Fails", 1), ("Tiny", 1), ("Fails", 1), ("Tiny", 1)]);
        _clock.Pass(3);
        timeLeft.Count("Fails");
        _clock.Pass(5);
        timeLeft.Count("Tiny");
        Assert.Equal(TimeSpan.FromSeconds(3 + 5), timeLeft.Estimate());
        timeLeft.Skip("Fails");
        Assert.Equal(TimeSpan.FromSeconds(5), timeLeft.Estimate());
    }

    [Fact]
    public void ALineOfProgressSaysWhatWasMeasuredAndFitsATerminal()
    {
        var study = Study.All[0];
        var cases = Plan.Create(study, [study.Operations[0]], [Model.BuiltIn[0]], [.. study.Serializers.Take(2)]).Cases;
        var groups = ProcessGroup.Of(cases, _ => false, new Random(1), 99).ToArray();
        var first = ProcessGroup.Of([.. cases.Take(1).Select(@case => @case with { Key = @case.Key with { Serializer = new string('x', 90) } })], _ => true, new Random(1), 99).Single();
        using var output = new StringWriter();
        var lines = new ProgressLines(output, _clock);
        lines.Plan(2, [.. groups, first, .. groups, first]);
        _clock.Pass(8);
        lines.Next(1, groups[0]);
        _clock.Pass(4);
        lines.Next(1, first);
        var (line, long_) = output.ToString().Split(Environment.NewLine) is [var one, var two, ""] ? (one, two) : default;
        Assert.Equal("Round 1 of 2: Tiny; 16 s left", line);
        Assert.Equal(79, long_.Length);
        Assert.Matches("^Round 1 of 2: SerializeOnce.x+…x+.Tiny; 12 s left$", long_);
    }

    [Theory]
    [InlineData(60, "")]
    [InlineData(600, "By its first processes, the run takes about a minute on this machine.\n")]
    public void WhatTheRunTakesIsCorrectedByItsFirstProcesses(int told, string correction)
    {
        var group = ProcessGroup.Of(Plan.Create(Study.All[0], [Study.All[0].Operations[0]], [Model.BuiltIn[0]], [.. Study.All[0].Serializers.Take(2)]).Cases, _ => false, new Random(1), 99).Single();
        using var output = new StringWriter { NewLine = "\n" };
        var lines = new ProgressLines(output, _clock, TimeSpan.FromSeconds(told));
        lines.Plan(3, [group, group, group]);
        _clock.Pass(8);
        lines.Next(1, group);
        _clock.Pass(80);
        lines.Next(2, group);
        Assert.Equal($"Round 1 of 3: Tiny; 16 s left\n{correction}Round 2 of 3: Tiny; 1 min 20 s left\n", output.ToString());
    }

    [Fact]
    public void CasesWithAMarkAreCountedOnceEach()
    {
        var group = ProcessGroup.Of(Plan.Create(Study.All[0], [Study.All[0].Operations[0]], [Model.BuiltIn[0]], [.. Study.All[0].Serializers.Take(2)]).Cases, _ => false, new Random(1), 99).Single();
        using var output = new StringWriter { NewLine = "\n" };
        var lines = new ProgressLines(output, _clock);
        lines.Plan(2, [group, group]);
        var key = new CaseKey("SerializeOnce", "A", "Tiny");
        lines.Note(key, RecordFactory.Round(1, 10));
        lines.Note(key, RecordFactory.Round(2, 10) with { Marks = RoundMarks.Disturbed });
        lines.Note(key, RecordFactory.Round(3, 10) with { Marks = RoundMarks.Disturbed | RoundMarks.Unsettled });
        lines.Note(key with { Model = "Simple" }, RecordFactory.Round(3, 10) with { Marks = RoundMarks.Disturbed });
        lines.Note(key with { Serializer = "A#1" }, RecordFactory.Round(3, 10) with { Marks = RoundMarks.Disturbed });
        lines.Next(1, group);
        Assert.Equal("Round 1 of 2: Tiny, 1 unsettled, 2 disturbed; 0 s left\n", output.ToString());
    }

    // All cases of a study with servers are one part of a round.
    [Fact]
    public void APartThatTakesLongHasALineEachMinute()
    {
        var group = ProcessGroup.Of(Plan.Create(Study.All[0], [Study.All[0].Operations[0]], [Model.BuiltIn[0]], [.. Study.All[0].Serializers.Take(2)]).Cases, _ => false, new Random(1), 99).Single();
        using var output = new StringWriter { NewLine = "\n" };
        var lines = new ProgressLines(output, _clock);
        lines.Plan(1, [group]);
        foreach (var second in Enumerable.Range(1, 130))
        {
            _clock.Pass(1);
            lines.At(1, group, second / 200.0);
        }

        Assert.Equal("Round 1 of 1: Tiny, 30 %\nRound 1 of 1: Tiny, 60 %\n", output.ToString());
    }

    [Fact]
    public void OnATerminalOneLineMoves()
    {
        var group = ProcessGroup.Of(Plan.Create(Study.All[0], [Study.All[0].Operations[0]], [Model.BuiltIn[0]], [.. Study.All[0].Serializers.Take(2)]).Cases, _ => false, new Random(1), 99).Single();
        using var inner = new StringWriter();
        using var terminal = new TerminalWriter(inner, 80) { NewLine = "\n" };
        var lines = new ProgressLines(terminal, _clock);
        lines.Plan(1, [group]);
        lines.At(1, group, 0.25);
        _clock.Pass(3);
        lines.Next(1, group);
        terminal.WriteLine("The end.");
        const string First = "Round 1 of 1: Tiny";
        Assert.Equal($"\r{First}, 25 %\r{First}; 0 s left\r{new string(' ', First.Length + 10)}\rThe end.\n", inner.ToString());
    }
}
