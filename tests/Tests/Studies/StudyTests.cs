using System.Reflection;
using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Tests.Studies;

public class StudyTests
{
    [Fact]
    public void EveryGenericBenchmarkClassIsAnOperationOfTheDefaultStudy()
    {
        var classes = typeof(Operation<>).Assembly.GetTypes()
            .Where(type => type.IsGenericTypeDefinition && !type.IsAbstract && type.GetMethods().Any(method => method.IsDefined(typeof(BenchmarkAttribute))));
        Assert.Equal(
            classes.OrderBy(type => type.GetCustomAttribute<OperationAttribute>()?.Order).Select(type => type.Name.Split('`')[0]),
            Study.All[0].Operations.Select(operation => operation.Name));
        Assert.Equal(
            ["SerializeOnce", "SerializeMultiple", "DeserializeOnce", "DeserializeMultiple", "CreateAndSerialize", "CreateAndSerializeAndDeserialize", "SerializeToBuffer", "SerializeFromModel", "DeserializeToModel"],
            Study.All[0].Operations.Take(9).Select(operation => operation.Name));
    }

    [Fact]
    public void StudiesHaveNamesOfTheirOwnAndTheDefaultOneIsFirst()
    {
        Assert.Equal("pocos", Study.All[0].Name);
        Assert.Distinct(Study.All.Select(study => study.Name));
        Assert.Contains("harness-overhead", Study.All.Select(study => study.Name));
    }

    [Fact]
    public void AQuickRunLeavesOutTheModelsThatTakeLongUnlessTheyAreNamed()
    {
        const string Quick = "--study fresh --serializers SystemTextJson --operations SerializeOnce --list --quick";
        var study = Study.All.Single(study => study.Name == "fresh");
        Assert.Contains("Tiny", study.TakeLong);
        Assert.Equal(study.Models.Select(model => model.Name).Except(study.TakeLong), Listed(Quick).Select(name => name.Split('.')[^1]));
        Assert.Equal(["SerializeOnce.SystemTextJson.Tiny"], Listed($"{Quick} --models Tiny"));
        Assert.Equal(["SerializeOnce.SystemTextJson.Tiny"], Listed($"{Quick} --filter *.Tiny"));
    }

    [Fact]
    public void AQuickRunLeavesOutTheOperationsThatTakeLongUnlessTheyAreNamed()
    {
        const string Quick = "--study publishing --serializers GoogleProtobuf --list --quick";
        Assert.Equal(8, Listed(Quick).Length);
        Assert.DoesNotContain(Listed(Quick), name => name.Contains("NativeAot", StringComparison.Ordinal));
        Assert.Equal(["SerializeNativeAot.GoogleProtobuf.Complex"], Listed($"{Quick} --operations SerializeNativeAot"));
    }

    // Binding tries the sample, which may be large.
    [Fact]
    public void SerializersThatNobodyAskedForAreNotBound()
    {
        var study = Study.All.Single(study => study.Name == "encodings");
        var asked = study.Serializers.Where(serializer => serializer.Name is "SystemTextJson" or "Bson").ToArray();
        Assert.Equal(["SystemTextJson", "Bson"], study.Bind([study.Models[0]], asked).Select(binding => binding.Serializer.Name));
        Assert.Equal(Catalog.Serializers, Study.All[0].Bind([Study.All[0].Models[0]], asked).Select(binding => binding.Serializer)); // Each is validated against all of its format.
    }

    private static string[] Listed(string arguments) => BuiltPrograms.Run(arguments.Split(' ')).Output.Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);
}
