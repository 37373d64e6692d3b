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
    public void TheOrderIsOfTheDefaultStudyAlone() => Assert.Equal(new ShortTable(FewLibraries.Run).Rows, new ShortTable(FewLibraries.Run, FewLibraries.Fresh).Rows);

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
            table.Rows.Select(row => LibraryRows.Label(row, table.All)));
        Assert.Equal("System.Json 1.0, direct", LibraryRows.Label(run.Serializers[0] with { Name = "Json direct" }, table.All));
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
