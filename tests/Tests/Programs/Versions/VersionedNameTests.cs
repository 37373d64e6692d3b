using SerializationBenchmarks.Programs.Versions;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Tests.Programs.Versions;

public class VersionedNameTests
{
    [Theory]
    [InlineData("MessagePack@2.5.307", "2.5.307", null)]
    [InlineData("MessagePack@net11.0", null, "net11.0")]
    [InlineData("MessagePack@2.5.307/net11.0", "2.5.307", "net11.0")]
    [InlineData("MessagePack@14.0.1-beta2", "14.0.1-beta2", null)]
    [InlineData("MessagePack@2.5.307.0", "2.5.307", null)]
    [InlineData("MessagePack@2.05.307", "2.5.307", null)]
    [InlineData("MessagePack@own", "own", null)]
    [InlineData(" MessagePack @ OWN/NET11.0 ", "own", "net11.0")]
    public void AVersionARuntimeOrBothStandBehindTheMark(string text, string? version, string? runtime) =>
        Assert.Equal(new VersionedName("MessagePack", version, runtime), VersionedName.Parse(text, "--serializers"));

    [Fact]
    public void ANameWithoutTheMarkHasNoVersion() => Assert.Null(VersionedName.Parse("MessagePack", "--serializers"));

    [Theory]
    [InlineData("MessagePack@2.5.307", "MessagePack@2.5.307")]
    [InlineData("MessagePack@2.5.307/net11.0", "MessagePack@2.5.307/net11.0")]
    [InlineData("MessagePack@net11.0", "MessagePack@net11.0")]
    public void TheRowHasTheNameThatWasTyped(string text, string row) => Assert.Equal(row, VersionedName.Parse(text, "--serializers")!.ToString());

    [Theory]
    [InlineData("MessagePack@")]
    [InlineData("MessagePack@latest")]
    [InlineData("MessagePack@2")]
    [InlineData("MessagePack@net11")]
    [InlineData("MessagePack@net11.0/2.5.307")]
    [InlineData("MessagePack@2.5.307/")]
    [InlineData("MessagePack@2.5.307;rm")]
    [InlineData("MessagePack@../2.5")]
    [InlineData("MessagePack@999999999999.0")]
    [InlineData("MessagePack@net999999999999.0")]
    public void WhatIsNeitherIsToldWithWhatIsAllowed(string text)
    {
        var error = Assert.Throws<UserErrorException>(() => VersionedName.Parse(text, "--serializers"));
        Assert.Equal($"--serializers: '{text}' names no version; write a library's version (2.5.307), a runtime (net11.0), both (2.5.307/net11.0), or own, the version beside your own type's assembly.", error.Message);
    }
}
