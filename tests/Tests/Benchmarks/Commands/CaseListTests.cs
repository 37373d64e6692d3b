using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Tests.Benchmarks.Commands;

/// <summary>What <c>--list</c> prints, and what <c>--filter</c> takes of it.</summary>
public class CaseListTests
{
    [Fact]
    public void ListPrintsThePlansCasesOneALine() => Assert.Equal(
        (0, Lines(StudyPlan.Whole), ""),
        Values(BuiltPrograms.Run("--list")));

    [Fact]
    public void ListPrintsWhatIsSelectedByNameInAnyCase()
    {
        var answer = BuiltPrograms.Run("--list", "--serializers", "cbor,SystemTextJson", "--models", "Simple", "--models", "tiny", "--operations", "deserializeonce");
        Assert.Equal(
            "DeserializeOnce.SystemTextJson.Tiny\nDeserializeOnce.Cbor.Tiny\nDeserializeOnce.SystemTextJson.Simple\nDeserializeOnce.Cbor.Simple\n",
            answer.Output.ReplaceLineEndings("\n"));
    }

    [Theory]
    [InlineData("", "--study", "pocos", "--serializers", "SystemTextJson,Cbor")]
    [InlineData("SystemTextJsonWeb", "--serializers", "SystemTextJson,SystemTextJsonWeb,Cbor")]
    public void WaysOfUsingALibraryAreMeasuredWhereTheyAreNamed(string way, params string[] arguments)
    {
        string[] selection = ["--list", "--models", "Tiny", "--operations", "SerializeOnce"];
        Assert.DoesNotContain("SerializeOnce.SystemTextJsonWeb.Tiny", BuiltPrograms.Run(selection).Output, StringComparison.Ordinal);
        var lines = BuiltPrograms.Run([.. selection, .. arguments]).Output.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
        Assert.Equal(["SerializeOnce.SystemTextJson.Tiny", .. way.Length > 0 ? [$"SerializeOnce.{way}.Tiny"] : Array.Empty<string>(), "SerializeOnce.Cbor.Tiny"], lines);
    }

    [Fact]
    public void ListTakesNoNumber() => BuiltPrograms.Run("--list", "-1").IsUserError("There is no option '-1'");

    [Fact]
    public void ListPrintsAShard() =>
        Assert.Equal((0, Lines(StudyPlan.Shard(3, 4)), ""), Values(BuiltPrograms.Run("--list", "--shard", "3/4")));

    [Fact]
    public void FilterMatchesTheNamesThatListPrints()
    {
        var names = BuiltPrograms.Run("--list").Output.ReplaceLineEndings("\n").TrimEnd().Split('\n');
        Assert.All(names.Chunk(50).Select(chunk => chunk[0]), name => Assert.Equal((0, name + Environment.NewLine, ""), Values(BuiltPrograms.Run("--list", "--filter", name))));
        Assert.Equal(names.Where(name => name.StartsWith("SerializeOnce.", StringComparison.Ordinal) && name.EndsWith(".Tiny", StringComparison.Ordinal)), Filtered("SerializeOnce.*.Tiny"));
    }

    [Theory]
    [InlineData("serializeonce.cbor.*ny", 1)]
    [InlineData("*Multiple.Cbor.Tiny", 2)]
    [InlineData("SerializeOnce.Cbor.T?ny", 1)]
    [InlineData("*ializeOnce.Cbor.Tiny", 2)]
    public void PatternsHaveWildcards(string pattern, int count)
    {
        var names = Filtered(pattern);
        Assert.Equal(count, names.Length);
        Assert.All(names, name => Assert.Contains("Cbor", name, StringComparison.Ordinal));
    }

    [Fact]
    public void SeveralPatternsTakeWhatAnyOfThemMatches() =>
        Assert.Equal(["SerializeOnce.Cbor.Tiny", "DeserializeOnce.Cbor.Simple"], Filtered("DeserializeOnce.Cbor.Simple", "SerializeOnce.Cbor.Tiny"));

    [Fact]
    public void APatternForAnotherShardIsNoMistake()
    {
        var answers = Enumerable.Range(1, 3).Select(index => BuiltPrograms.Run("--list", "--shard", $"{index}/3", "--filter", "SerializeOnce.Cbor.Tiny")).ToArray();
        Assert.Equal([(0, ""), (0, ""), (0, "")], answers.Select(answer => (answer.ExitCode, answer.Error)));
        Assert.Equal("SerializeOnce.Cbor.Tiny", string.Concat(answers.Select(answer => answer.Output)).TrimEnd());
    }

    private static string[] Filtered(params string[] patterns) =>
        BuiltPrograms.Run(["--list", "--filter", .. patterns]).Output.Split(Environment.NewLine, StringSplitOptions.RemoveEmptyEntries);

    private static string Lines(Plan plan) => string.Concat(plan.Cases.Select(@case => @case.Key + Environment.NewLine));

    private static (int, string, string) Values(Answer answer) => (answer.ExitCode, answer.Output, answer.Error);
}
