using SerializationBenchmarks.Programs.Terminal;

namespace SerializationBenchmarks.Tests.Programs.Terminal;

public class PassingProgressTests
{
    private readonly ManualClock _clock = new();

    [Fact]
    public void ShortWorkWritesNothingAndLongWorkALineEachFiveSeconds()
    {
        using var output = new StringWriter { NewLine = "\n" };
        var progress = new PassingProgress(output, _clock, TimeSpan.FromSeconds(5));
        foreach (var second in Enumerable.Range(1, 11))
        {
            _clock.Pass(1);
            progress.At(() => $"second {second}");
        }

        Assert.Equal("second 5\nsecond 10\n", output.ToString());
    }

    [Fact]
    public void OnATerminalALineMoves()
    {
        using var inner = new StringWriter();
        using var terminal = new TerminalWriter(inner, 80) { NewLine = "\n" };
        var progress = new PassingProgress(terminal, _clock, TimeSpan.FromSeconds(5));
        progress.At(() => "first");
        progress.At(() => "other");
        terminal.WriteLine("The end.");
        Assert.Equal("\rfirst\rother\r     \rThe end.\n", inner.ToString());
    }
}
