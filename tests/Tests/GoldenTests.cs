using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Tests;

/// <summary>The samples' bytes, written down in Golden/ by format and model as hex that a person can read.</summary>
/// <remarks>They were put together from the formats' specifications, not recorded from a serializer.</remarks>
public class GoldenTests
{
    private static readonly IReadOnlyList<Contender> _contenders =
        [.. Catalog.Contenders.Where(contender => contender.Codec is not null && contender.Serializer.Format != Floor.Info.Format)];

    [Fact]
    public void EveryRowWritesTheBytesOfItsFormat() => Assert.All(_contenders, contender => Assert.Equal(
        Convert.ToHexString(Golden.Read(contender.Serializer.Format, contender.Model.Name)),
        Convert.ToHexString(contender.Codec!.Serialize(contender.Codec.Create()))));

    [Fact]
    public void EveryRowReadsThem() => Assert.All(_contenders, contender => Assert.Null(ModelDiff.FirstDifference(
        contender.Model.Sample,
        contender.Codec!.ToModel(contender.Codec.Deserialize(Golden.Read(contender.Serializer.Format, contender.Model.Name))))));

    [Fact]
    public void EveryFileIsOfAModel() => Assert.All(Golden.Files, file => Assert.Contains(file.Model, Catalog.Models.Select(model => model.Name)));

    // One copy for people, one for tests: this holds them together.
    [Fact]
    public void ThePageAboutWireFormatsHasAllBytesOfAllFiles()
    {
        var page = WireFormatPage.Read();
        Assert.Equal(Golden.Files.Order(), page.Keys.Order());
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
