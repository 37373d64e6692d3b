using SerializationBenchmarks.Benchmarks.Commands;
using SerializationBenchmarks.Benchmarks.Measuring.Settings;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Tests.Benchmarks.Commands;

/// <summary>A run that goes on says what is there, of a run of two rounds of three cases, or three of them.</summary>
public sealed class ResumedLineTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData(2, 0, "0 of 6 measurements are there.")]
    [InlineData(2, 1, "1 of 6 measurements is there.")]
    [InlineData(2, 3, "1 of 2 rounds is there.")]
    [InlineData(2, 4, "1 of 2 rounds is there, and 1 of the 3 measurements of the others.")]
    [InlineData(2, 6, "2 of 2 rounds are there.")]
    [InlineData(1, 2, "2 of 3 measurements are there.")]
    public void RoundsThatAreWholeAreCountedAndMeasurementsOfOthers(int rounds, int measured, string there) =>
        Assert.Equal($"Resuming 2026-02-03-040506-pocos: {there}", Line(new SettingsRecord(SettingsRecord.OwnJob, rounds, MeasurementSettings.Default with { Rounds = rounds }), measured));

    private string Line(SettingsRecord settings, int measured)
    {
        var header = InterruptedRun.Header with { Settings = settings };
        using (var partial = UnfinishedRun.Start(_folder.Path, header, InterruptedRun.Planned))
        {
            for (var count = 0; count < measured; count++)
            {
                var (round, place) = (count / InterruptedRun.Planned.Length, count % InterruptedRun.Planned.Length);
                partial.Add(InterruptedRun.Planned[place], 27, RecordFactory.Round(round + 1, 10), 0.25);
            }
        }

        using var resumed = UnfinishedRun.Resume(_folder.Path, header, InterruptedRun.Planned);
        return ResumedLine.Of(resumed);
    }
}
