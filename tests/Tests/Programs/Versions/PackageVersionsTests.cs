using SerializationBenchmarks.Programs.Versions;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Programs.Versions;

public class PackageVersionsTests
{
    [Fact]
    public void WhatTheSdkFindsIsReadTheOldestFirstAndEachOnce() => Assert.Equal(
        ["2.5.307", "13.0.4", "14.0.1-beta2", "14.0.1"],
        PackageVersions.Read("""
            { "version": 2, "problems": [], "searchResult": [
              { "sourceName": "one", "packages": [ { "id": "x", "version": "14.0.1" }, { "id": "x", "version": "2.5.307" }, { "id": "x", "version": "14.0.1-beta2" } ] },
              { "sourceName": "two", "packages": [ { "id": "x", "version": "13.0.4" }, { "id": "x", "version": "2.5.307" } ] }
            ] }
            """));

    [Theory]
    [InlineData("2.5.307", "3.1.12", true)]
    [InlineData("3.1.9", "3.1.12", true)]
    [InlineData("14.0.1-beta2", "14.0.1", true)]
    [InlineData("3.1.12", "3.1.12", false)]
    [InlineData("3.1", "3.1.0", false)]
    public void NumbersAreComparedAsNumbersAndAReleaseIsNewerThanItsTrials(string version, string other, bool isOlder) =>
        Assert.Equal(isOlder, PackageVersions.IsOlder(version, other));

    [Theory]
    [InlineData("MessagePack", "MessagePack")]
    [InlineData("Orleans", "Microsoft.Orleans.Serialization")]
    [InlineData("ProtobufNet", "protobuf-net")]
    [InlineData("SystemTextJson", "System.Text.Json")]
    public void ALibrarysPackageIsFound(string serializer, string package) =>
        Assert.Equal(package, PackageVersions.PackageOf(Catalog.Serializers.Single(info => info.Name == serializer).Library!.Assembly));

    [Fact]
    public void EveryPackageWhoseOldestVersionIsStatedIsOneOfALibrary()
    {
        string[] packages = [.. Catalog.Serializers.Select(serializer => serializer.Library?.Assembly).OfType<System.Reflection.Assembly>().Distinct().Select(PackageVersions.PackageOf)];
        string[] stated = [.. packages.Where(package => PackageVersions.Oldest(package) is not null)];
        Assert.Subset(stated.ToHashSet(), new HashSet<string> { "MessagePack", "Newtonsoft.Json", "System.Text.Json", "protobuf-net" });
        Assert.All(stated, package => Assert.False(PackageVersions.IsOlder(PackageVersions.Loaded(Catalog.Serializers.First(serializer => serializer.Library is { } library && PackageVersions.PackageOf(library.Assembly) == package)), PackageVersions.Oldest(package)!), package));
    }
}
