using SerializationBenchmarks.Benchmarks.Measuring.Progress;
using SerializationBenchmarks.Benchmarks.RecordFiles;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Benchmarks.Measuring.Progress;

public class ProgressTests
{
    private static readonly TimeSpan _each = TimeSpan.FromSeconds(2);

    private readonly Clock _clock = new();

    public static TheoryData<string> RecordsWithExtraRounds =>
    [
        .. Directory.GetFiles(Path.Combine(RepositoryRoot.Find(), "results"), "*.json", SearchOption.AllDirectories)
            .Where(path => HasExtraRoundsInTurn(RecordFile.Read(path)))
            .Select(path => Path.GetFileName(path)),
    ];

    [Theory]
    [MemberData(nameof(RecordsWithExtraRounds))]
    public void TheTimeLeftAfterTheFirstRoundIsRightWithinAQuarterOrTooLongWhereTablesAreCertainEarly(string file)
    {
        var record = RecordFile.Read(Directory.GetFiles(Path.Combine(RepositoryRoot.Find(), "results"), file, SearchOption.AllDirectories).Single());
        var settings = record.Settings;
        var timeLeft = new TimeLeft(_clock, record.Cases.Count, settings.Measurement!.MaxExtraRounds);
        timeLeft.Plan(record.Cases.Count * settings.Rounds);
        foreach (var _ in record.Cases)
        {
            _clock.Pass(_each);
            timeLeft.Count();
        }

        var actual = _each * (record.Cases.Sum(@case => @case.Rounds.Count) - record.Cases.Count);
        var hasAll = record.Cases.Count(@case => @case.Rounds.Count == settings.Rounds + settings.Measurement.MaxExtraRounds) >= 0.75 * record.Cases.Count;
        Assert.InRange(timeLeft.Estimate() / actual, 0.75, hasAll ? 1.25 : 2);
    }

    [Fact]
    public void NothingIsLeftAfterTheLastRoundWithoutExtraOnes()
    {
        var timeLeft = new TimeLeft(_clock, 2, maxExtraRounds: 0);
        timeLeft.Plan(2);
        _clock.Pass(_each);
        timeLeft.Count();
        Assert.Equal(_each, timeLeft.Estimate());
        _clock.Pass(_each);
        timeLeft.Count();
        Assert.Equal(TimeSpan.Zero, timeLeft.Estimate());
    }

    [Fact]
    public void ExtraRoundsAreAnnouncedAndTheirTimeIsCounted()
    {
        using var output = new StringWriter();
        var progress = new ProgressLines(output, new TimeLeft(_clock, 1, maxExtraRounds: 2));
        var key = new CaseKey("SerializeOnce", "Floor", "Tiny");
        progress.Plan(1);
        progress.Round(1, 1);
        _clock.Pass(TimeSpan.FromSeconds(100));
        progress.Next(key, RecordFactory.Round(1, 1_234_567) with { InTurn = true, Slowdown = null });
        progress.ExtraRound(1, 1, 1, 2);
        _clock.Pass(TimeSpan.FromSeconds(100));
        progress.Next(key, null);
        progress.ExtraRound(1, 1, 2, 2);
        _clock.Pass(TimeSpan.FromSeconds(100));
        progress.Next(key, RecordFactory.Round(3, 99.5) with { InTurn = true, Slowdown = null, Marks = RoundMarks.Disturbed });
        Assert.Equal(
            [
                "Round 1 of 1",
                "[1/1] 3 min 20 s left: SerializeOnce.Floor.Tiny: 1.23 ms",
                "Extra round 1 of at most 2, for the one case that is still uncertain",
                "[1/1] 1 min 40 s left: SerializeOnce.Floor.Tiny: FAILED",
                "Extra round 2 of at most 2, for the one case that is still uncertain",
                "[1/1] 0 s left: SerializeOnce.Floor.Tiny: 99.5 ns (disturbed)",
            ],
            output.ToString().TrimEnd().Split(Environment.NewLine));
    }

    [Fact]
    public void LinesFitATerminalAndKeepBothEndsOfLongNames()
    {
        using var output = new StringWriter();
        var progress = new ProgressLines(output, new TimeLeft(_clock, 1000, maxExtraRounds: 6));
        progress.Plan(1000);
        _clock.Pass(TimeSpan.FromMinutes(3));
        progress.Next(
            new CaseKey("CreateAndSerializeAndDeserialize", "SystemTextJsonSourceGen", "QuarterlyStatementOfAccountsReceivable"),
            RecordFactory.Round(1, 123_456) with { InTurn = true, Slowdown = null, Marks = RoundMarks.Unsettled | RoundMarks.Disturbed });
        var line = output.ToString().TrimEnd();
        Assert.Equal(79, line.Length);
        Assert.StartsWith("[1/1000] ", line, StringComparison.Ordinal);
        Assert.Contains(" left: Create", line, StringComparison.Ordinal);
        Assert.EndsWith("ivable: 123 μs (unsettled, disturbed)", line, StringComparison.Ordinal);
    }

    private static bool HasExtraRoundsInTurn(RunRecord record) =>
        record.Settings.Measurement is { MeasuredMilliseconds: not null } && record.Cases.Any(@case => @case.Rounds.Count > record.Settings.Rounds);

    private sealed class Clock : TimeProvider
    {
        private long _now;

        public override long TimestampFrequency => TimeSpan.TicksPerSecond;

        public void Pass(TimeSpan time) => _now += time.Ticks;

        public override long GetTimestamp() => _now;
    }
}
