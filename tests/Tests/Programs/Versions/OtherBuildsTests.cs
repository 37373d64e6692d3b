using SerializationBenchmarks.Programs.Versions;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Tests.Programs.Versions;

/// <summary>How programs with another runtime are deployed. No machine has .NET 99, and every machine the runtime of the tests.</summary>
public class OtherBuildsTests
{
    private static readonly string _installed = VersionedName.RunningRuntime;

    [Theory]
    [InlineData("MessagePack@net99.0")]
    [InlineData("MessagePack@net99.0,MessagePack@2.5.307/net99.0,MessagePack@3.1.9")]
    public void WhatBringsItsRuntimeIsHeldAgainstTheSerializerWithItsOwn(string rows)
    {
        var builds = Of(rows);
        Assert.True(builds.IsSelfContained);
        Assert.Equal($"MessagePack@{_installed}", Assert.Single(builds.Controls()).ToString());
    }

    [Fact]
    public void AControlThatIsNamedIsNotAddedAgain() => Assert.Empty(Of($"MessagePack@net99.0,MessagePack@{_installed}").Controls());

    [Fact]
    public void InstalledRuntimesAndOtherVersionsNeedNone()
    {
        var builds = Of($"MessagePack@{_installed},MessagePack@2.5.307");
        Assert.False(builds.IsSelfContained);
        Assert.Empty(builds.Controls());
    }

    private static OtherBuilds Of(string rows) =>
        new(typeof(Study).Assembly, [.. rows.Split(',').Select(row => VersionedName.Parse(row, "--serializers")!)], null, TextWriter.Null);
}
