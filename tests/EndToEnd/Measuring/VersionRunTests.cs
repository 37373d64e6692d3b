using System.Runtime.InteropServices;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Pages.Upgrades;
using SerializationBenchmarks.Programs.Terminal;
using SerializationBenchmarks.Programs.Versions;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.EndToEnd.Measuring;

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
        var answer = BuiltPrograms.Measure(_folder, "--serializers", $"{row.ToLowerInvariant()},MessagePack", "--models", "Tiny", "--operations", "SerializeOnce", "--rounds", "2");
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        const string Label = @"MessagePack \S+, \.NET 10\.\S+";
        Assert.Matches($"## MessagePack versus {Label}: time", answer.Output);
        Assert.Matches($@"\| Operation +\| Model \| MessagePack \| {Label} \| Speed-up \| MessagePack is +\| Allocated, B \|", answer.Output);

        var path = Directory.EnumerateFiles(_folder["results"], "*.json", SearchOption.AllDirectories).Single();
        Assert.Empty(RecordSchema.Faults(File.ReadAllText(path)));
        var record = RecordFile.Read(path);
        Assert.Equal(["MessagePack", row], record.Serializers.Select(serializer => serializer.Name));
        Assert.Equal(["MessagePack", row], record.Cases.Select(@case => @case.Key.Serializer));
        Assert.Equal(["MessagePack#1", $"{row}#1"], record.Twins!.Select(@case => @case.Key.Serializer).Order(StringComparer.Ordinal));
        Assert.Null(record.Serializers[0].Version);
        var version = record.Serializers[1].Version!;
        Assert.Equal((record.Environment.Runtime, false), (version.Runtime, version.SelfContained));
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
    [InlineData("MessagePack@2.1.194", "MessagePack@2.1.194: the oldest version of MessagePack that works here is 2.2.85; name that or a newer one.")]
    [InlineData("MessagePack@new", "--serializers: 'MessagePack@new' names no version; write a library's version (2.5.307), ")]
    [InlineData("MesagePack@2.5.307", "--serializers: there is no serializer 'MesagePack', the nearest is MessagePack; ")]
    [InlineData("MessagePack@net8.0", "MessagePack@net8.0: the program is compiled for .NET 10.0, and no older runtime runs it; name net10.0 or a newer one.")]
    [InlineData("MessagePack@own", "MessagePack@own: own is the version beside your own type's assembly; ")]
    [InlineData("SystemTextJson@8.0.5/net11.0", "SystemTextJson@8.0.5/net11.0: .NET 11.0 has System.Text.Json 11.0.0, and loads no older one that a program brings; name that or a newer one.")]
    [InlineData("BebopStructByHand@3.1.3", "BebopStructByHand@3.1.3: BebopStructByHand has no library that has versions; name a runtime, for example BebopStructByHand@net11.0.")]
    [InlineData("DataContract@11.0.0", "DataContract@11.0.0: DataContract has no library that has versions; name a runtime, for example DataContract@net11.0.")]
    public void AVersionThatCannotBeMeasuredIsToldInASentence(string name, string message) => BuiltPrograms.Run("--serializers", name).IsUserError(message);

    [Fact]
    public void APackageThatIsOlderThanTheRuntimesOwnIsRefusedBeforeAnythingIsBuilt() =>
        BuiltPrograms.Run("--serializers", "SystemTextJson@10.0.0").IsUserError($"SystemTextJson@10.0.0: {RuntimeInformation.FrameworkDescription} has System.Text.Json {Environment.Version}, and loads no older one that a program brings; ");

    [Fact]
    public void AWorkingCopyOfWhichAnotherFileWasRestoredIsNotTakenForThat()
    {
        var version = PackageVersions.Loaded(Catalog.Serializers.Single(serializer => serializer.Name == "NewtonsoftJson"));
        File.WriteAllText(_folder[$"Newtonsoft.Json.{version}.nupkg"], "Another file.");
        BuiltPrograms.Run("--serializers", $"NewtonsoftJson@{version}", "--package-source", _folder.Path)
            .IsUserError($"NewtonsoftJson@{version}: another file of Newtonsoft.Json {version} than the one in {_folder.Path} was restored before, and NuGet keeps it; pack yours with a new version.");
    }

    [Fact]
    public void AFileThatIsNoPackageIsNamed()
    {
        File.WriteAllText(_folder["Newtonsoft.Json.99.0.0.nupkg"], "No package.");
        BuiltPrograms.Run("--serializers", "NewtonsoftJson@99.0.0", "--package-source", _folder.Path)
            .IsUserError($"NewtonsoftJson@99.0.0: {_folder["Newtonsoft.Json.99.0.0.nupkg"]} cannot be read as a package: ");
    }

    [Fact]
    public void AFolderThatNugetWouldTakeForTwoIsRefused()
    {
        var folder = Directory.CreateDirectory(_folder["a;b"]).FullName;
        BuiltPrograms.Run("--serializers", "NewtonsoftJson@99.0.0", "--package-source", folder).IsUserError($"--package-source is {folder}, and NuGet takes a semicolon for the end of a path; ");
    }

    [Theory]
    [InlineData("MessagePack@2.5.307", "nowhere", "--package-source is nowhere, which does not exist; name a folder that does.")]
    [InlineData("MessagePack", ".", "--package-source has the packages of versions, and none is named; name one that . has, for example MessagePack@2.5.307.")]
    public void AFolderOfPackagesIsThereAndMeantForAVersion(string serializer, string folder, string message) =>
        BuiltPrograms.Run("--serializers", serializer, "--package-source", folder).IsUserError(message);

    [Fact]
    public void AllStudiesTakeNoVersions() =>
        BuiltPrograms.Run("--study", "all", "--upgrade", _runtime).IsUserError("--upgrade selects within one study; name that instead of --study all.");

    [Theory]
    [InlineData("startup", "the processes of the study startup do not take turns, as versions must; compare versions in a study where they do, such as pocos.")]
    [InlineData("service", "Servers run on this runtime's ASP.NET Core. Leave out ")]
    public void AStudyThatCannotSayWhy(string study, string message) => BuiltPrograms.Run("--study", study, "--serializers", $"MessagePack@{_runtime}").IsUserError(message);

    [Fact]
    public void BenchmarkDotNetTakesNoVersions() =>
        BuiltPrograms.Run("bdn", "--filter", "*MessagePack@2.5.307*").IsUserError("bdn: BenchmarkDotNet measures with this program's own libraries and runtime; ");

    [Fact]
    public void AVersionThatCannotBeBuiltLeavesNothingHalfBuilt()
    {
        BuiltPrograms.Run("--validate", "--serializers", "NewtonsoftJson@99.0.0").EndsWithUserError("NewtonsoftJson@99.0.0: ");
        Assert.Empty(BeingBuiltBy(Environment.ProcessId));
    }

    [Theory]
    [InlineData(Signal.Interrupt)]
    [InlineData(Signal.Terminate)]
    public void AStoppedBuildLeavesNothingHalfBuilt(int signal)
    {
        Needs.Signals();
        var version = PackageVersions.Loaded(Catalog.Serializers.Single(serializer => serializer.Name == "NewtonsoftJson"));
        using var process = BuiltPrograms.Start(RepositoryRoot.Find(), "--validate", "--serializers", $"NewtonsoftJson@{version}", "--package-source", _folder.Path); // With a folder, nothing is kept from the builds of others.
        Assert.Equal($"Building the program with Newtonsoft.Json {version}, once: two to four minutes…", process.StandardError.ReadLine());
        Signal.Send(process.Id, signal);
        Assert.Equal("Stopped. Nothing was built.", process.StandardError.ReadToEnd().Trim());
        process.WaitForExit();
        Assert.Equal(ConsoleProgram.Stopped, process.ExitCode);
        Assert.Empty(BeingBuiltBy(process.Id));
    }

    // What restores from the packages that are there.
    [Fact]
    public void ASecondBuildOfTheSameVersionIsMadeOnceAndKept()
    {
        var version = PackageVersions.Loaded(Catalog.Serializers.Single(serializer => serializer.Name == "MessagePack"));
        string[] arguments = ["--validate", "--serializers", $"MessagePack@{version},MessagePack", "--models", "Tiny"];
        BuiltPrograms.Run(arguments);
        var again = BuiltPrograms.Run(arguments);
        Assert.Equal((0, ""), (again.ExitCode, again.Error)); // Nothing is built a second time.
        Assert.Contains($"validated MessagePack@{version} on Tiny: ", again.Output, StringComparison.Ordinal);
        Assert.Empty(BeingBuiltBy(Environment.ProcessId));
    }

    private static string[] BeingBuiltBy(int process) => Directory.GetFileSystemEntries(Path.Combine(RepositoryRoot.Find(), "artifacts", "versions"), $"building-{process}-*");
}
