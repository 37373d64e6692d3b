using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies.Ways;

namespace SerializationBenchmarks.Tests.Studies.Ways;

public class PreparedOnceTests
{
    public static TheoryData<string> OnlyOfThisStudy => [.. new WaysStudy().Serializers.Where(way => way.WayOf is not null).Select(way => way.Name).Except(Catalog.Serializers.Select(serializer => serializer.Name))];

    [Theory]
    [MemberData(nameof(OnlyOfThisStudy))]
    public void WhatIsPreparedOrCalledOtherwiseWritesTheBytesOfTheMainWay(string name)
    {
        var study = new WaysStudy();
        var way = study.Serializers.Single(serializer => serializer.Name == name);
        Assert.All(study.Models, model => Assert.Equal(Write(way.WayOf!, model.Name), Write(name, model.Name)));

        string Write(string serializer, string model)
        {
            var codec = study.Bind(study.Models).Single(binding => binding.Serializer.Name == serializer && binding.Model.Name == model).Codec!;
            return Convert.ToHexString(codec.Serialize(codec.Create()));
        }
    }
}
