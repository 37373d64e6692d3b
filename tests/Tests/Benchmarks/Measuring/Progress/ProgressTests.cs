using SerializationBenchmarks.Benchmarks.Measuring.Progress;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Tests.Benchmarks.Measuring.Progress;

public class ProgressTests
{
    private static readonly CaseKey _key = new("SerializeOnce", "Floor", "Tiny");

    private readonly Clock _clock = new();

    [Fact]
    public void EachLineHasTheTimeLeft()
    {
        Assert.Equal(
            [
                "Round 1 of 2",
                "[1/4] 30 s left: SerializeOnce.Floor.Tiny: 1.235 ms",
                "[2/4] 20 s left: SerializeOnce.Floor.Tiny: FAILED",
                "Round 2 of 2",
                "[3/4] 10 s left: SerializeOnce.Floor.Tiny: 99.50 ns (disturbed)",
                "[4/4] 0 s left: SerializeOnce.Floor.Tiny: 99.50 ns",
            ],
            Lines(4, progress =>
            {
                progress.Round(1, 2);
                _clock.Pass(TimeSpan.FromSeconds(10));
                progress.Next(_key, RecordFactory.Round(1, 1_234_567));
                _clock.Pass(TimeSpan.FromSeconds(10));
                progress.Next(_key, null);
                progress.Round(2, 2);
                _clock.Pass(TimeSpan.FromSeconds(10));
                progress.Next(_key, RecordFactory.Round(2, 99.5) with { Marks = RoundMarks.Disturbed });
                _clock.Pass(TimeSpan.FromSeconds(10));
                progress.Next(_key, RecordFactory.Round(2, 99.5));
            }));
    }

    [Fact]
    public void TheCasesOfATableEndTogether() => Assert.Equal(
        ["[1/6] 20 s left", "[2/6] 20 s left", "[3/6] 20 s left"],
        Lines(6, progress =>
        {
            _clock.Pass(TimeSpan.FromSeconds(20));
            progress.Next(_key, null, newlyMeasured: 3);
            progress.Next(_key, null, newlyMeasured: 0);
            progress.Next(_key, null, newlyMeasured: 0);
        }).Select(line => line.Split(':')[0]));

    [Fact]
    public void LinesFitATerminalAndKeepBothEndsOfLongNames()
    {
        var line = Assert.Single(Lines(1000, progress =>
        {
            _clock.Pass(TimeSpan.FromMinutes(3));
            progress.Next(
                new CaseKey("CreateAndSerializeAndDeserialize", "SystemTextJsonSourceGen", "QuarterlyStatementOfAccountsReceivable"),
                RecordFactory.Round(1, 123_456) with { Marks = RoundMarks.Unsettled | RoundMarks.Disturbed });
        }));
        Assert.Equal(79, line.Length);
        Assert.StartsWith("[1/1000] ", line, StringComparison.Ordinal);
        Assert.Contains(" left: Create", line, StringComparison.Ordinal);
        Assert.EndsWith("vable: 123.5 μs (unsettled, disturbed)", line, StringComparison.Ordinal);
    }

    private string[] Lines(int measurements, Action<ProgressLines> run)
    {
        using var output = new StringWriter();
        var progress = new ProgressLines(output, _clock);
        progress.Plan(measurements);
        run(progress);
        return output.ToString().TrimEnd().Split(Environment.NewLine);
    }

    private sealed class Clock : TimeProvider
    {
        private long _now;

        public override long TimestampFrequency => TimeSpan.TicksPerSecond;

        public void Pass(TimeSpan time) => _now += time.Ticks;

        public override long GetTimestamp() => _now;
    }
}
