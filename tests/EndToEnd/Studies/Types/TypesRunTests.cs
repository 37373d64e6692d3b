using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.EndToEnd.Studies.Types;

/// <summary>The study at its smallest, from the command to the record.</summary>
public sealed class TypesRunTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void FirstUseIsMeasuredAsAFirstCallAndTheOthersInFinalCode()
    {
        var answer = BuiltPrograms.Measure(_folder, "--study", "types", "--serializers", "RecordStruct,GoogleProtobuf", "--quick");
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        var record = RecordFile.Read(Directory.GetFiles(_folder["results"], "*.json", SearchOption.AllDirectories).Single());
        Assert.Equal(
            ["Define.RecordStruct", "Define.GoogleProtobuf", "CreateValue.RecordStruct", "CreateValue.GoogleProtobuf", "Equality.RecordStruct", "Equality.GoogleProtobuf", "Order.RecordStruct"],
            record.Cases.Select(@case => $"{@case.Key.Operation}.{@case.Key.Serializer}"));
        Assert.All(record.Cases, @case => Assert.Equal(@case.Key.Operation == "Define", @case.Rounds.Single().PeakMemory is not null));
        Assert.All(record.Cases.Where(@case => @case.Key.Operation == "Define"), @case => Assert.Equal(1, @case.Rounds.Single().Operations));

        // A struct is never an object, and comparing makes none of any type.
        Assert.Equal([0, 32, 0, 0, 0], record.Cases.Where(@case => @case.Key.Operation != "Define").Select(@case => @case.Rounds.Single().Allocated));
        Assert.Contains("## Define, create, equality and order", answer.Output, StringComparison.Ordinal);
        Assert.Equal("The generated type has no order.", record.Missing.Single(missing => missing.Operation == "Order").Reason);
    }
}
