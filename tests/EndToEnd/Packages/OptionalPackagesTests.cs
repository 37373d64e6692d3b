using System.IO.Compression;
using System.Text.Json.Nodes;
using System.Xml.Linq;

namespace SerializationBenchmarks.EndToEnd.Packages;

// All on one copy, in any order: switching between the worlds needs no more than a restore, which every build does.
public sealed class OptionalPackagesTests : IClassFixture<SourceCopy>, IDisposable
{
    private const string Serializers = "src/Serializers";

    private readonly SourceCopy _copy;
    private readonly string[] _optionalPackages;
    private readonly Dictionary<string, string[]> _optionalSerializers; // By their folder.

    // A serializer whose package no source has: a folder and a version line are all there is to it.
    public OptionalPackagesTests(SourceCopy copy)
    {
        _copy = copy;
        var packages = Directory.EnumerateFiles(copy[Serializers], "*.props", SearchOption.AllDirectories)
            .SelectMany(file => XDocument.Load(file).Descendants("OptionalPackage").Select(package => (Folder: Path.GetFileName(Path.GetDirectoryName(file))!, Package: package)))
            .Where(found => found.Folder != "Imaginary")
            .ToArray();
        _optionalPackages = [.. packages.Select(found => found.Package.Attribute("Include")!.Value)];
        _optionalSerializers = packages.ToDictionary(found => found.Folder, found => found.Package.Attribute("Serializers")!.Value.Split(';'));
        if (Directory.Exists(copy[$"{Serializers}/Imaginary"]))
            return;
        Directory.CreateDirectory(copy[$"{Serializers}/Imaginary"]);
        File.WriteAllText(copy[$"{Serializers}/Imaginary/Imaginary.cs"], "using SerializationBenchmarks.NoSuchPackage;");
        File.WriteAllText(
            copy[$"{Serializers}/Imaginary/Serializer.props"],
            """<Project><ItemGroup><OptionalPackage Include="SerializationBenchmarks.NoSuchPackage" Serializers="Imaginary" /></ItemGroup></Project>""");
        var versions = copy["Directory.Packages.props"];
        File.WriteAllText(versions, File.ReadAllText(versions).Replace(
            "</Project>",
            """<ItemGroup><PackageVersion Include="SerializationBenchmarks.NoSuchPackage" Version="1.2.3" /></ItemGroup></Project>""",
            StringComparison.Ordinal));
    }

    // The next test has this machine's own sources and packages again.
    public void Dispose()
    {
        File.Delete(_copy["NuGet.Config"]);
        foreach (var folder in (string[])["local", "found"])
        {
            if (Directory.Exists(_copy[folder]))
                Directory.Delete(_copy[folder], recursive: true);
        }
    }

    // What is compiled is what the running tests are of, in .ci/run with the packages and without.
    [Fact]
    public void NoneLeavesEveryOptionalSerializerOut()
    {
        Restore("-p:OptionalPackages=none");
        var (folders, leftOut) = Evaluate();
        Assert.NotEmpty(_optionalSerializers);
        Assert.Contains("SystemTextJson", folders);
        Assert.DoesNotContain(folders, _optionalSerializers.ContainsKey);
        Assert.Equal(_optionalSerializers.Values.SelectMany(serializers => serializers).Append("Imaginary").Order(StringComparer.Ordinal), leftOut.Keys.Order(StringComparer.Ordinal));
        Assert.Equal("The package SerializationBenchmarks.NoSuchPackage 1.2.3 is left out by OptionalPackages=none.", leftOut["Imaginary"]);

        var (exitCode, output) = _copy.Dotnet("build", Serializers, "--no-restore", "-p:OptionalPackages=all");
        Assert.NotEqual(0, exitCode);
        Assert.Contains("restore with the same value", output, StringComparison.Ordinal);
    }

    [Fact]
    public void AutoLeavesOutWhatCannotBeRestoredAndSaysNothingElseOfIt()
    {
        Assert.DoesNotContain("NU1", Restore(), StringComparison.Ordinal);
        var (folders, leftOut) = Evaluate();
        Assert.Equal("The package SerializationBenchmarks.NoSuchPackage 1.2.3 is in none of this machine's package sources: add one that has it, and restore.", leftOut["Imaginary"]);
        Assert.DoesNotContain("Imaginary", folders);
        Assert.All(_optionalSerializers, optional => Assert.All(optional.Value, serializer => Assert.NotEqual(folders.Contains(optional.Key), leftOut.ContainsKey(serializer))));
    }

    [Fact]
    public void APackageThatASourceGetsIsFoundByTheNextRestore()
    {
        UseLocalSource();
        RestoreApart();
        Assert.Contains("LeftOut:Imaginary", Decision(), StringComparison.Ordinal);

        AddPackage();
        RestoreApart();
        Assert.DoesNotContain("LeftOut:Imaginary", Decision(), StringComparison.Ordinal);
        Assert.Contains("<PackageReference Include=\"SerializationBenchmarks.NoSuchPackage\" />", Decision(), StringComparison.Ordinal);
    }

    [Fact]
    public void ASourceThatDoesNotAnswerIsTheReasonAndNotThatThePackageIsMissing()
    {
        File.WriteAllText(_copy["NuGet.Config"], """
            <configuration><packageSources><add key="gone" value="http://localhost:1/index.json" allowInsecureConnections="true" /></packageSources></configuration>
            """);
        Restore(); // What every build needs is in the folder of packages.
        Assert.Equal(
            "The package SerializationBenchmarks.NoSuchPackage 1.2.3 could not be looked for, because a package source does not answer: restore again when it does.",
            Evaluate().LeftOut["Imaginary"]);
    }

