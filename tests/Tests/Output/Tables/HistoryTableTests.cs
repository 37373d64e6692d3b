using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Tests.Output.Tables;

public sealed class HistoryTableTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void ASeriesHasEachCaseOverItsRecordsAndWhatChangedSignificantly()
    {
        var older = RecordFactory.Run(RecordFactory.Case("First", 100, 101, 99), RecordFactory.Case("Gone", 30, 30, 30));
        var newer = RecordFactory.Run(RecordFactory.Case("First", 50, 51, 49));
        var answer = BuiltPrograms.Run(
            "compare",
            "--series",
            Write("a.json", older),
            Write("b.json", newer with { Environment = newer.Environment with { Libraries = ["First 1.3.0", "Second 1.2.3"] } }),
            Write("c.json", newer with { Environment = newer.Environment with { Libraries = ["First 1.3.0", "Second 1.2.3"] } }));
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        Assert.Contains($"B: {_folder["b.json"]}, 2026-02-03, .NET 10.0.1; First 1.2.3 → 1.3.0  \n", answer.Output, StringComparison.Ordinal);
        Assert.Contains($"C: {_folder["c.json"]}, 2026-02-03, .NET 10.0.1; the same machine and code  \n", answer.Output, StringComparison.Ordinal);
        Assert.Matches(@"\| SerializeOnce \| Tiny  \| First      \| +(100|99\.\d) ns \| +49\.\d ns \| +49\.\d ns \| B faster +\|", answer.Output);
        Assert.Matches(@"\| Gone       \| +(30\.0|29\.\d) ns \| +n/a \| +n/a \| +\|", answer.Output);
    }

    [Fact]
    public void ASeriesOfWhatDoesNotBelongTogetherIsToldInASentence()
    {
        var path = Write("a.json", RecordFactory.Run(RecordFactory.Case("First", 1, 2, 3)));
        BuiltPrograms.Run("compare", "--series", path, Write("b.json", RecordFactory.Run(RecordFactory.Case("Second", 1, 2, 3)))).IsUserError("have no case in common");
        BuiltPrograms.Run("compare", "--series", path, path, "--fail-on-slower", "10%").IsUserError("leave out --series");
        BuiltPrograms.Run(["compare", "--series", .. Enumerable.Repeat(path, 27)]).IsUserError("at most 26 records, and 27 are given");
    }

    private string Write(string name, RunRecord record)
    {
        RecordFile.Write(_folder[name], record);
        return _folder[name];
    }
}
