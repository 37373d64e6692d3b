using System.Buffers;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Tests;

public class ProofTests
{
    [Fact]
    public void EveryRowOfTheCatalogIsProven() => Assert.Empty(Proof
        .FindFaults(Catalog.Contenders)
        .Select(fault => $"{fault.Key.Serializer.Name} on {fault.Key.Model.Name}: {fault.Value}"));

    [Fact]
    public void EveryContenderHasEitherACodecOrAReason() =>
        Assert.All(Catalog.Contenders, contender => Assert.True(contender.Codec is null == contender.WhyNot is not null));

    [Fact]
    public void ACodecThatIsRightHasNoFault() => Assert.Null(Proof.FirstFault(Fake<Good>()));

    [Fact]
    public void AModelThatIsNotSupportedHasNoFault() =>
        Assert.Null(Proof.FirstFault(Fake<Good>() with { Codec = null, WhyNot = "Because." }));

    [Fact]
    public void AnotherSampleIsAFault() => Assert.Equal(
        "What it creates is not the sample: OtherId: expected 123, got 124.",
        Proof.FirstFault(Fake<CreatesAnother>()));

    [Fact]
    public void ALostFieldIsAFault() => Assert.Equal(
        "The round trip changes the sample: OtherId: expected 123, got 0.",
        Proof.FirstFault(Fake<LosesAField>()));

    [Fact]
    public void AConversionToOtherBytesIsAFault() => Assert.Equal(
        "Its conversion changes the payload: at offset 4 the data it creates wrote 0x7B and the data it converts from the sample 0x09.",
        Proof.FirstFault(Fake<ConvertsWrongly>()));

    [Fact]
    public void OtherBytesInTheBufferAreAFault() => Assert.Equal(
        "Its buffer gets other bytes: at offset 8 Serialize wrote 0x40 and Serialize to a buffer (called twice) nothing more.",
        Proof.FirstFault(Fake<OverwritesItsBuffer>()));

    [Fact]
    public void AnExceptionIsAFault() => Assert.Equal(
        "InvalidDataException while deserializing: Two lines.",
        Proof.FirstFault(Fake<Throws>()));

    [Fact]
    public void RowsOfOneFormatMustAgreeWithTheFirstThatProvedItself()
    {
        Contender[] contenders = [Fake<LosesAField>("Lossy"), Fake<Good>("First"), Fake<BigEndian>("Second"), Fake<Longer>("Third"), Fake<BigEndian>("Other", "another format")];
        var faults = Proof.FindFaults(contenders);
        Assert.Equal(["Lossy", "Second", "Third"], contenders.Where(faults.ContainsKey).Select(contender => contender.Serializer.Name));
        Assert.Equal("Both write fake, but at offset 0 First wrote 0x40 and Second 0x00.", faults[contenders[2]]);
        Assert.Equal("Both write fake, but at offset 8 First wrote nothing more and Third 0x00.", faults[contenders[3]]);
    }

    [Fact]
    public void RowsWithoutAFormatNeedNotAgree() =>
        Assert.Empty(Proof.FindFaults([Fake<Good>("A", "none"), Fake<BigEndian>("B", "none")]));

    private static Contender Fake<TCodec>(string name = "Fake", string format = "fake")
        where TCodec : ICodec => new(
            Floor.Info with { Name = name, Format = format },
            Catalog.Models.Single(model => model.Type == typeof(Tiny)),
            Codec.Of(typeof(TCodec)),
            null);

    private static byte[] Write(object data, bool bigEndian = false)
    {
        var tiny = (Tiny)data;
        byte[] payload = [.. BitConverter.GetBytes(tiny.Id), .. BitConverter.GetBytes(tiny.OtherId)];
        if (bigEndian)
            payload.AsSpan().Reverse();
        return payload;
    }

    private static Tiny Read(ReadOnlySpan<byte> payload) =>
        new() { Id = BitConverter.ToInt32(payload), OtherId = BitConverter.ToInt32(payload[4..]) };

    private readonly struct Good : IBufferCodec
    {
        public static object Create() => Tiny.Create();

        public static byte[] Serialize(object data) => Write(data);

        public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => buffer.Write(Write(data));

        public static object Deserialize(byte[] payload) => Read(payload);
    }

    private readonly struct CreatesAnother : ICodec
    {
        public static object Create() => Tiny.Create() with { OtherId = 124 };

        public static byte[] Serialize(object data) => Write(data);

        public static object Deserialize(byte[] payload) => Read(payload);
    }

    private readonly struct LosesAField : ICodec
    {
        public static object Create() => Tiny.Create();

        public static byte[] Serialize(object data) => Write(data);

        public static object Deserialize(byte[] payload) => Read(payload) with { OtherId = 0 };
    }

    private readonly struct ConvertsWrongly : ICodec
    {
        public static object Create() => Tiny.Create();

        public static byte[] Serialize(object data) => Write(data);

        public static object Deserialize(byte[] payload) => Read(payload);

        public static object FromModel(object model) => (Tiny)model with { OtherId = 9 };
    }

    private readonly struct OverwritesItsBuffer : IBufferCodec
    {
        public static object Create() => Tiny.Create();

        public static byte[] Serialize(object data) => Write(data);

        public static void Serialize(object data, ArrayBufferWriter<byte> buffer)
        {
            buffer.ResetWrittenCount();
            buffer.Write(Write(data));
        }

        public static object Deserialize(byte[] payload) => Read(payload);
    }

    private readonly struct Throws : ICodec
    {
        public static object Create() => Tiny.Create();

        public static byte[] Serialize(object data) => Write(data);

        public static object Deserialize(byte[] payload) => throw new InvalidDataException("Two\nlines.");
    }

    private readonly struct BigEndian : ICodec
    {
        public static object Create() => Tiny.Create();

        public static byte[] Serialize(object data) => Write(data, true);

        public static object Deserialize(byte[] payload) => Tiny.Create();
    }

    private readonly struct Longer : ICodec
    {
        public static object Create() => Tiny.Create();

        public static byte[] Serialize(object data) => [.. Write(data), 0];

        public static object Deserialize(byte[] payload) => Read(payload);
    }
}