    [Fact]
    public void AllMakesAMissingPackageARestoreError()
    {
        // Restore names the first that it misses: without the others, which a source may lack too.
        var (exitCode, output) = _copy.Dotnet("restore", Serializers, "-p:OptionalPackages=all", $"-p:WithoutPackages={string.Join("%3B", _optionalPackages)}");
        Assert.NotEqual(0, exitCode);
        Assert.Contains("error NU1", output, StringComparison.Ordinal);
        Assert.Contains("SerializationBenchmarks.NoSuchPackage", output, StringComparison.Ordinal);
    }

    [Fact]
    public void AnyOtherValueIsAnError()
    {
        var (exitCode, output) = _copy.Dotnet("restore", Serializers, "-p:OptionalPackages=some");
        Assert.NotEqual(0, exitCode);
        Assert.Contains("OptionalPackages is 'some'; it must be auto, none or all.", output, StringComparison.Ordinal);
    }

    [Fact]
    public void WithoutPackagesLeavesOutWhatItNamesWhetherItCanBeRestoredOrNot()
    {
        var (exitCode, output) = _copy.Dotnet("restore", Serializers, "-p:WithoutPackages=SerializationBenchmarks.NoSuchPackage%3Bbebop");
        Assert.True(exitCode == 0, output);
        var generated = File.ReadAllText(_copy[$"{Serializers}/obj/OptionalPackages.g.targets"]);
        Assert.Contains("""<AssemblyMetadata Include="LeftOut:Imaginary" Value="The package SerializationBenchmarks.NoSuchPackage 1.2.3 is left out by WithoutPackages." />""", generated, StringComparison.Ordinal);
        Assert.Contains("""<AssemblyMetadata Include="LeftOut:BebopStruct" Value="The package bebop 3.1.3 is left out by WithoutPackages." />""", generated, StringComparison.Ordinal);
        Assert.DoesNotContain("""<PackageReference Include="bebop" />""", generated, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("bebob")]
    [InlineData("Newtonsoft.Json")] // Every build needs it.
    public void WithoutPackagesTakesNoNameButThatOfAnOptionalPackage(string name)
    {
        var (exitCode, output) = _copy.Dotnet("restore", Serializers, $"-p:WithoutPackages={name}");
        Assert.NotEqual(0, exitCode);
        Assert.Contains($"WithoutPackages names '{name}'; it must name optional packages: ", output, StringComparison.Ordinal);
        Assert.All(_optionalPackages, package => Assert.Contains(package, output, StringComparison.Ordinal));
    }

    // The package goes into folders of its own, never into this machine's, where all other tests would find it.
    private void UseLocalSource(string more = "")
    {
        Directory.CreateDirectory(_copy["local"]);
        File.WriteAllText(_copy["NuGet.Config"], $"""
            <configuration>
              <packageSources><clear /><add key="local" value="local" /></packageSources>
              <fallbackPackageFolders><clear /><add key="shared" value="{PackageFolder()}" /></fallbackPackageFolders>
              {more}
            </configuration>
            """);
    }

    private void AddPackage()
    {
        using var package = ZipFile.Open(_copy["local/SerializationBenchmarks.NoSuchPackage.1.2.3.nupkg"], ZipArchiveMode.Create);
        using var writer = new StreamWriter(package.CreateEntry("SerializationBenchmarks.NoSuchPackage.nuspec").Open());
        writer.Write("<package><metadata><id>SerializationBenchmarks.NoSuchPackage</id><version>1.2.3</version><authors>-</authors><description>-</description></metadata></package>");
    }

    // Above the settings of the file stands a variable, NUGET_PACKAGES, and above that this property.
    private string RestoreApart(params string[] more) => Restore([$"-p:RestorePackagesPath={_copy["found"]}", .. more]);

    private string Decision() => File.ReadAllText(_copy[$"{Serializers}/obj/OptionalPackages.g.targets"]);

    // Where the packages of the running tests were restored to.
    private static string PackageFolder() => Environment.GetEnvironmentVariable("NUGET_PACKAGES") is { Length: > 0 } folder
        ? folder
        : Path.Combine(Environment.GetFolderPath(Environment.SpecialFolder.UserProfile), ".nuget", "packages");

    private string Restore(params string[] arguments)
    {
        var (exitCode, output) = _copy.Dotnet(["restore", Serializers, .. arguments]);
        Assert.True(exitCode == 0, output);
        return output;
    }

    // The folders whose files would be compiled, and the serializers that the assembly would say are left out, with the reasons.
    private (string[] Folders, Dictionary<string, string> LeftOut) Evaluate()
    {
        var (exitCode, output) = _copy.Dotnet("msbuild", Serializers, "-getItem:Compile", "-getItem:AssemblyMetadata");
        Assert.True(exitCode == 0, output);
        var items = JsonNode.Parse(output)!["Items"]!;
        return (
            [.. items["Compile"]!.AsArray().Select(item => item!["Identity"]!.GetValue<string>().Split('/', '\\')[0]).Distinct()],
            items["AssemblyMetadata"]!.AsArray()
                .Select(item => (Key: item!["Identity"]!.GetValue<string>(), Value: item["Value"]!.GetValue<string>()))
                .Where(item => item.Key.StartsWith("LeftOut:", StringComparison.Ordinal))
                .ToDictionary(item => item.Key["LeftOut:".Length..], item => item.Value));
    }
}
