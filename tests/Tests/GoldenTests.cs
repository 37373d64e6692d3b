using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Tests;

/// <summary>The samples' bytes, written down in Golden/ by format and model as hex that a person can read.</summary>
/// <remarks>They were put together from the formats' specifications, not recorded from a serializer.</remarks>
public class GoldenTests
{
    private static readonly string _folder = Path.Combine(RepositoryRoot.Find(), "tests", "Tests", "Golden");

    [Fact]
    public void EveryRowWritesTheBytesOfItsFormat() => Assert.All(
        Catalog.Contenders.Where(contender => contender.Codec is not null && File.Exists(PathOf(contender))),
        contender =>
        {
            var golden = Read(PathOf(contender));
            Assert.Equal(Convert.ToHexString(golden), Convert.ToHexString(contender.Codec!.Serialize(contender.Codec.Create())));
            Assert.Null(ModelDiff.FirstDifference(contender.Model.Sample, contender.Codec.ToModel(contender.Codec.Deserialize(golden))));
        });

    [Fact]
    public void EveryFileIsOfAFormatAndModel()
    {
        var known = Catalog.Contenders.Select(PathOf).ToHashSet();
        Assert.All(Directory.EnumerateFiles(_folder, "*", SearchOption.AllDirectories), file => Assert.Contains(file, known));
    }

    private static string PathOf(Contender contender) =>
        Path.Combine(_folder, contender.Serializer.Format, contender.Model.Name + ".hex");

    // What follows # is a comment, and space is free.
    private static byte[] Read(string path) => Convert.FromHexString(string.Concat(File.ReadLines(path)
        .SelectMany(line => line.Split('#')[0])
        .Where(character => character != ' ')));
}
