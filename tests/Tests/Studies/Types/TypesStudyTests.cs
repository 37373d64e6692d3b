using SerializationBenchmarks.Records;
using SerializationBenchmarks.Studies.Types;

namespace SerializationBenchmarks.Tests.Studies.Types;

public class TypesStudyTests
{
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
