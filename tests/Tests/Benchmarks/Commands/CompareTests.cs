using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;

namespace SerializationBenchmarks.Tests.Benchmarks.Commands;

public sealed class CompareTests : IDisposable
{
    private static readonly RunRecord _before = RecordFactory.Run(
        RecordFactory.Case("First", 100, 101, 99),
        RecordFactory.Case("Grows", 200, 202, 198),
        RecordFactory.Case("Shrinks", 300, 303, 297),
        RecordFactory.Case("Stays", 400, 404, 396),
        RecordFactory.Case("Gone", 500, 505, 495));

    private static readonly RunRecord _after = RecordFactory.Run(
        RecordFactory.Case("First", 100, 101, 99),
        RecordFactory.Case("Grows", 220, 222.2, 217.8),
        RecordFactory.Case("Shrinks", 150, 151.5, 148.5),
        RecordFactory.Case("Stays", 402, 406, 398),
        RecordFactory.Case("New", 1, 1, 1));

    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void CasesOfBothAreFasterSlowerOrTheSame()
    {
        var comparison = new RecordComparison(_before, _after);
        Assert.Equal(
            ["First same", "Grows slower", "Shrinks faster", "Stays same"],
            comparison.Cases.Select(@case => $"{@case.Key.Serializer} {@case.Verdict}"));
        Assert.Equal([1, 1.1, 0.5, 1.005], comparison.Cases.Select(@case => Math.Round(@case.Ratio, 4)));
    }

