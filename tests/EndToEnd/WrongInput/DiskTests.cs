using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.EndToEnd.WrongInput;

/// <summary>Full disks and read-only folders: what was on them before is there afterwards, and nothing else.</summary>
public sealed class DiskTests : IDisposable
{
    private const string FewCases = "--serializers SystemTextJson --models Tiny --operations SerializeOnce --quick";

    private readonly TemporaryFolder _disk = new(), _left = new(), _elsewhere = new();

    public DiskTests()
    {
        File.WriteAllText(_disk["SerializationBenchmarks.sln"], "");
        File.WriteAllText(_disk["README.md"], string.Concat(new[] { "results", "sizes", "fidelity", "robustness" }.Select(name => $"<!-- {name}:begin -->\nold\n<!-- {name}:end -->\n")));
        File.WriteAllText(_disk["pocos.md"], "old tables");
        RecordFile.Write(_disk["run.json"], RecordFactory.Full());
    }

    public void Dispose()
    {
        _disk.Dispose();
        _left.Dispose();
        _elsewhere.Dispose();
    }

    // Each writer once: both programs write pages, facts and the README by one class, and to their standard output by another.
    public static TheoryData<string, string> Commands => new()
    {
        { "Benchmarks report run.json --output .", "pocos.md cannot be written: {why}" },
        { "Benchmarks merge run.json --output merged.json", "merged.json cannot be written: {why}" },
        { $"Benchmarks {FewCases} --results results --artifacts {{elsewhere}}/artifacts", "The run's file cannot be written: {why}" },
        { $"Benchmarks {FewCases} --results {{elsewhere}}/results --artifacts artifacts", "{why}" },
        { "TMPDIR=. Benchmarks --study vocabulary --serializers ReadFile --models Lookups --quick --results {elsewhere}/results --artifacts {elsewhere}/artifacts", "The study's files cannot be written to" },
        { "TMPDIR=. Info robustness --serializers SystemTextJson --models Tiny --mutants 0", "{why}" },
    };

    [Theory]
    [MemberData(nameof(Commands))]
    public void AFullDiskIsOneSentence(string command, string sentence)
    {
        Needs.SmallDisk();
        IsRefused(DiskFault.Full, command, sentence, "No space left on device");
    }

    [Fact]
    public void AReadOnlyFolderIsOneSentence()
    {
        Needs.SmallDisk();
        IsRefused(DiskFault.ReadOnly, $"Benchmarks {FewCases} --results results --artifacts {{elsewhere}}/artifacts", "The run's file cannot be written: {why}", "Read-only file system");
    }

    [Fact]
    public void APageOnAFullDiskIsOneSentence()
    {
        Needs.SmallDisk();
        Directory.CreateDirectory(_disk["docs"]);
        File.WriteAllText(_disk["docs/results.md"], "old page");
        Directory.CreateDirectory(_disk["docs/facts"]);
        IsRefused(DiskFault.Full, "Info --serializers SystemTextJson --update-facts", "docs/facts/sizes.json cannot be written: {why}", "No space left on device");
    }

    [Fact]
    public void StandardOutputOnAFullDiskIsOneSentence()
    {
        Needs.SmallDisk();
        var answer = SmallDisk.Run(DiskFault.Full, _disk.Path, _left.Path, ["/bin/sh", "-c", "exec \"$@\" >output", "sh", .. Words("Benchmarks report run.json")]);
        answer.IsUserError("No space left on device");
        File.Delete(_left["output"]);
        Assert.Equal(Contents(_disk), Contents(_left));
    }

    [Fact]
    public void AnErrorThatCannotBeWrittenIsAnExitCode()
    {
        Needs.SmallDisk();
        var answer = SmallDisk.Run(DiskFault.Full, _disk.Path, _left.Path, ["/bin/sh", "-c", "exec \"$@\" 2>error", "sh", .. Words("Benchmarks report none.json")]);
        Assert.Equal((2, "", ""), (answer.ExitCode, answer.Output, answer.Error));
    }

    [Fact]
    public void ARunWhoseDiskFillsKeepsWhatItMeasured()
    {
        Needs.SmallDisk();
        const int Rounds = 99;
        var run = $"Benchmarks {FewCases} --rounds {Rounds} --results results --artifacts {{elsewhere}}/artifacts";
        SmallDisk.Run(DiskFault.AlmostFull, _disk.Path, _left.Path, Words(run)).EndsWithUserError("cannot be written: No space left on device");
        var path = Assert.Single(Directory.GetFiles(_left["results"], "*", SearchOption.AllDirectories));
        var measured = RecordFile.Read(path).Cases[0].Rounds.Count;
        Assert.InRange(measured, 1, Rounds - 1);
        using (var resumed = PartialRecord.Resume(path))
            Assert.True(resumed.Has(resumed.Planned[0], measured) && !resumed.Has(resumed.Planned[0], measured + 1));

        Directory.Delete(_left["results"], recursive: true);
        Assert.Equal(Contents(_disk), Contents(_left));
    }

    private void IsRefused(DiskFault fault, string command, string sentence, string why)
    {
        SmallDisk.Run(fault, _disk.Path, _left.Path, Words(command)).EndsWithUserError(sentence.Replace("{why}", why, StringComparison.Ordinal));
        foreach (var log in Directory.GetFiles(_left.Path, "*.log", SearchOption.AllDirectories))
            File.Delete(log); // BenchmarkDotNet's, which it makes anew each time.
        Assert.Equal(Contents(_disk), Contents(_left));
    }

    // A variable may stand before the program, as in a shell.
    private string[] Words(string command)
    {
        var words = command.Replace("{elsewhere}", _elsewhere.Path, StringComparison.Ordinal).Split(' ');
        var program = Array.FindIndex(words, word => !word.Contains('='));
        return ["env", .. words[..program], .. BuiltPrograms.Program(words[program]), .. words[(program + 1)..]];
    }

    private static Dictionary<string, string> Contents(TemporaryFolder folder) =>
        Directory.GetFiles(folder.Path, "*", SearchOption.AllDirectories).ToDictionary(file => Path.GetRelativePath(folder.Path, file), File.ReadAllText);
}
