using System.Reflection;
using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies;
using SerializationBenchmarks.Studies.Harness;

namespace SerializationBenchmarks.Tests.Studies.Harness;

public class HarnessOverheadTests
{
    [Fact]
    public void HarnessOverheadPairsDirectMethodsWithTheSuitesCases()
    {
        var answer = BuiltPrograms.Run("--list", "--study", "harness-overhead");
        var lines = answer.Output.ReplaceLineEndings("\n").TrimEnd().Split('\n');
        Assert.Equal(0, answer.ExitCode);
        Assert.All(lines.Chunk(2), pair => Assert.Equal(pair[0], pair[1].Insert(pair[1].LastIndexOf('.'), " direct")));
        Assert.Contains("SerializeOnce.SystemTextJsonSourceGen direct.Tiny", lines);
        Assert.Equal(Catalog.LeftOut.Any(left => left.Serializer == "BebopStruct"), lines.Contains("SerializeOnce.BebopStructByHand direct.Tiny")); // It stands in.

        var serializers = Catalog.Serializers.Where(Study.All[0].MeasuresUnnamed).Select(serializer => serializer.Name).ToHashSet();
        var methods = typeof(HarnessOverhead).GetMethods().Where(method => method.IsDefined(typeof(BenchmarkAttribute)) && serializers.Contains(method.Name.Split('_')[1]));
        Assert.Equal(2 * methods.Count(), lines.Length);
    }
}