    [Fact]
    public void ALibraryInAnotherVersionIsNamedWithBoth()
    {
        RunRecord With(string version) => _before with { Environment = _before.Environment with { Libraries = ["Lib 1.0.0", $"System.Text.Json {version}"] } };
        Assert.Contains("Code: System.Text.Json 10.0.12 → 11.0.0  \n", Compare(With("10.0.12"), With("11.0.0")).Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("First 2.0.0", "b", "Versions: First: First 1.2.3, .NET 10.0.12 → First 2.0.0, .NET 10.0.12  \n")]
    [InlineData("First 1.2.3", "c", "Versions: First: First is another file, although its version is the same  \n")]
    [InlineData("First 1.2.3", "b", null)]
    public void ARowWithAVersionIsHeldAgainstTheOtherRecordsOfItsName(string library, string file, string? line)
    {
        RunRecord With(string library, string file) => _before with
        {
            Serializers = [_before.Serializers[0] with { Library = library, Version = new VersionRecord(".NET 10.0.12", [new LibraryFileRecord("First", file, null)]) }, .. _before.Serializers.Skip(1)],
        };
        var output = Compare(With("First 1.2.3", "b"), With(library, file)).Output;
        if (line is null)
            Assert.DoesNotContain("Versions:", output, StringComparison.Ordinal);
        else
            Assert.Contains(line, output, StringComparison.Ordinal);
    }

    [Fact]
    public void WhereAllCasesMovedTheComparisonSaysSoInALine()
    {
        var slow = RecordFactory.Run(RecordFactory.Case("First", 140, 141.4, 138.6), RecordFactory.Case("Grows", 280, 282.8, 277.2), RecordFactory.Case("Stays", 560, 565.6, 554.4));
        var comparison = new RecordComparison(_before, slow);
        Assert.Equal(1.4, comparison.Shift!.Value, 9);
        Assert.Null(new RecordComparison(_before, _after).Shift);
        Assert.Contains("All cases together take 1.40 times as long in B: another processor or another load.", Compare(_before, slow).Output, StringComparison.Ordinal);
        Assert.DoesNotContain("All cases together", Compare(_before, slow, "--relative").Output, StringComparison.Ordinal);
    }

    [Fact]
    public void RecordsOfUnlikeRoundsAreComparedByEqualRounds()
    {
        var many = RecordFactory.Run(RecordFactory.Case("First", 100, 101, 102, 80));
        var comparison = new RecordComparison(many, RecordFactory.Run(RecordFactory.Case("First", 100, 101, 102)));
        Assert.Equal((1, 3), (comparison.Cases[0].Ratio, comparison.Cases[0].First.Rounds.Count));
    }

    [Fact]
    public void AFasterMachineIsNotAFasterLibraryWhereRatiosAreCompared()
    {
        var fast = RecordFactory.Run(RecordFactory.Case("First", 50, 50.5, 49.5), RecordFactory.Case("Grows", 120, 121, 119), RecordFactory.Case("Stays", 200, 202, 198));
        Assert.Equal(["First faster", "Grows faster", "Stays faster"], Verdicts(new RecordComparison(_before, fast)));
        var relative = new RecordComparison(_before, fast, relative: true);
        Assert.Equal(["First same", "Grows slower", "Stays same"], Verdicts(relative));
        Assert.Equal([1, 1.2, 1], relative.Cases.Select(@case => Math.Round(@case.Ratio, 2)));
        Assert.Equal(["Grows"], relative.Slower(0.1).Select(@case => @case.Key.Serializer));

        var (code, output, _) = Compare(_before, fast, "--relative", "--fail-on-slower", "10%", "--allow-missing");
        Assert.Equal(1, code);
        Assert.Matches(@"\| Grows +\| +[0-9.]+ \| +[0-9.]+ \| +1\.20\d \|", output);
        Assert.Contains("A and B are ratios to the first serializer of each table.", output, StringComparison.Ordinal);
        Assert.Contains("SLOWER by 20.", output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("5%", "Grows, Shrinks", "2 of 4 cases differ, and by more than 5 %.")]
    [InlineData("20%", "Shrinks", "1 of 4 cases differ, and by more than 20 %.")] // It takes half of the time, and the other one a tenth more.
    [InlineData("150%", "", "0 of 4 cases differ, and by more than 150 %.")]
    public void WhatHardlyChangedIsLeftOutIfThatIsAskedFor(string share, string shown, string count)
    {
        var (code, output, error) = Compare(_before, _after, "--changed", share);
        Assert.Equal((0, ""), (code, error));
        Assert.Equal(shown, string.Join(", ", output.Split('\n').Where(line => line.StartsWith("| SerializeOnce", StringComparison.Ordinal)).Select(line => line.Split('|')[3].Trim())));
        Assert.Contains($"{count}  \n", output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(false, "Grows, Shrinks, Gone, New", "\n2 other cases without a difference; --all shows them.\n")]
    [InlineData(true, "First, Grows, Shrinks, Stays, Gone, New", "")]
    public void WhatDoesNotDifferIsCountedUnlessAllIsAskedFor(bool all, string shown, string counted)
    {
        var output = Compare(_before, _after, all ? ["--all"] : []).Output.ReplaceLineEndings("\n");
        Assert.Equal(shown, string.Join(", ", output.Split('\n').Where(line => line.StartsWith("| SerializeOnce", StringComparison.Ordinal)).Select(line => line.Split('|')[3].Trim())));
        Assert.EndsWith(counted, output.TrimEnd('\n') + "\n", StringComparison.Ordinal);
        Assert.Equal(!all, output.Contains("--all", StringComparison.Ordinal));
        Assert.DoesNotContain("chance", output, StringComparison.Ordinal); // It would make less than one of four cases differ.
    }

    [Fact]
    public void WhatChanceDoesIsSaidWhereItWouldChangeACase()
    {
        CaseRecord[] cases = [.. Enumerable.Range(0, 40).Select(number => RecordFactory.Case($"S{number}", 100 + number, 101 + number, 100 + number))];
        Assert.Contains("40 same. In unchanged code, chance makes about 2 of 40 cases faster or slower.", Compare(RecordFactory.Run(cases), RecordFactory.Run(cases)).Output, StringComparison.Ordinal);
    }

    [Fact]
    public void AllAndChangedContradictEachOther() =>
        Compare(_before, _after, "--all", "--changed", "5%").IsUserError("--all shows what --changed leaves out; give one of them.");

    [Fact]
    public void RatiosOfSingleRoundsAreUnclear() => Assert.Equal(
        ["First unclear", "Grows unclear"],
        Verdicts(new RecordComparison(_before, RecordFactory.Run(RecordFactory.Case("First", 50), RecordFactory.Case("Grows", 120)), relative: true)));

    private static IEnumerable<string> Verdicts(RecordComparison comparison) => comparison.Cases.Select(@case => $"{@case.Key.Serializer} {@case.Verdict}");

    [Fact]
    public void ARecordComparedWithItselfIsTheSameThroughout()
    {
        var (code, output, error) = Compare(_before, _before, "--fail-on-slower", "0%");
        Assert.Equal((0, ""), (code, error));
        Assert.Contains("Machine: the same", output, StringComparison.Ordinal);
        Assert.Contains("0 faster, 0 slower, 5 same.", output, StringComparison.Ordinal);
        Assert.Contains("The ratios of each two serializers moved by 0.0 % in the median, 0.0 % at the 95th percentile, 0.0 % at most.", output, StringComparison.Ordinal);
    }

    [Fact]
    public void TheComparisonSaysHowTheRecordsDiffer()
    {
        var (_, output, _) = Compare(_before, _after with { Environment = _after.Environment with { Cores = 64, Libraries = ["First 1.2.3", "Second 2.0.0"] } });
        Snapshot.Match("comparison.md", output.Replace(_folder.Path, "folder", StringComparison.Ordinal).ReplaceLineEndings("\n"));
    }

    [Fact]
    public void WhatAllocatesMoreOrLessIsNamed()
    {
        Assert.Contains("Allocated memory is the same in all of 4 cases.", Compare(_before, _after).Output, StringComparison.Ordinal);
        var more = RecordFactory.Case("Grows", 200) is { Rounds: [var round] } grows ? grows with { Rounds = [round with { Allocated = 1416 }] } : null;
        var (_, output, _) = Compare(_before, RecordFactory.Run(RecordFactory.Case("First", 100), more!));
        Assert.Contains("SerializeOnce.Grows.Tiny allocates 56 B in A and 1,416 B in B.", output, StringComparison.Ordinal);
        Assert.DoesNotContain("SerializeOnce.First.Tiny allocates", output, StringComparison.Ordinal);
    }

    [Fact]
    public void OfManyThatAllocateOtherwiseThoseAreNamedThatMovedMost()
    {
        static RunRecord Allocating(Func<int, double> bytes) => RecordFactory.Run(
            [.. Enumerable.Range(1, 5).Select(number => RecordFactory.Case($"S{number}", 100) is { Rounds: [var round] } @case ? @case with { Rounds = [round with { Allocated = bytes(number) }] } : null!)]);
        var (_, output, _) = Compare(Allocating(_ => 1000), Allocating(number => 1000 + number));
        Assert.Contains("SerializeOnce.S5.Tiny allocates 1,000 B in A and 1,005 B in B.", output, StringComparison.Ordinal);
        Assert.Contains("2 other cases allocate otherwise by a smaller part; --all names them.", output, StringComparison.Ordinal);
        Assert.DoesNotContain("S2.Tiny allocates", output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(1030, "Allocated memory is the same within 3 % in all of 1 case.")]
    [InlineData(1031, "SerializeOnce.First.Tiny allocates 1,000 B in A and 1,031 B in B.")]
    public void WhatAServerAllocatesMayVary(double bytes, string expected)
    {
        RunRecord Allocating(double allocated) => RecordFactory.Run(
            RecordFactory.Case("First", 100) is { Rounds: [var round] } first ? first with { Rounds = [round with { Allocated = allocated, Service = new ServiceRecord(1, 1, 1) }] } : null!);
        Assert.Contains(expected, Compare(Allocating(1000), Allocating(bytes)).Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("2%", 1)]
    [InlineData("3 %", 0)] // It is 10 % slower, of which 7 % may be chance.
    [InlineData("10.1%", 0)]
    [InlineData("1000%", 0)]
    [InlineData("0%", 1)]
    public void FailsOnWhatIsSlowerByMoreThanALimit(string limit, int exitCode)
    {
        var (code, output, error) = Compare(_before, _after, "--fail-on-slower", limit, "--allow-missing");
        Assert.Equal((exitCode, ""), (code, error));
        Assert.Equal(exitCode == 1, output.Contains("SLOWER by 10.0 %: SerializeOnce.Grows.Tiny", StringComparison.Ordinal));
        Assert.DoesNotContain("MISSING", output, StringComparison.Ordinal);
    }

    [Fact]
    public void ACaseThatOnlyOneRecordHasIsALineAndCounted()
    {
        var comparison = new RecordComparison(_before, Broken());
        Assert.Equal(
            ["Shrinks only in A", "Gone failed in B", "New only in B"],
            comparison.Unpaired.Select(@case => $"{@case.Key.Serializer} {@case.Verdict}"));
        Assert.Equal(["Gone failed in A"], new RecordComparison(Broken(), _before).Unpaired.Where(@case => @case.Failure is not null).Select(@case => $"{@case.Key.Serializer} {@case.Verdict}"));

        var (code, output, error) = Compare(_before, Broken(), "--all");
        Assert.Equal((0, ""), (code, error));
        var rows = output.ReplaceLineEndings("\n").Split('\n').Where(line => line.StartsWith("| SerializeOnce", StringComparison.Ordinal)).Select(line => string.Join(' ', line.Split('|', StringSplitOptions.TrimEntries)[3..8]));
        Assert.Equal(
            [
                "First 99.5 ns 99.5 ns 1.000 same", "Grows 199 ns 219 ns 1.100 slower", "Stays 398 ns 400 ns 1.005 same",
                "Shrinks 298 ns n/a n/a only in A", "Gone 498 ns n/a n/a failed in B", "New n/a 1.00 ns n/a only in B",
            ],
            rows);
        Assert.Contains("0 faster, 1 slower, 2 same, 1 only in A, 1 failed in B, 1 only in B.", output, StringComparison.Ordinal);
        Assert.Contains("SerializeOnce.Gone.Tiny failed in B: The round trip changes the sample.", output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(false, 1)]
    [InlineData(true, 0)]
    public void FailsOnCasesThatOnlyOneRecordHasUnlessTheyAreAllowed(bool allowed, int exitCode)
    {
        var (code, output, error) = Compare(_before, Broken(), ["--fail-on-slower", "1000%", .. allowed ? ["--allow-missing"] : Array.Empty<string>()]);
        Assert.Equal((exitCode, ""), (code, error));
        string[] expected = ["MISSING, only in A: SerializeOnce.Shrinks.Tiny", "MISSING, failed in B: SerializeOnce.Gone.Tiny", "MISSING, only in B: SerializeOnce.New.Tiny"];
        Assert.Equal(allowed ? [] : expected, output.ReplaceLineEndings("\n").Split('\n').Where(line => line.StartsWith("MISSING", StringComparison.Ordinal)));
    }

    [Fact]
    public void EachOfSeveralRecordsIsComparedWithTheFirst()
    {
        RecordFile.Write(_folder["c.json"], Broken());
        var (code, output, _) = Compare(_before, _before, _folder["c.json"], "--fail-on-slower", "1000%");
        Assert.Equal(1, code);
        Assert.Contains("0 faster, 0 slower, 5 same.", output, StringComparison.Ordinal);
        Assert.Contains("2 same, 1 only in A, 1 failed in B, 1 only in B.", output, StringComparison.Ordinal);
    }

    private static RunRecord Broken() => _after with
    {
        Cases = [.. _after.Cases.Where(@case => @case.Key.Serializer != "Shrinks")],
        Missing = [new MissingCase("Gone", "Tiny", true, "The round trip changes the sample."), new MissingCase("Shrinks", "Tiny", false, "It has no buffer.")],
    };

    [Theory]
    [InlineData("10")]
    [InlineData("ten%")]
    [InlineData("-1%")]
    [InlineData("1001%")]
    [InlineData("NaN%")]
    [InlineData("1,5%")]
    [InlineData("%")]
    [InlineData("5%%")]
    public void AWrongLimitIsAnError(string limit) => Assert.All(
        ["--fail-on-slower", "--changed"],
        option => Compare(_before, _after, $"{option}={limit}").IsUserError($"{option} is \"{limit}\"; write a percentage from 0% to 1000%, for example 10%."));

    [Fact]
    public void WhetherASingleRoundIsSlowerIsUnclear()
    {
        var (code, output, _) = Compare(RecordFactory.Run(RecordFactory.Case("A", 1)), RecordFactory.Run(RecordFactory.Case("A", 2)), "--fail-on-slower", "0%", "--all");
        Assert.Equal(1, code); // A gate that cannot judge does not pass.
        Assert.Contains("\nUNCLEAR, too few rounds or less time than the empty loop takes: SerializeOnce.A.Tiny", output.ReplaceLineEndings("\n"), StringComparison.Ordinal);
        Assert.Contains("| 2.000 | unclear |", output, StringComparison.Ordinal);
        Assert.Contains("1 unclear: one of the records has a single round", output, StringComparison.Ordinal);
    }

    [Fact]
    public void RecordsWithoutACommonCaseAreAnError() =>
        Compare(_before, RecordFactory.Run(RecordFactory.Case("New", 1))).IsUserError("have no case in common; compare records of the same study.");

    [Fact]
    public void OneRecordIsAnError() => BuiltPrograms.Run("compare", "one.json").IsUserError("'compare' needs at least two records, and only 'one.json' is given; name another, or two of its operations with --operations.");

    private Answer Compare(RunRecord first, RunRecord other, params string[] arguments)
    {
        RecordFile.Write(_folder["a.json"], first);
        RecordFile.Write(_folder["b.json"], other);
        return BuiltPrograms.Run(["compare", _folder["a.json"], _folder["b.json"], .. arguments]);
    }
}
