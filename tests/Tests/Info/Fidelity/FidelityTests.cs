using System.Text.Json;
using SerializationBenchmarks.Info;
using SerializationBenchmarks.Info.Fidelity;
using SerializationBenchmarks.Info.Values;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Info.Fidelity;

/// <summary>What comes back of values that may be changed, compared with the committed cells of each serializer.</summary>
[Collection(nameof(AloneInTheProcess))] // The command sets the process's time zone.
public class FidelityTests
{
    private static readonly string[] _names = [.. Catalog.Serializers.Select(serializer => serializer.Name)];

    public static TheoryData<string> Serializers => [.. _names];

    // Windows cannot give one process a time zone, and the cells of local times differ with it.
    [Theory, MemberData(nameof(Serializers))]
    public void CellsAreThoseThatAreCommitted(string serializer)
    {
        if (FixedZone.IsSupported)
            Snapshot.Match($"fidelity/{serializer}.txt", Write(serializer));
    }

    [Fact]
    public void EveryFileIsOfARow() => Assert.All(
        Directory.EnumerateFiles(Path.Combine(RepositoryRoot.Find(), "tests", "Tests", "Snapshots", "fidelity")),
        file => Assert.Contains(Path.GetFileNameWithoutExtension(file), _names.Concat(Catalog.LeftOut.Select(serializer => serializer.Serializer))));

    [Fact]
    [Trait("Category", "AnyPackages")]
    public void CellsAreTheSameInEveryCulture()
    {
        var expected = FidelityTables.Write(MeasuredFidelity.Report);
        Assert.All(Thorough.Of(["ar-SA", "de-DE", "tr-TR"], 1), culture => Assert.Equal(expected, InCulture.Run(culture, () => Run().Output)));
    }

    [Fact]
    public void TheTimeZoneIsAsItWas()
    {
        var before = TimeZoneInfo.Local;
        Run("--serializers", "NewtonsoftJson");
        Assert.Equal(before, TimeZoneInfo.Local);
    }

    [Fact]
    public void JsonHasEveryCell()
    {
        string[] names = ["NewtonsoftJson", "SystemTextJson"];
        var (exitCode, output, error) = Run("--json", "--serializers", string.Join(',', names));
        Assert.Equal((0, ""), (exitCode, error));
        using var report = JsonDocument.Parse(output);
        Assert.All(
            report.RootElement.GetProperty("groups").EnumerateArray().SelectMany(group => group.GetProperty("values").EnumerateArray()),
            value => Assert.Equal(names, value.GetProperty("cells").EnumerateArray().Select(cell => cell.GetProperty("serializer").GetString())));
    }

    // One cell a line: a change of one is a change of one line.
    private static string Write(string serializer) => string.Concat(MeasuredFidelity.Report.Groups.Select(group =>
        $"{group.Name}\n{string.Concat(group.Values.Select(value => $"  {value.Name}, {value.Written}: {Write(value.Cells.Single(cell => cell.Serializer == serializer))}\n"))}"));

    private static string Write(FidelityCell cell) => cell.Given is { } given ? $"{cell}; with the writer's schema {given}" : cell.ToString();

    private static (int ExitCode, string Output, string Error) Run(params string[] arguments)
    {
        using StringWriter output = new() { NewLine = "\n" }, error = new() { NewLine = "\n" };
        return (InfoProgram.Run(["fidelity", .. arguments], output, error), output.ToString(), error.ToString());
    }
}
