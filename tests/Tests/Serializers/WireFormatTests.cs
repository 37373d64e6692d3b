using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.Tests.Serializers;

/// <summary>Every serializer is held to the bytes that docs/wire-formats.md explains.</summary>
public class WireFormatTests
{
    private static readonly IReadOnlyList<Binding> _bindings =
        [.. Catalog.Bindings.Where(binding => binding.Codec is not null)];

    [Fact]
    public void EverySerializerWritesTheBytesOfItsFormat() => Assert.All(_bindings, binding => WireFormatPage.Match(
        binding.Serializer.Format,
        binding.Model.Name,
        binding.Codec!.Serialize(binding.Codec.Create())));

    // The test above names those that nobody wrote down.
    [Fact]
    public void EverySerializerReadsThem() => Assert.All(_bindings.Where(binding => WireFormatPage.Tables.ContainsKey((binding.Serializer.Format, binding.Model.Name))), binding => Assert.Null(ModelDiff.FirstDifference(
        binding.Model.Sample,
        binding.Codec!.ToModel(binding.Codec.Deserialize(WireFormatPage.Bytes(binding.Serializer.Format, binding.Model.Name))))));

    [Fact]
    public void EveryTableIsOfAModel() => Assert.All(WireFormatPage.Tables.Keys, table => Assert.Contains(table.Model, Model.BuiltIn.Select(model => model.Name)));

    [Fact]
    public void EveryRowSaysWhereItBeginsAndWhatItMeans() => Assert.All(WireFormatPage.Tables.Values, table =>
    {
        var offset = 0;
        Assert.All(table, row =>
        {
            Assert.Equal(offset, row.Offset);
            Assert.NotEmpty(row.Meaning);
            offset += row.Bytes.Length;
        });
    });
}
