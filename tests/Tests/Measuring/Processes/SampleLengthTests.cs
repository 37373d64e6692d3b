using SerializationBenchmarks.Measuring.Processes;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Tests.Measuring.Processes;

public class SampleLengthTests
{
    [Fact]
    public void AValueThatGrowsWheneverItIsWrittenIsSeen() => Assert.True(Of<SerializeOnce<Growing>>()!.HasChanged());

    [Fact]
    public void OneThatStaysAsItIsIsNot()
    {
        var length = Of<SerializeMultiple<Steady>>()!;
        Assert.Equal((false, false), (length.HasChanged(), length.HasChanged()));
    }

    [Fact]
    public void WhatIsReadIsAlwaysTheSamePayload() => Assert.Null(Of<DeserializeOnce<Growing>>());

    private static SampleLength? Of<TOperation>() => SampleLength.Of(typeof(TOperation).GetMethod(nameof(SerializeOnce<>.Run))!);

    private readonly struct Growing : ICodec
    {
        private static readonly List<byte> _bytes = [];

        public static IReadOnlyList<object> Samples => [_bytes];

        public static object Create() => _bytes;

        public static byte[] Serialize(object data)
        {
            _bytes.Add(0);
            return [.. _bytes];
        }

        public static object Deserialize(byte[] payload) => payload;
    }

    private readonly struct Steady : ICodec
    {
        public static IReadOnlyList<object> Samples => ["a", "bc"];

        public static object Create() => "a";

        public static byte[] Serialize(object data) => new byte[((string)data).Length];

        public static object Deserialize(byte[] payload) => payload;
    }
}
