using System.Security.Cryptography;
using SerializationBenchmarks.Measuring.Configuration;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Measuring.Configuration;

public sealed class LibraryFilesTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void EveryLibraryHasItsFile()
    {
        var files = CurrentEnvironment.Read().LibraryFiles;
        Assert.All(Catalog.Serializers.Where(serializer => serializer.Library is not null), serializer =>
        {
            var assembly = serializer.Library!.Assembly;
            var file = Assert.Single(files, file => file.Name == assembly.GetName().Name);
            Assert.Equal(Convert.ToHexStringLower(SHA256.HashData(File.ReadAllBytes(assembly.Location))), file.Sha256);
            Assert.Equal(serializer.LibraryVersion, $"{LibraryName.OfAssembly(file.Name)} {(file.Name.StartsWith("System.Private.", StringComparison.Ordinal) ? Environment.Version.ToString() : serializer.Version ?? SerializerInfo.PackageVersion(file.Version!))}");
        });
        Assert.Null(files.Single(file => file.Name == "System.Text.Json").Source);
        Assert.Equal(files.Select(file => file.Name).Order(StringComparer.Ordinal), files.Select(file => file.Name));
        Assert.All(files, file => Assert.Contains(file.Source, (string?[])[null, "local", "package source"]));
    }

    [Fact]
    public void WhatALibraryNeedsIsListedToo() => Assert.Contains("protobuf-net.Core", CurrentEnvironment.Read().LibraryFiles.Select(file => file.Name));

    [Theory]
    [InlineData("https://api.example.org/v3/index.json", "package source")]
    [InlineData("http://feed.example.org/", "package source")]
    [InlineData("/somewhere/packages", "local")]
    [InlineData(@"C:\packages", "local")]
    [InlineData("file:///somewhere/packages", "local")]
    [InlineData("", null)]
    [InlineData(null, null)]
    public void AnAddressIsAPackageSourceAndAFolderIsLocal(string? source, string? expected)
    {
        WritePackage(source is null ? "{}" : $$"""{ "version": 2, "source": "{{source.Replace(@"\", @"\\", StringComparison.Ordinal)}}" }""");
        File.WriteAllText(_folder["measured.dll"], "code");
        Assert.Equal(expected, LibraryFiles.SourceOf(_folder.Path, ("lib/1.0.0", "lib/net8.0/lib.dll"), _folder["measured.dll"]));
    }

    [Fact]
    public void APackageThatIsNotThereOrHoldsAnotherFileSaysNothing()
    {
        WritePackage("""{ "source": "/somewhere" }""");
        File.WriteAllText(_folder["measured.dll"], "other code");
        Assert.Null(LibraryFiles.SourceOf(_folder.Path, ("lib/1.0.0", "lib/net8.0/lib.dll"), _folder["measured.dll"]));
        Assert.Null(LibraryFiles.SourceOf(_folder.Path, ("lib/2.0.0", "lib/net8.0/lib.dll"), _folder["measured.dll"]));
    }

    [Fact]
    public void ARecordHoldsNoFolder() =>
        Assert.DoesNotContain(Path.GetTempPath(), RecordFile.Text(CurrentEnvironment.Read()), StringComparison.Ordinal);

    [Fact]
    public void OnlyTheContentOfAFileThatBothListIsADifference()
    {
        var old = RecordFactory.Full().Environment with { LibraryFiles = [] };
        var one = old with { LibraryFiles = [new("First", "aa", "1.2.3", LibraryFileRecord.Local)] };
        Assert.Null(old.FirstCodeDifference(one));
        Assert.Null(one.FirstCodeDifference(old));
        Assert.Null(one.FirstCodeDifference(one with { LibraryFiles = [new("First", "aa", "1.2.3", LibraryFileRecord.PackageSource)] }));
        Assert.Null(one.FirstCodeDifference(one with { LibraryFiles = [new("Second", "bb", "1.2.3", null)] }));
        Assert.Equal("First is another file, although its version is the same", one.FirstCodeDifference(one with { LibraryFiles = [new("First", "bb", "1.2.3", LibraryFileRecord.Local)] }));
    }

    private void WritePackage(string metadata)
    {
        Directory.CreateDirectory(_folder["lib/1.0.0/lib/net8.0"]);
        File.WriteAllText(_folder["lib/1.0.0/.nupkg.metadata"], metadata);
        File.WriteAllText(_folder["lib/1.0.0/lib/net8.0/lib.dll"], "code");
    }
}
