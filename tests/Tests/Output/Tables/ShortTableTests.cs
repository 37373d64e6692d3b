using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers;
using Answer = SerializationBenchmarks.Reports.Facts.Answer;

namespace SerializationBenchmarks.Tests.Output.Tables;

public class ShortTableTests
{
    [Fact]
    public void ARunEndsWithEverySerializerTheFastestFirst() => Snapshot.Match("short.md", new ShortTable(FewLibraries.Run).Render(FewLibraries.Facts));

    // From and to the user's own class, as the other times are.
    [Fact]
    public void TheOrderIsOfTheDefaultStudyAlone() => Assert.Equal(new ShortTable(FewLibraries.Run).Rows, new ShortTable(FewLibraries.Run, [FewLibraries.Fresh]).Rows);

    [Fact]
    public void TheFastestConfigurationIsARowAndThePlainOneWhereItTakesATenthLonger()
    {
        var run = FewLibraries.Of(
            RecordFactory.Run([.. FewLibraries.Cases("SerializeFromModel", ("Json", 120), ("JsonSourceGen", 100), ("Proto", 105), ("ProtoStream", 100), ("Bebop", 50), ("BebopOther", 60))]),
            ("Json", "System.Json 1.0"), ("JsonSourceGen", "System.Json 1.0"), ("Proto", "Proto 1.0"), ("ProtoStream", "Proto 1.0"), ("Bebop", "Bebop 1.0"), ("BebopOther", "Bebop 1.0"));
        run = run with { Serializers = [.. run.Serializers.Select(serializer => serializer.Name switch { "Bebop" => serializer with { Format = "Bebop struct" }, "BebopOther" => serializer with { Format = "Bebop structure" }, _ => serializer })] };
        var table = new ShortTable(run);
        Assert.Equal(
            ["Bebop 1.0, struct", "Bebop 1.0, structure", "System.Json 1.0, source gen", "Proto 1.0, stream", "System.Json 1.0"],
            table.Rows.Select(table.Labels.Long));
        Assert.Equal("System.Json 1.0, direct", table.Labels.Long(run.Serializers[0] with { Name = "Json direct" }));
    }

    [Fact]
    public void WhatWasNamedForTheRunHasARow() =>
        Assert.Equal(["ByHand", "Fast", "Generated", "FastSlowly", "Slow"], new ShortTable(FewLibraries.Run with { Named = true }).Rows.Select(row => row.Name));

    [Fact]
    public void WhatIsHandwrittenHasARowWhereNoLibraryOfItsFormatWasMeasured()
    {
        var run = FewLibraries.Run with { Serializers = [.. FewLibraries.Run.Serializers.Select(serializer => serializer.Name == "ByHand" ? serializer with { Format = "Bebop struct" } : serializer)] };
        var table = new ShortTable(run);
        Assert.Equal("Bebop struct, handwritten", table.Labels.Long(table.Rows[0]));
        Assert.DoesNotContain("ByHand", new ShortTable(FewLibraries.Run).Rows.Select(row => row.Name));
    }

    [Theory]
    [InlineData("NewtonsoftJsonPooled", null, "JSON", "Newtonsoft.Json 13.0.4", "Newtonsoft.Json, pooled")]
    [InlineData("MessagePackLz4", "MessagePack", "MessagePack with LZ4", "MessagePack 3.1.12", "MessagePack, lz4")]
    [InlineData("MessagePack", null, "MessagePack", "MessagePack 3.1.12", "MessagePack")]
    public void AConfigurationIsToldFromThePlainOneThatARunLacks(string name, string? wayOf, string format, string library, string label)
    {
        var row = new SerializerRecord(name, format, library, "", WayOf: wayOf);
        Assert.Equal(label, new RowLabels([row]).Short(row));
    }

    [Fact]
    public void ARowWithAVersionHasTheNotesOfItsSerializerAndSaysThatNobodyCheckedIt()
    {
        (string, double)[] times = [("Generated", 200), ("Generated@2.0", 100)];
        var run = FewLibraries.Of(RecordFactory.Run([.. FewLibraries.Cases("SerializeFromModel", times), .. FewLibraries.Cases("DeserializeToModel", times)]), ("Generated", "Generator 3.0"), ("Generated@2.0", "Generator 2.0"));
        run = run with { Serializers = [run.Serializers[0], run.Serializers[1] with { Version = new VersionRecord(".NET 10.0.1", []) }] };
        var text = new ShortTable(run).Render(FewLibraries.Facts);
        Assert.Contains("| Generator 2.0, .NET 10.0.1 (1) (2) |", text, StringComparison.Ordinal);
        Assert.Contains("| Generator 3.0 (1) (3) ", text, StringComparison.Ordinal);
        Assert.Contains("(1) Dates lose ticks.", text, StringComparison.Ordinal);
        Assert.Contains("(2) What is noted was found with another version; nobody checked this one.", text, StringComparison.Ordinal);
    }

    [Fact]
    public void AStudyShowsItsOwnOperations()
    {
        var study = FewLibraries.Run with { Study = "gc", Operations = [new OperationRecord("Collect", "Collect", false)], Cases = [.. FewLibraries.Cases("Collect", ("Slow", 4), ("Fast", 2))] };
        Assert.Equal(["Fast", "Slow"], new ShortTable(study).Rows.Select(row => row.Name));
        Assert.Contains(" Collect, ns |", new ShortTable(study).Render(FewLibraries.Facts), StringComparison.Ordinal);
    }

    [Fact]
    public void ASelectionOfAnotherOperationStillHasATable()
    {
        var selection = RecordFactory.Run([.. FewLibraries.Cases("SerializeToBuffer", ("Slow", 4), ("Fast", 2))]);
        Assert.Equal(["Fast", "Slow"], new ShortTable(selection).Rows.Select(row => row.Name));
    }

    [Fact]
    public void WithoutACaseThereIsNone() => Assert.Equal("", new ShortTable(RecordFactory.Run()).Render(FewLibraries.Facts));
}
