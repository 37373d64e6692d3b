using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.EndToEnd.OwnTypes.Loading;

/// <summary>A closed generic type from the command to the record.</summary>
public sealed class TypeArgumentRunTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void AClosedGenericTypeIsMeasuredRecordedAndReported()
    {
        File.WriteAllText(_folder["page.json"], """{ "number": 1, "items": [{ "sku": "1", "title": "a", "quantity": 2, "price": 3, "weight": 4 }] }""");
        var answer = BuiltPrograms.Measure(_folder, [
            "--quick", "--serializers", "NewtonsoftJson,SystemTextJson", "--operations", "SerializeOnce",
            .. Contracts.Arguments("Page<OrderLine>", _folder["page.json"])]);
        Assert.True(answer.ExitCode == 0, answer.Output + answer.Error);
        var path = Assert.Single(Directory.GetFiles(_folder["results"], "*.json", SearchOption.AllDirectories));
        var record = RecordFile.Read(path);
        Assert.Equal("Shop.Page<Shop.OrderLine>", record.OwnType!.Type);
        Assert.Equal(["SerializeOnce.NewtonsoftJson.Page-OrderLine", "SerializeOnce.SystemTextJson.Page-OrderLine"], record.Cases.Select(@case => @case.Key.ToString()));
        Assert.Equal(0, BuiltPrograms.Run("report", path, "--output", _folder["report"]).ExitCode);
        Assert.True(File.Exists(Path.Combine(_folder["report"], "own-type-SerializeOnce-Page-OrderLine.md")));
    }
}
