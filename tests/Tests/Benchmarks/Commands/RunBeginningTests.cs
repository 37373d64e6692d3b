using SerializationBenchmarks.Benchmarks.Commands;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Tests.Benchmarks.Commands;

/// <summary>A run that goes on says what is there.</summary>
public sealed class RunBeginningTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData(0, "0 of 6 measurements are there.")]
    [InlineData(1, "1 of 6 measurements is there.")]
    [InlineData(4, "4 of 6 measurements are there.")]
    public void MeasurementsAreCounted(int measured, string there) =>
        Assert.Equal($"Resuming 2026-02-03-040506-pocos: {there}", Line(measured));

    private string Line(int measured)
    {
        var header = InterruptedRun.Header;
        using (var partial = UnfinishedRun.Start(_folder.Path, header, InterruptedRun.Planned))
        {
            for (var count = 0; count < measured; count++)
            {
                var (round, place) = (count / InterruptedRun.Planned.Length, count % InterruptedRun.Planned.Length);
                partial.Add(InterruptedRun.Planned[place], 27, RecordFactory.Round(round + 1, 10), 0.25);
            }
        }

        using var resumed = UnfinishedRun.Resume(_folder.Path, header, InterruptedRun.Planned);
        return RunBeginning.Resumed(resumed, 6);
    }
}
