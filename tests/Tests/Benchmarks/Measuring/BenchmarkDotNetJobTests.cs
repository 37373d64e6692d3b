using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Benchmarks.Measuring;

/// <summary>Jobs that BenchmarkDotNet's own engine measures, in a project that it generates and builds.</summary>
[Trait("Category", "AnyPackages")]
public sealed class BenchmarkDotNetJobTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    // Of some iterations, BenchmarkDotNet leaves out the slowest where it is an outlier.
    [Theory]
    [InlineData("Dry", 1, 1, "--job", "dry")]
    [InlineData("ShortRun", 2, 3, "--job", "short")]
    [InlineData(null, 4, 5, "--runtimes", "net10.0", "--warmupCount", "1", "--iterationCount", "5")]
    public void ATableHasTheFiguresOfAJobAndTheirErrorWhereThereAreSeveral(string? job, int fewest, int most, params string[] arguments)
    {
        Needs.Builds();
        // In the repository, where BenchmarkDotNet looks for the project that its own refers to.
        var answer = BuiltPrograms.RunProcess(
            RepositoryRoot.Find(),
            [.. arguments, "--buildTimeout", "600", "--serializers", "SystemTextJson", "--models", "Tiny", "--operations", "SerializeOnce", "--results", _folder["results"], "--artifacts", _folder["artifacts"]]);
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        Assert.Contains("BenchmarkDotNet's own engine measured.", answer.Output, StringComparison.Ordinal);
        Assert.Contains("[1/1] SerializeOnce.SystemTextJson.Tiny", answer.Output, StringComparison.Ordinal);

        var record = RecordFile.Read(Assert.Single(Directory.GetFiles(_folder["results"], "*.json", SearchOption.AllDirectories)));
        Assert.Null(record.Settings.Measurement);
        if (job is not null)
            Assert.Equal(job, record.Settings.Job);
        Assert.InRange(Assert.Single(record.Cases).Rounds.Count, fewest, most);

        var lines = File.ReadAllLines(Assert.Single(Directory.GetFiles(_folder["artifacts/results"], "*.md")));
        var headings = Cells(lines.Single(line => line.StartsWith("| Serializer ", StringComparison.Ordinal)));
        var cells = Cells(lines.Single(line => line.StartsWith("| SystemTextJson ", StringComparison.Ordinal)));
        Assert.Equal(["Serializer", "Mean", "Error", "StdDev", "Median"], headings[..5]);
        var figures = Assert.Single(record.Cases).Rounds.Count > 1 ? cells[1..5] : [cells[1], cells[4]];
        Assert.All(figures, figure => Assert.Matches(@"^[0-9][0-9.,]* (ns|μs|ms)$", figure));
        if (figures.Length == 2)
            Assert.Equal(["n/a", "n/a"], cells[2..4]); // One iteration tells nothing of the next.
    }

    private static string[] Cells(string line) => line.Trim('|', ' ').Split('|', StringSplitOptions.TrimEntries);
}
