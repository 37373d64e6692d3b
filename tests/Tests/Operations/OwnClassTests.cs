using SerializationBenchmarks.Models;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Comparison;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Tests.Operations;

public class OwnClassTests
{
    private static readonly Binding[] _bindings = [.. Catalog.Bindings.Where(binding => binding.Codec is not null)];

    [Fact]
    public void SerializingFromTheOwnClassWritesWhatSerializingTheDataTypeDoes() => Assert.All(_bindings, binding =>
        Assert.Equal((byte[])Run("SerializeOnce", binding), (byte[])Run("SerializeFromModel", binding)));

    [Fact]
    public void DeserializingToTheOwnClassGivesTheSampleAsThatClass() => Assert.All(_bindings, binding =>
    {
        var value = Run("DeserializeToModel", binding);
        Assert.IsType(binding.Model.Type, value);
        Assert.Null(ModelDiff.FirstDifference(binding.Model.Samples[0], value));
        Assert.NotSame(value, Run("DeserializeToModel", binding));
    });

    [Fact]
    public void WhatIsTheModelIsNotConverted() => Assert.All(_bindings, binding =>
    {
        var sample = binding.Model.Samples[0];
        var isModel = binding.Codec!.Create().GetType() == binding.Model.Type;
        Assert.Equal(isModel, ReferenceEquals(sample, binding.Codec.FromModel(sample)));
        Assert.Equal(isModel, ReferenceEquals(sample, binding.Codec.ToModel(binding.Codec.FromModel(sample))));
    });

    private static object Run(string operation, Binding binding)
    {
        var @case = Assert.Single(Study.All[0].Find(Study.All[0].Operations.Single(record => record.Name == operation), binding).Cases);
        var benchmark = Activator.CreateInstance(@case.Benchmark)!;
        @case.Benchmark.GetMethod(nameof(Operation<>.Setup))!.Invoke(benchmark, null);
        return @case.Method.Invoke(benchmark, null)!;
    }
}
