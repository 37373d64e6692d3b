using System.Text.Json;
using SerializationBenchmarks.Info;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Tests;

public class InfoTests
{
    // The rows that every build has and whose bytes no library's version changes.
    private static readonly string[] _stableArguments = ["--models", "Tiny,Simple", "--serializers", "NewtonsoftJson,SystemTextJson,SystemTextJsonSourceGen"];

    [Theory]
    [InlineData("en-US")]
    [InlineData("de-DE")]
    public void SizesAreTheSameInEveryCulture(string culture)
    {
        var (exitCode, output, error) = InCulture.Run(culture, () => Run(_stableArguments));
        Assert.Equal((0, ""), (exitCode, error));
        Snapshot.Match("sizes.md", WithoutLeftOut(output));
    }

    [Fact]
    public void SizesIsWhatNoCommandMeans() => Assert.Equal(Run(_stableArguments), Run(["sizes", .. _stableArguments]));

    [Fact]
    public void SizesListsAllRowsButFloor()
    {
        using var report = JsonDocument.Parse(Run("--json").Output);
        var rows = report.RootElement.GetProperty("serializers").EnumerateArray().Select(row => row.GetProperty("name").GetString());
        Assert.Equal(Catalog.Serializers.Select(row => row.Name).Where(name => name != "Floor"), rows);
        Assert.All(
            report.RootElement.GetProperty("serializers").EnumerateArray(),
            row => Assert.Matches(@" \d+\.\d+", row.GetProperty("library").GetString()));
    }

    [Theory]
    [InlineData("NewtonsoftJson", 27, 83)]
    [InlineData("SystemTextJson", 27, 83)]
    [InlineData("SystemTextJsonSourceGen", 27, 83)]
    [InlineData("ProtobufNet", 6, 42)]
    [InlineData("GoogleProtobuf", 6, 42)]
    [InlineData("ProtobufByHand", 6, 42)]
    [InlineData("MessagePack", 7, 42)]
    [InlineData("MessagePackByHand", 7, 42)]
    [InlineData("BebopMessage", 15, 57)]
    [InlineData("BebopMessageByHand", 15, 57)]
    [InlineData("BebopStruct", 8, 48)]
    [InlineData("BebopStructByHand", 8, 48)]
    public void TinyAndSimpleHaveTheStudysSizes(string row, int tiny, int simple)
    {
        if (Catalog.LeftOut.Any(leftOut => leftOut.Serializer == row))
            return;
        using var report = JsonDocument.Parse(Run("--json", "--serializers", row, "--models", "Tiny,Simple").Output);
        Assert.Equal(
            [("Tiny", tiny), ("Simple", simple)],
            report.RootElement.GetProperty("models").EnumerateArray().Select(model =>
                (model.GetProperty("name").GetString()!, model.GetProperty("sizes")[0].GetProperty("raw").GetInt32())));
    }

    [Fact]
    public void TraitsNameEveryRow()
    {
        var (exitCode, output, error) = Run("traits");
        Assert.Equal((0, ""), (exitCode, error));
        Assert.All(Catalog.Serializers, row => Assert.Contains($"\n| {row.Name} ", output, StringComparison.Ordinal));
        Assert.All(Catalog.LeftOut, row => Assert.Contains(row.Serializer, output, StringComparison.Ordinal));
    }

    [Fact]
    public void TheProgramItselfAnswersWithItsExitCode()
    {
        using var folder = new TemporaryFolder();
        var (exitCode, output, error) = RunProcess(folder.Path, "--models", "Tin");
        Assert.Equal((2, ""), (exitCode, output));
        Assert.StartsWith("--models: there is no model 'Tin'", error, StringComparison.Ordinal);
    }

    [Fact]
    public void UpdateReadmeWritesTheRepositoryOfTheCurrentFolder()
    {
        using var folder = new TemporaryFolder();
        File.WriteAllText(folder["SerializationBenchmarks.sln"], "");
        File.WriteAllText(folder["README.md"], "# Title\n<!-- sizes:begin -->\n<!-- sizes:end -->\nend");
        var inside = Directory.CreateDirectory(folder["inside"]).FullName;

        var (exitCode, output, error) = RunProcess(inside, [.. _stableArguments, "--update-readme"]);
        Assert.Equal((0, ""), (exitCode, error));
        Assert.EndsWith("README.md is updated.", output.TrimEnd(), StringComparison.Ordinal);
        var tables = output[..output.LastIndexOf("\n\n", StringComparison.Ordinal)];
        Assert.Equal($"# Title\n<!-- sizes:begin -->\n{tables}\n<!-- sizes:end -->\nend", File.ReadAllText(folder["README.md"]));

        File.WriteAllText(folder["README.md"], "no marks");
        (exitCode, output, error) = RunProcess(inside, "--update-readme");
        Assert.Equal((2, ""), (exitCode, output));
        Assert.Contains("README.md: the mark '<!-- sizes:begin -->' is missing", error, StringComparison.Ordinal);
        Assert.Equal("no marks", File.ReadAllText(folder["README.md"]));
    }

    [Fact]
    public void UpdateReadmeWritesAPageWhereThereIsAFolderForIt()
    {
        using var folder = new TemporaryFolder();
        File.WriteAllText(folder["SerializationBenchmarks.sln"], "");
        File.WriteAllText(folder["README.md"], "no marks");
        Directory.CreateDirectory(folder["docs"]);
        var (exitCode, output, error) = RunProcess(folder.Path, [.. _stableArguments, "--update-readme"]);
        Assert.Equal((0, ""), (exitCode, error));
        Assert.EndsWith("sizes.md is updated.", output.TrimEnd(), StringComparison.Ordinal);
        var page = File.ReadAllText(folder["docs/sizes.md"]);
        Assert.StartsWith(
            $"*Generated by `dotnet run -c Release --project src/Info -- sizes {string.Join(' ', _stableArguments)} --update-readme`; do not edit.*\n\n# Sizes\n\nBytes of each ",
            page,
            StringComparison.Ordinal);
        Assert.Contains("\n## Simple\n", page, StringComparison.Ordinal);
        Assert.Equal("no marks", File.ReadAllText(folder["README.md"]));
        Assert.EndsWith("sizes.md was up to date.", RunProcess(folder.Path, [.. _stableArguments, "--update-readme"]).Output.TrimEnd(), StringComparison.Ordinal);
    }

    // The snapshot holds on machines without the optional packages too.
    private static string WithoutLeftOut(string tables) => tables.Split("\n- Left out: ")[0];

    private static (int ExitCode, string Output, string Error) Run(params string[] arguments)
    {
        using StringWriter output = new() { NewLine = "\n" }, error = new() { NewLine = "\n" };
        return (InfoProgram.Run(arguments, output, error), output.ToString(), error.ToString());
    }

    private static (int ExitCode, string Output, string Error) RunProcess(string folder, params string[] arguments)
    {
        var (exitCode, output, error) = Benchmarks.CommandLine.RunAny(folder, [.. Benchmarks.CommandLine.Program("Info"), .. arguments]);
        return (exitCode, output, error);
    }
}
