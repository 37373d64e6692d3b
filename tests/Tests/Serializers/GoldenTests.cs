using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Floor;
using SerializationBenchmarks.Serializers.Validation;

namespace SerializationBenchmarks.Tests.Serializers;

/// <summary>The samples' bytes, written down in Golden/ by format and model as hex that a person can read.</summary>
/// <remarks>They were put together from the formats' specifications, not recorded from a serializer.</remarks>
public class GoldenTests
{
    private static readonly IReadOnlyList<Binding> _bindings =
        [.. Catalog.Bindings.Where(binding => binding.Codec is not null && binding.Serializer.Format != CopyFloor.Info.Format)];

    [Fact]
    public void EverySerializerWritesTheBytesOfItsFormat() => Assert.All(_bindings, binding => Assert.Equal(
        Convert.ToHexString(Golden.Read(binding.Serializer.Format, binding.Model.Name)),
        Convert.ToHexString(binding.Codec!.Serialize(binding.Codec.Create()))));

    [Fact]
    public void EverySerializerReadsThem() => Assert.All(_bindings, binding => Assert.Null(ModelDiff.FirstDifference(
        binding.Model.Sample,
        binding.Codec!.ToModel(binding.Codec.Deserialize(Golden.Read(binding.Serializer.Format, binding.Model.Name))))));

    [Fact]
    public void EveryFileIsOfAModel() => Assert.All(Golden.Files, file => Assert.Contains(file.Model, Model.BuiltIn.Select(model => model.Name)));

    // One copy for people, one for tests: this holds them together.
    [Fact]
    public void ThePageAboutWireFormatsHasAllBytesOfAllFiles()
    {
        var page = WireFormatPage.Read();
        var inOne = Golden.Files.ToHashSet();
        inOne.SymmetricExceptWith(page.Keys);
        Assert.True(
            inOne.Count == 0,
            $"{string.Join(", ", inOne.Select(part => $"'{part.Format}: {part.Model}'"))} is only in one of tests/Tests/Golden and docs/wire-formats.md: write it down in both.");
        Assert.All(page, part =>
        {
            Assert.Equal(Convert.ToHexString(Golden.Read(part.Key.Format, part.Key.Model)), string.Concat(part.Value.Select(line => Convert.ToHexString(line.Bytes))));
            var offset = 0;
            Assert.All(part.Value, line =>
            {
                Assert.Equal(offset, line.Offset);
                offset += line.Bytes.Length;
            });
        });
    }
}
