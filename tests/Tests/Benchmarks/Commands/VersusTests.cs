using SerializationBenchmarks.Output;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Tests.Benchmarks.Commands;

public sealed class VersusTests : IDisposable
{
    private static readonly RunRecord _run = RecordFactory.Run(
        RecordFactory.Case("First", 100, 101, 99),
        RecordFactory.Case("Second", 50, 51, 49),
        RecordFactory.Case("Second direct", 48, 49, 47),
        RecordFactory.Case("DeserializeOnce", "Elsewhere", "Tiny", RecordFactory.Round(1, 7))) with
    {
        Serializers = [.. new[] { "First", "Second", "Second direct", "Elsewhere", "Idle" }.Select(name => new SerializerRecord(name, "a format", name, "A serializer."))],
    };

    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData("First,Second", "First", "Second")]
    [InlineData(" second , FIRST ", "Second", "First")]
    [InlineData("Second,Second direct", "Second", "Second direct")]
    public void TheTablesOfTwoSerializersStandBehindTheOthers(string versus, string first, string second)
    {
        var answer = Report("--versus", versus, "--output", _folder["tables"]);
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        var pair = VersusTable.Render(_run, new SerializerPair(first, second), headingLevel: 2);
        var all = $"{new RunTables(_run).Render(headingLevel: 2)}\n{pair}";
        Assert.Contains(pair, answer.Output, StringComparison.Ordinal);
        Assert.Contains(all, Report("--versus", versus, "--all").Output, StringComparison.Ordinal); // Without a file that has them.
        Assert.Equal(all, File.ReadAllText(_folder["tables/pocos.md"]));
    }

    [Fact]
    public void WithoutTheOptionTheyDoNot() => Assert.DoesNotContain("versus", Report().Output, StringComparison.Ordinal);

    [Theory]
    [InlineData("First", "--versus is \"First\"; name two serializers with a comma between them, for example NewtonsoftJson,SystemTextJson.")]
    [InlineData("First,", "--versus is \"First,\"; name two serializers with a comma between them, ")]
    [InlineData("First,Second,Third", "--versus is \"First,Second,Third\"; name two serializers with a comma between them, ")]
    [InlineData("", "--versus is \"\"; name two serializers with a comma between them, ")]
    [InlineData("First,first", "--versus names First twice; name two different serializers.")]
    [InlineData("First,Secand", "--versus: there is no serializer 'Secand', the nearest is Second; valid are First, Second, ")]
    [InlineData("Idle,First", "--versus: Idle has no case in {record}; name two of First, Second, Second direct, Elsewhere.")]
    [InlineData("First,SystemTextJson", "--versus: SystemTextJson has no case in {record}; name two of First, Second, Second direct, Elsewhere.")]
    [InlineData("First,Elsewhere", "--versus: First and Elsewhere have no operation and model in common in {record}; name two that have.")]
    public void WrongNamesAreOneSentence(string versus, string sentence) =>
        Report("--versus", versus).IsUserError(sentence.Replace("{record}", _folder["run.json"], StringComparison.Ordinal));

    [Theory]
    [InlineData("--models Tiny --versus SystemTextJson", "--versus is \"SystemTextJson\"; name two serializers")]
    [InlineData("--models Tiny --versus SystemTextJson,SystemTextJson", "--versus names SystemTextJson twice; ")]
    [InlineData("--models Tiny --versus SystemTextJson,NewtonsoftJsn", "--versus: there is no serializer 'NewtonsoftJsn', the nearest is NewtonsoftJson; ")]
    [InlineData("--models Tiny --serializers SystemTextJson --versus SystemTextJson,NewtonsoftJson", "--versus: NewtonsoftJson has no case in this run; name two of SystemTextJson.")]
    [InlineData("--study all --versus SystemTextJson,NewtonsoftJson", "--versus selects within one study; name that instead of --study all.")]
    public void ARunThatIsAskedForWrongNamesMeasuresNothing(string arguments, string sentence)
    {
        string[] folders = ["--results", _folder["results"], "--artifacts", _folder["artifacts"]];
        BuiltPrograms.Run([.. arguments.Split(' '), "--quick", .. folders]).IsUserError(sentence);
        Assert.False(Directory.Exists(_folder["results"]));
        Assert.False(Directory.Exists(_folder["artifacts"]));
    }

    [Fact]
    public void TheOriginalsNameOfModelsIsTakenToo() => Assert.Equal(
        BuiltPrograms.Run("--study", "shapes", "--list", "--models", "Dict,List").Output,
        BuiltPrograms.Run("--study", "shapes", "--list", "--benchmarks", "dict,list").Output);

    [Fact]
    public void TheOriginalsNameOfRoundsIsTakenToo() => BuiltPrograms.Run("--study", "shapes", "--list", "--repeat", "0").IsUserError("--rounds is 0; give a number from 1 to 99.");

    private Answer Report(params string[] arguments)
    {
        RecordFile.Write(_folder["run.json"], _run);
        return BuiltPrograms.Run(["report", _folder["run.json"], .. arguments]);
    }
}
