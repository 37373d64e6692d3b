using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Benchmarks.Studies.Ways;

public class WaysStudyTests
{
    [Fact]
    public void WaysAreMeasuredBesideTheirMainSerializersAndNothingElseIs()
    {
        var lines = Programs.Run("--study", "ways", "--list").Output.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
        var ways = Catalog.Serializers.Where(serializer => serializer.WayOf is not null).ToArray();
        var expected = Catalog.Serializers.Where(serializer => ways.Contains(serializer) || ways.Any(way => way.WayOf == serializer.Name)).Select(serializer => serializer.Name).ToArray();
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
