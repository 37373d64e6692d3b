using System.Text.Json;
using SerializationBenchmarks.Info;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Info;

public class InfoTests
{
    // The serializers that every build has and whose bytes no library's version changes.
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
    public void SizesListsAllSerializers()
    {
        using var report = JsonDocument.Parse(Run("--json").Output);
        var serializers = report.RootElement.GetProperty("serializers").EnumerateArray().Select(serializer => serializer.GetProperty("name").GetString());
        Assert.Equal(Catalog.Serializers.Select(serializer => serializer.Name), serializers);
        Assert.All(
            report.RootElement.GetProperty("serializers").EnumerateArray(),
            serializer => Assert.Matches(@" \d+\.\d+", serializer.GetProperty("library").GetString()));
    }

    [Fact]
    public void JsonHasTheSizeOfEachSerializerOnEachModel()
    {
        using var report = JsonDocument.Parse(Run(["--json", .. _stableArguments]).Output);
        Assert.Equal(
            [("Tiny", [27, 27, 27]), ("Simple", [83, 83, 83])],
            report.RootElement.GetProperty("models").EnumerateArray().Select(model =>
                (model.GetProperty("name").GetString()!, model.GetProperty("sizes").EnumerateArray().Select(size => size.GetProperty("raw").GetInt32()).ToArray())));
    }

    [Fact]
    public void TraitsNameEverySerializer()
    {
        var (exitCode, output, error) = Run("traits");
        Assert.Equal((0, ""), (exitCode, error));
        Assert.All(Catalog.Serializers, serializer => Assert.Contains($"\n| {SerializerLabels.Of(serializer)} ", output, StringComparison.Ordinal));
        Assert.All(Catalog.LeftOut, serializer => Assert.Contains(SerializerLabels.Of(serializer.Serializer), output, StringComparison.Ordinal));
    }

    [Fact]
    public void TheProgramItselfAnswersWithItsExitCode()
    {
        using var folder = new TemporaryFolder();
        var (exitCode, output, error) = BuiltPrograms.RunAny(folder.Path, [.. BuiltPrograms.Program("Info"), "--models", "Tin"]);
        Assert.Equal((2, ""), (exitCode, output));
        Assert.StartsWith("--models: there is no model 'Tin'", error, StringComparison.Ordinal);
    }

    // The snapshot holds on machines without the optional packages too.
    private static string WithoutLeftOut(string tables) => tables.Split("\n- Left out: ")[0];

    private static (int ExitCode, string Output, string Error) Run(params string[] arguments)
    {
        using StringWriter output = new() { NewLine = "\n" }, error = new() { NewLine = "\n" };
        return (InfoProgram.Run(arguments, output, error), output.ToString(), error.ToString());
    }
}
