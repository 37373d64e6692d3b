using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Studies.Values;

namespace SerializationBenchmarks.Tests.Studies.Values;

public class CodecValuesTests
{
    [Fact]
    public void DataAndPayloadsAreInOneOrderAndOfTheSameValues()
    {
        Assert.Equal(ManyValues.Few(typeof(Tiny)), CodecValues<Text>.Few.Data);
        Assert.Equal(ValueOrder.Long, CodecValues<Text>.Mixed.Data.Length);
        Assert.All(CodecValues<Text>.Mixed.Data.Zip(CodecValues<Text>.Mixed.Payloads), pair => Assert.Equal(Text.Serialize(pair.First), pair.Second));
        Assert.Equal(CodecValues<Text>.Few.Data, CodecValues<Text>.Mixed.Data.Distinct(ReferenceEqualityComparer.Instance).OrderBy(value => Array.IndexOf(CodecValues<Text>.Few.Data, value)));
    }

    [Fact]
    public void AUsersSamplesAreTheValues()
    {
        Assert.Equal(["a", "b", "c"], CodecValues<Samples>.Few.Data);
        Assert.Equal(["a", "b", "c"], CodecValues<Samples>.Mixed.Data.Distinct().Order());
    }

    [Fact]
    public void AWalkGoesThroughAllInStretchesAndBeginsAnew()
    {
        string[] order = [.. Enumerable.Range(0, 3 * ValueOrder.Stretch).Select(place => $"{place}")];
        var (walk, other) = (new ValueWalk<string>(order), new ValueWalk<string>(order, 2 * ValueOrder.Stretch));
        string[] all = [.. walk.Next(), .. walk.Next(), .. walk.Next()];
        Assert.Equal(order, all);
        Assert.Equal(order[..ValueOrder.Stretch], walk.Next().ToArray());
        Assert.Equal(order[(2 * ValueOrder.Stretch)..], other.Next().ToArray());
        Assert.Equal(order[..ValueOrder.Stretch], other.Next().ToArray());
    }

    private readonly struct Text : ICodec
    {
        public static object Create() => Tiny.Create();

        public static byte[] Serialize(object data) => System.Text.Encoding.UTF8.GetBytes(data.ToString()!);

        public static object Deserialize(byte[] payload) => System.Text.Encoding.UTF8.GetString(payload);
    }

    private readonly struct Samples : ICodec
    {
        static IReadOnlyList<object>? ICodec.Samples => ["a", "b", "c"];

        public static object Create() => "a";

        public static byte[] Serialize(object data) => System.Text.Encoding.UTF8.GetBytes((string)data);

        public static object Deserialize(byte[] payload) => System.Text.Encoding.UTF8.GetString(payload);
    }
}
