using SerializationBenchmarks.Benchmarks.Measuring.Processes;
using SerializationBenchmarks.Benchmarks.Measuring.Progress;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Studies;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Tests.Benchmarks.Measuring.Progress;

public class ProgressTests
{
    private readonly Clock _clock = new();

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
        var companies = Company.Of(cases, _ => false, new Random(1), 99).ToArray();
        var first = Company.Of([.. cases.Take(1).Select(@case => @case with { Key = @case.Key with { Serializer = new string('x', 90) } })], _ => true, new Random(1), 99).Single();
        using var output = new StringWriter();
        var lines = new ProgressLines(output, _clock);
        lines.Plan(2, [.. companies, first, .. companies, first]);
        _clock.Pass(8);
        lines.Next(1, companies[0]);
        _clock.Pass(4);
        lines.Next(1, first);
        var (line, long_) = output.ToString().Split(Environment.NewLine) is [var one, var two, ""] ? (one, two) : default;
        Assert.Equal("Round 1 of 2: Tiny, 2 cases in 2 processes; 16 s left", line);
        Assert.Equal(79, long_.Length);
        Assert.Matches("^Round 1 of 2: SerializeOnce.x+…x+.Tiny; 12 s left$", long_);
    }

    [Fact]
    public void AMarkIsToldOnceForEachCase()
    {
        using var output = new StringWriter();
        var lines = new ProgressLines(output, _clock);
        var key = new CaseKey("SerializeOnce", "A", "Tiny");
        lines.Note(key, RecordFactory.Round(1, 10));
        lines.Note(key, RecordFactory.Round(2, 10) with { Marks = RoundMarks.Disturbed });
        lines.Note(key, RecordFactory.Round(3, 10) with { Marks = RoundMarks.Disturbed });
        lines.Note(key with { Serializer = "A#1" }, RecordFactory.Round(3, 10) with { Marks = RoundMarks.Disturbed });
        Assert.Equal($"disturbed: SerializeOnce.A.Tiny{Environment.NewLine}", output.ToString());
    }

    private sealed class Clock : TimeProvider
    {
        private long _seconds = 1;

        public override long TimestampFrequency => 1;

        public void Pass(int seconds) => _seconds += seconds;

        public override long GetTimestamp() => _seconds;
    }
}
