using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Rendering.Tables;
using SerializationBenchmarks.Pages.Upgrades;
using SerializationBenchmarks.Programs.Versions;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.EndToEnd.Benchmarks.Measuring;

/// <summary>Serializers beside themselves with other versions or runtimes. The runtime that runs the tests is installed, and nothing is built for it.</summary>
public sealed class VersionRunTests : IDisposable
{
    private static readonly string _runtime = $"net{Environment.Version.Major}.{Environment.Version.Minor}";

    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void ARowWithARuntimeIsMeasuredRecordedAndHeldAgainstItsSerializer()
    {
        var row = $"MessagePack@{_runtime}";
        var answer = BuiltPrograms.Measure(_folder, "--serializers", $"{row.ToLowerInvariant()},MessagePack", "--models", "Tiny", "--operations", "SerializeOnce", "--quick");
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        Assert.Contains($"## MessagePack versus {row}: time", answer.Output, StringComparison.Ordinal);
        Assert.Matches($@"\| Operation +\| Model \| MessagePack \| {row} \| Speed-up \| MessagePack is +\| Allocated, B \|", answer.Output);

        var path = Directory.EnumerateFiles(_folder["results"], "*.json", SearchOption.AllDirectories).Single();
        Assert.Empty(RecordSchema.Faults(File.ReadAllText(path)));
        var record = RecordFile.Read(path);
        Assert.Equal(["MessagePack", row], record.Serializers.Select(serializer => serializer.Name));
        Assert.Equal(["MessagePack", row], record.Cases.Select(@case => @case.Key.Serializer));
        Assert.Equal(["MessagePack#1", "MessagePack#2"], record.Twins!.Select(@case => @case.Key.Serializer).Order());
        Assert.Null(record.Serializers[0].Version);
        var version = record.Serializers[1].Version!;
        Assert.Equal(record.Environment.Runtime, version.Runtime);
        Assert.Equal(record.Environment.LibraryFiles.Single(file => file.Name == "MessagePack"), version.LibraryFiles.Single(file => file.Name == "MessagePack"));
        Assert.Empty(UpgradeTimes.Of(record, "a"));
        Assert.Equal((row, 1), UpgradeTimes.TwiceOf(record, "a") is { } twice ? (Assert.Single(twice.Rows), twice.Cases) : default);
        var newer = record with { Serializers = [record.Serializers[0], record.Serializers[1] with { Version = version with { Runtime = ".NET 99.0.0" } }] };
        Assert.Equal([("MessagePack", row, "Tiny")], UpgradeTimes.Of(newer, "a").Select(time => (time.Before, time.After, time.Model)));
        Assert.Null(UpgradeTimes.TwiceOf(newer, "a"));
        var front = new ShortTable(record).Render(new([], []));
        Assert.Contains($"| MessagePack {PackageVersions.Loaded(Catalog.Serializers.Single(serializer => serializer.Name == "MessagePack"))}, {version.Runtime} ", front, StringComparison.Ordinal);
    }

    [Fact]
    public void UpgradePutsEverySelectedSerializerBesideItself()
    {
        var answer = BuiltPrograms.Run("--list", "--serializers", "MessagePack,SystemTextJson", "--models", "Tiny", "--operations", "SerializeOnce", "--upgrade", _runtime);
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        string[] rows = ["SystemTextJson", $"SystemTextJson@{_runtime}", "MessagePack", $"MessagePack@{_runtime}"];
        Assert.Equal(rows.Select(row => $"SerializeOnce.{row}.Tiny"), answer.Output.Split(Environment.NewLine, StringSplitOptions.RemoveEmptyEntries));
    }

    [Fact]
    public void AVersionThatIsNamedAloneIsMeasuredAlone()
    {
        var answer = BuiltPrograms.Run("--list", "--serializers", $"MessagePack@{_runtime}", "--models", "Tiny", "--operations", "SerializeOnce");
        Assert.Equal((0, $"SerializeOnce.MessagePack@{_runtime}.Tiny{Environment.NewLine}"), (answer.ExitCode, answer.Output));
    }

    [Theory]
    [InlineData("MessagePack@2.2.85", "MessagePack@2.2.85: the oldest version of MessagePack that works here is 2.5.302; name that or a newer one.")]
    [InlineData("MessagePack@new", "--serializers: 'MessagePack@new' names no version; write a library's version (2.5.307), ")]
    [InlineData("MesagePack@2.5.307", "--serializers: there is no serializer 'MesagePack', the nearest is MessagePack; ")]
    [InlineData("MessagePack@own", "MessagePack@own: own is the version beside your own type's assembly; ")]
    public void AVersionThatCannotBeMeasuredIsToldInASentence(string name, string message) => BuiltPrograms.Run("--serializers", name).IsUserError(message);

    [Theory]
    [InlineData("startup", "the processes of the study startup do not take turns, as versions must; compare versions in a study where they do, such as pocos.")]
    [InlineData("service", "Servers run on this runtime's ASP.NET Core. Leave out ")]
    public void AStudyThatCannotSayWhy(string study, string message) => BuiltPrograms.Run("--study", study, "--serializers", $"MessagePack@{_runtime}").IsUserError(message);

    [Fact]
    public void BenchmarkDotNetTakesNoVersions() =>
        BuiltPrograms.Run("bdn", "--filter", "*MessagePack@2.5.307*").IsUserError("bdn: BenchmarkDotNet measures with this program's own libraries and runtime; ");

    // What restores from the packages that are there.
    [Fact]
    public void ASecondBuildOfTheSameVersionIsMadeOnceAndKept()
    {
        var version = PackageVersions.Loaded(Catalog.Serializers.Single(serializer => serializer.Name == "MessagePack"));
        var root = RepositoryRoot.Find();
        string[] arguments = ["--validate", "--serializers", $"MessagePack@{version},MessagePack", "--models", "Tiny"];
        BuiltPrograms.Run(arguments);
        var again = BuiltPrograms.Run(arguments);
        Assert.Equal((0, ""), (again.ExitCode, again.Error)); // Nothing is built a second time.
        Assert.Contains($"validated MessagePack@{version} on Tiny: ", again.Output, StringComparison.Ordinal);
        Assert.DoesNotContain(Directory.GetDirectories(Path.Combine(root, "artifacts", "versions")), folder => folder.EndsWith($"building-{Environment.ProcessId}", StringComparison.Ordinal));
    }
}
