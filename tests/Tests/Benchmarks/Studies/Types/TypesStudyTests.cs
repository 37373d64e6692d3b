using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Studies.Types;

namespace SerializationBenchmarks.Tests.Benchmarks.Studies.Types;

public sealed class TypesStudyTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    [Trait("Category", "AnyPackages")]
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

    [Fact]
    public void OnlyTypesOfTheirOwnTakePart()
    {
        var names = new TypesStudy().Serializers.Select(serializer => serializer.Name).ToArray();
        Assert.Equal(["Class", "Record", "RecordStruct", "GoogleProtobuf"], names.Take(4));
        Assert.DoesNotContain("SystemTextJson", names);
    }

    [Fact]
    public void ComparisonsCompareMembers()
    {
        Assert.True(new Equality<ClassLine>().Run());
        Assert.True(new Equality<RecordLine>().Run());
        Assert.True(new StructEquality().Run());
        Assert.False(new PairClass { Id = 1, OtherId = 2 }.Equals(new PairClass { Id = 1, OtherId = 3 }));
        AssertOrder<ClassLine>();
        AssertOrder<RecordLine>();
        AssertOrder<RecordStructLine>();
    }

    private static void AssertOrder<TCodec>()
        where TCodec : struct, IOrdered
    {
        Assert.True(new Order<TCodec>().Run());
        object At(int id, int otherId) => TCodec.FromModel(new SerializationBenchmarks.Models.Tiny { Id = id, OtherId = otherId });
        Assert.True(TCodec.IsLess(At(1, 9), At(2, 0)));
        Assert.False(TCodec.IsLess(At(1, 1), At(1, 1)));
        Assert.False(TCodec.IsLess(At(2, 0), At(1, 9)));
    }
}
