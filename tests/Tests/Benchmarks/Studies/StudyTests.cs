using System.Reflection;
using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Benchmarks.Studies;
using SerializationBenchmarks.Operations;

namespace SerializationBenchmarks.Tests.Benchmarks.Studies;

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
}
