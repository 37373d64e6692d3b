using System.Collections;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.GoogleProtobuf;
using SerializationBenchmarks.Studies.Gc;

namespace SerializationBenchmarks.EndToEnd.Studies.Gc;

public sealed class GcStudyTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void ACollectionIsMeasuredWithItsPauseAndTheDictionaryWithItsBytes()
    {
        var answer = BuiltPrograms.Measure(_folder, "--study", "gc", "--serializers", "Class,Struct", "--quick");
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        var record = RecordFile.Read(Directory.GetFiles(_folder["results"], "*.json", SearchOption.AllDirectories).Single());
        var rounds = record.Cases.ToDictionary(@case => (@case.Key.Operation, @case.Key.Serializer), @case => @case.Rounds.Single());
        Assert.Equal(4, rounds.Count);

        Assert.All(new[] { rounds[("Collect", "Class")], rounds[("Collect", "Struct")] }, round =>
        {
            Assert.Equal((5L, 1000.0), (round.Operations, round.Gen0));
            Assert.InRange(round.CollectionPause!.Value, 1, round.Median + round.CollectionPause.Value);
        });

        // 24 bytes for an object of two integers, and 8 for the reference in place of the integers themselves.
        var (objects, structs) = (rounds[("Fill", "Class")].Allocated, rounds[("Fill", "Struct")].Allocated);
        Assert.InRange(objects / Million.Count, 55, 58);
        Assert.InRange(structs / Million.Count, 27, 30);
        Assert.Contains("## Garbage collection and memory", answer.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void TheDictionaryHoldsAsManyDifferentValuesOfTheType()
    {
        AssertHolds<HeldClassLine>(typeof(HeldClass));
        AssertHolds<HeldSealedClassLine>(typeof(HeldSealedClass));
        AssertHolds<HeldRecordLine>(typeof(HeldRecord));
        AssertHolds<HeldStructLine>(typeof(HeldStruct));
        AssertHolds<GoogleProtobufTiny>(typeof(SerializationBenchmarks.Serializers.Proto.Tiny));
        Assert.IsType<Dictionary<int, HeldStruct>>(Million.Make<HeldStructLine>(3));
        Assert.Equal(1_000_000, Million.Count);
    }

    private static void AssertHolds<TCodec>(Type type)
        where TCodec : struct, ICodec
    {
        var values = (IDictionary)Million.Make<TCodec>(100);
        Assert.Equal(Enumerable.Range(0, 100), values.Keys.Cast<int>());
        Assert.All(values.Keys.Cast<int>(), key =>
        {
            Assert.Equal(type, values[key]!.GetType());
            Assert.Equal(new SerializationBenchmarks.Models.Tiny { Id = key, OtherId = key }, TCodec.ToModel(values[key]!));
        });
    }
}
