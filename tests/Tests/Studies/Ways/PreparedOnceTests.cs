using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.ProtobufNet;
using SerializationBenchmarks.Studies.Ways;

namespace SerializationBenchmarks.Tests.Studies.Ways;

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
        var (messages, groups) = (Convert.FromHexString(Write(nameof(ProtobufNet), "Complex")), Convert.FromHexString(Write(nameof(ProtobufNetGroups), "Complex")));
        var first = groups.IndexOf((byte)0x3B);
        var expected = messages[..first].ToList();
        for (var (start, length) = (first, 0); start < messages.Length; start += 2 + length)
        {
            Assert.Equal(0x3A, messages[start]);
            length = messages[start + 1];
            expected.AddRange([0x3B, .. messages.AsSpan(start + 2, length), 0x3C]);
        }

        Assert.Equal(expected, groups);
    }

    private static string Write(string serializer, string model)
    {
        var study = new WaysStudy();
        var codec = study.Bind(study.Models).Single(binding => binding.Serializer.Name == serializer && binding.Model.Name == model).Codec!;
        return Convert.ToHexString(codec.Serialize(codec.Create()));
    }
}
