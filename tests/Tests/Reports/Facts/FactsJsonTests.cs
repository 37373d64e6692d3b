using SerializationBenchmarks.Info.Sizes;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Facts;

namespace SerializationBenchmarks.Tests.Reports.Facts;

public sealed class FactsJsonTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public FactsJsonTests() => Directory.CreateDirectory(_folder[FactsJson.Folder]);

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData("{}", "it lacks 'needs', 'serializers'")]
    [InlineData("""{ "needs": [], "serializers": null }""", "The ")]
    [InlineData("[]", "The JSON value could not be converted to SerializationBenchmarks")]
    [InlineData("{", "Expected depth to be zero at the end of the JSON payload")]
    public void WhatAFileLacksIsSaid(string text, string fault)
    {
        File.WriteAllText(_folder[$"{FactsJson.Folder}/{AllFacts.File}"], text);
        Assert.StartsWith(
            $"{_folder[$"{FactsJson.Folder}/{AllFacts.File}"]} does not hold the facts that this program writes there ({fault}",
            Assert.Throws<UserErrorException>(() => AllFacts.Read(_folder.Path)).Message,
            StringComparison.Ordinal);
    }

    [Fact]
    public void WhereThereIsNoFileThereAreNoFacts() => Assert.Null(FactsJson.Read<SizesReport>(_folder.Path, "sizes.json"));
}
