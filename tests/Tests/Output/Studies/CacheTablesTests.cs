using SerializationBenchmarks.Output.Studies;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Tests.Output.Studies;

public class CacheTablesTests
{
    private static readonly RunRecord _record = RecordFactory.Run(
        Case("SystemTextJson", 1000, 500),
        Case("BytesOfJson", 1000, 100),
        Case("MemoryPack", 400, 100),
        Case("BytesOfSmallest", 400, 40),
        Case("GoogleProtobuf", 700, 140)) with
    { Study = "cache" };

    [Fact]
    public void TheSerializersPartIsWhatBytesOfItsLengthDoNotTake()
    {
        var tables = CacheTables.Render(_record, 2);
        Assert.StartsWith("## What does the serializer cost?\n\n80 % of the client's processor time for a get is System.Text.Json's with `Complex100` (27 B of JSON); MemoryPack saves 80 % of all of it.\n", tables, StringComparison.Ordinal);
        Assert.Contains("| SystemTextJson | 500 (80 %) |\n| BytesOfJson | 100 |\n| MemoryPack | 100 (60 %) |\n", tables, StringComparison.Ordinal);
        Assert.Contains("| GoogleProtobuf | 140 (50 %) |\n", tables, StringComparison.Ordinal); // 700 bytes are in the middle of 40 and 100.
    }

    [Fact]
    public void WithoutTheBytesNoPartIsSaid() => Assert.Contains(
        "| SystemTextJson | 500 |\n", CacheTables.Render(_record with { Cases = [_record.Cases[0]] }, 2), StringComparison.Ordinal);

    private static CaseRecord Case(string serializer, int bytes, double nanoseconds) =>
        RecordFactory.Case("Get", serializer, "Complex100", [.. new[] { 1, 2, 3 }.Select(round => RecordFactory.Round(round, nanoseconds) with { StoredBytes = bytes })]);
}
