using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Programs.Terminal;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Programs.Arguments;

public class NameFilterTests
{
    private static readonly string[] _names = ["NewtonsoftJson", "SystemTextJson", "SystemTextJsonSourceGen", "ProtobufNet", "GoogleProtobuf", "Floor"];

    [Fact]
    public void NothingChoosesAll()
    {
        Assert.Equal(_names, Pick(null));
        Assert.Equal(_names, Pick());
    }

    [Fact]
    public void NamesAreSeparatedByCommasOrRepeatedInAnyCase() =>
        Assert.Equal(["NewtonsoftJson", "ProtobufNet", "Floor"], Pick("floor, PROTOBUFNET,", "NewtonsoftJson", "Floor"));

    [Theory]
    [InlineData("NewtonsftJson", "NewtonsoftJson")]
    [InlineData("flor", "Floor")]
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
    [InlineData("Flor", "--serializers: there is no serializer 'Flor', the nearest is Floor; valid are NewtonsoftJson, SystemTextJson, SystemTextJsonSourceGen, ProtobufNet, GoogleProtobuf, Floor.")]
    [InlineData("MemoryPack", "--serializers: there is no serializer 'MemoryPack'; valid are NewtonsoftJson, SystemTextJson, SystemTextJsonSourceGen, ProtobufNet, GoogleProtobuf, Floor.")]
    [InlineData(" ,", "--serializers names no serializer; valid are NewtonsoftJson, SystemTextJson, SystemTextJsonSourceGen, ProtobufNet, GoogleProtobuf, Floor.")]
    [InlineData("messagepack", "--serializers: MessagePack is left out: no source holds it.")]
    public void WrongNamesAreAnErrorInASentence(string value, string message) =>
        Assert.Equal(message, Assert.Throws<UserErrorException>(() => Pick(value)).Message);

    [Fact]
    public void SerializersLeftOutShareALineWithTheirReason()
    {
        Assert.Equal("", LeftOutNote.Lines("Left out", []));
        Assert.Equal(
            "- Left out: A, C. No source holds x.\n- Left out: B. Too large.\n",
            LeftOutNote.Lines("Left out", [("A", "No source holds x."), ("B", "Too large."), ("C", "No source holds x.")]));
    }

    private static IReadOnlyList<string> Pick(params string[]? values) =>
        NameFilter.Pick(values, "--serializers", "serializer", _names, name => name, [new LeftOut("MessagePack", "no source holds it.")]);
}
