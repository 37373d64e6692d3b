using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Tests.Studies.Ways;

public class WaysStudyTests
{
    [Fact]
    public void WaysAreMeasuredBesideTheirMainSerializersAndNothingElseIs()
    {
        var lines = BuiltPrograms.Run("--study", "ways", "--list").Output.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
        var all = Study.All.Single(study => study.Name == "ways").Serializers;
        var ways = all.Where(serializer => serializer.WayOf is not null).ToArray();
        Assert.Subset(ways.ToHashSet(), Catalog.Serializers.Where(serializer => serializer.WayOf is not null).ToHashSet());
        Assert.Contains("MemoryPackVersionTolerant", ways.Select(way => way.Name));
        var expected = all.Where(serializer => ways.Contains(serializer) || ways.Any(way => way.WayOf == serializer.Name)).Select(serializer => serializer.Name).ToArray();
        Assert.Contains("SystemTextJson", expected);
        Assert.Contains("SystemTextJsonString", expected);
        Assert.Equal(
            from operation in (string[])["SerializeOnce", "DeserializeOnce"]
            from model in (string[])["Tiny", "Simple", "Complex"]
            from serializer in expected
            select $"{operation}.{serializer}.{model}",
            lines);
    }
}
