using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Programs.Arguments;

public class NameFilterTests
{
    private static readonly string[] _names = ["NewtonsoftJson", "SystemTextJson", "SystemTextJsonSourceGen", "ProtobufNet", "GoogleProtobuf", "Bebop"];

    [Fact]
    public void NothingChoosesAll()
    {
        Assert.Equal(_names, Pick(null));
        Assert.Equal(_names, Pick());
    }

    [Fact]
    public void NamesAreSeparatedByCommasOrRepeatedInAnyCase() =>
        Assert.Equal(["NewtonsoftJson", "ProtobufNet", "Bebop"], Pick("bebop, PROTOBUFNET,", "NewtonsoftJson", "Bebop"));

    [Theory]
    [InlineData("NewtonsftJson", "NewtonsoftJson")]
    [InlineData("bebp", "Bebop")]
    [InlineData("protobuf", "ProtobufNet, GoogleProtobuf")]
    [InlineData("System.Text.Json", "SystemTextJson")]
    [InlineData("SystemTextJsonSourcGen", "SystemTextJsonSourceGen, SystemTextJson")]
    [InlineData("MemoryPack", "")]
    [InlineData("", "")]
    [InlineData("zz", "")]
    public void FindsTheNearestNames(string wrong, string nearest) =>
        Assert.Equal(nearest, string.Join(", ", NearNames.Find(wrong, _names)));

    [Fact]
    public void ANameThatIsThereTwiceIsNearOnce() =>
        Assert.Equal(", the nearest is --models", NearNames.Hint("--model", ["--models", "--json", "--models"]));

    [Theory]
    [InlineData("Bebp", "--serializers: there is no serializer 'Bebp', the nearest is Bebop; valid are NewtonsoftJson, SystemTextJson, SystemTextJsonSourceGen, ProtobufNet, GoogleProtobuf, Bebop.")]
    [InlineData("MemoryPack", "--serializers: there is no serializer 'MemoryPack'; valid are NewtonsoftJson, SystemTextJson, SystemTextJsonSourceGen, ProtobufNet, GoogleProtobuf, Bebop.")]
    [InlineData(" ,", "--serializers names no serializer; valid are NewtonsoftJson, SystemTextJson, SystemTextJsonSourceGen, ProtobufNet, GoogleProtobuf, Bebop.")]
    [InlineData("messagepack", "--serializers: MessagePack is left out: no source holds it.")]
    public void WrongNamesAreAnErrorInASentence(string value, string message) =>
        Assert.Equal(message, Assert.Throws<UserErrorException>(() => Pick(value)).Message);

    [Fact]
    public void SerializersLeftOutShareALineWithTheirReason()
    {
        Assert.Equal("", LeftOutNote.Lines("Left out", []));
        Assert.Equal(
            "- Left out: A; C. No source holds x.\n- Left out: B. Too large.\n",
            LeftOutNote.Lines("Left out", [("A", "No source holds x."), ("B", "Too large."), ("C", "No source holds x.")]));
    }

    [Fact]
    public void WhatTablesCallASerializerIsTaken() => Assert.All(
        Catalog.Serializers,
        serializer => Assert.Contains(serializer, NameFilter.PickSerializers([SerializerLabels.Of(serializer)])));

    [Fact]
    public void ALibrarysNameInTablesIsTakenToo()
    {
        Assert.Equal(["SystemTextJson"], NameFilter.PickSerializers(["System.Text.Json"]).Select(serializer => serializer.Name));
        Assert.Equal(["SystemTextJsonSourceGen"], NameFilter.PickSerializers(["System.Text.Json source gen"]).Select(serializer => serializer.Name));
        Assert.Equal(["MongoBson"], NameFilter.PickSerializers(["mongodb.bson"]).Select(serializer => serializer.Name));
    }

    [Fact]
    public void ANameInTablesThatHasACommaIsOne() => Assert.Equal(
        ["SystemTextJsonSourceGen", "ProtobufNet", "MessagePack", "MemoryPackVersionTolerant"],
        NameFilter.PickSerializers(["MessagePack,System.Text.Json, source gen,protobuf-net, buffer writer", "MemoryPack, version-tolerant"]).Select(serializer => serializer.Name));

    [Fact]
    public void ANameThatOlderTablesHaveIsTakenToo() => Assert.Equal(
        ["DataContract", "MemoryPack", "MemoryPackVersionTolerant"],
        NameFilter.PickSerializers(["MemoryPack.Core", "MemoryPack.Core, version-tolerant", "System.Private.DataContractSerialization"]).Select(serializer => serializer.Name));

    private static IReadOnlyList<string> Pick(params string[]? values) =>
        NameFilter.Pick(values, "--serializers", "serializer", _names, name => name, [new LeftOut("MessagePack", "no source holds it.")]);
}
