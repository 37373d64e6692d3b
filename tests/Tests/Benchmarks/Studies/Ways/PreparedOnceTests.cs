using SerializationBenchmarks.Benchmarks.Studies.Ways;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.ProtobufNet;

namespace SerializationBenchmarks.Tests.Benchmarks.Studies.Ways;

public class PreparedOnceTests
{
    private static readonly string[] _otherBytes = [nameof(ProtobufNetGroups)];

    public static TheoryData<string> OnlyOfThisStudy => [.. new WaysStudy().Serializers.Where(way => way.WayOf is not null && !_otherBytes.Contains(way.Name)).Select(way => way.Name).Except(Catalog.Serializers.Select(serializer => serializer.Name))];

    [Theory]
    [MemberData(nameof(OnlyOfThisStudy))]
    public void WhatIsPreparedOrCalledOtherwiseWritesTheBytesOfTheMainWay(string name)
    {
        var study = new WaysStudy();
        var way = study.Serializers.Single(serializer => serializer.Name == name);
        Assert.All(study.Models, model => Assert.Equal(Write(way.WayOf!, model.Name), Write(name, model.Name)));
    }

    // Of three children, each a field of number 7: as a message (tag 3A) a length stands before it, as a group (tag 3B) its end is marked (tag 3C).
    [Fact]
    public void GroupsHaveAMarkAtTheirEndInPlaceOfALengthBefore()
    {
        Assert.Equal(Write(nameof(ProtobufNet), "Simple"), Write(nameof(ProtobufNetGroups), "Simple"));
        var (messages, groups) = (Write(nameof(ProtobufNet), "Complex").Split("3A"), Write(nameof(ProtobufNetGroups), "Complex").Split("3B"));
        Assert.Equal((4, 4), (messages.Length, groups.Length));
        Assert.Equal([messages[0], .. messages.Skip(1).Select(message => message[2..] + "3C")], groups);
    }

    private static string Write(string serializer, string model)
    {
        var study = new WaysStudy();
        var codec = study.Bind(study.Models).Single(binding => binding.Serializer.Name == serializer && binding.Model.Name == model).Codec!;
        return Convert.ToHexString(codec.Serialize(codec.Create()));
    }
}
