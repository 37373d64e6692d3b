using System.Buffers;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Tests.Serializers.Bindings;

public class RoundTripValidationTests
{
    [Fact]
    public void NoSerializerOfTheCatalogHasAFault() => Assert.Empty(RoundTripValidation
        .FindFaults(Catalog.Bindings)
        .Select(fault => $"{fault.Key.Serializer.Name} on {fault.Key.Model.Name}: {fault.Value}"));

    [Fact]
    public void EveryBindingHasEitherACodecOrAReason() =>
        Assert.All(Catalog.Bindings, binding => Assert.True(binding.Codec is null == binding.UnsupportedBecause is not null));

    [Fact]
    public void ACodecThatIsRightHasNoFault() => Assert.Null(RoundTripValidation.FirstFault(Fake<Good>()));

    [Fact]
    public void AModelThatIsNotSupportedHasNoFault() =>
        Assert.Null(RoundTripValidation.FirstFault(new Binding(Baseline.Describe("Fake", 0, "Fake."), Model.BuiltIn[0], null, new Reason("Because."))));

    [Fact]
    public void AnotherSampleIsAFault() => Assert.Equal(
        "What it creates is not the sample: OtherId: expected 123, got 124.",
        RoundTripValidation.FirstFault(Fake<CreatesAnother>())?.Text);

    [Fact]
    public void ALostFieldIsAFault() => Assert.Equal(
        "The round trip changes the sample: OtherId: expected 123, got 0.",
        RoundTripValidation.FirstFault(Fake<LosesAField>())?.Text);

    [Fact]
    public void AConversionToOtherBytesIsAFault() => Assert.Equal(
        "Its conversion changes the payload: at offset 4 the data it creates wrote 0x7B and the data it converts from the sample 0x09.",
        RoundTripValidation.FirstFault(Fake<ConvertsWrongly>())?.Text);

    [Fact]
    public void OtherBytesInTheBufferAreAFault() => Assert.Equal(
        "Its buffer gets other bytes: at offset 8 Serialize wrote 0x40 and Serialize to a buffer (called twice) nothing more.",
        RoundTripValidation.FirstFault(Fake<OverwritesItsBuffer>())?.Text);

    [Fact]
    public void AnExceptionIsAFault() => Assert.Equal(
        "InvalidDataException while deserializing: Two lines.",
        RoundTripValidation.FirstFault(Fake<Throws>())?.Text);

    [Fact]
    public void SerializersOfOneFormatMustAgreeWithTheFirstThatHasNoFault()
    {
        Binding[] bindings = [Fake<LosesAField>("Lossy"), Fake<Good>("First"), Fake<BigEndian>("Second"), Fake<Longer>("Third"), Fake<BigEndian>("Other", "another format")];
        var faults = RoundTripValidation.FindFaults(bindings);
        Assert.Equal(["Lossy", "Second", "Third"], bindings.Where(faults.ContainsKey).Select(binding => binding.Serializer.Name));
        Assert.Equal("Both write fake, but at offset 0 First wrote 0x40 and Second 0x00.", faults[bindings[2]].Text);
        Assert.Equal("Both write fake, but at offset 8 First wrote nothing more and Third 0x00.", faults[bindings[3]].Text);
    }

    [Fact]
    public void WhatIsSelectedIsComparedWithAllOfItsFormat()
    {
        Binding[] all = [Fake<Good>("First"), Fake<BigEndian>("Second"), Fake<Longer>("Third")];
        var faults = RoundTripValidation.FindFaults([all[1]], all);
        Assert.Equal("Both write fake, but at offset 0 First wrote 0x40 and Second 0x00.", Assert.Single(faults).Value.Text);
    }

    [Fact]
    public void WhatIsRecordedOfAFaultHoldsNoValues()
    {
        Assert.Equal(
            "The round trip changes the sample at OtherId; the program shows the values and does not record them.",
            RoundTripValidation.FirstFault(Fake<LosesAField>())?.Recorded);
        Assert.Equal("InvalidDataException while deserializing.", RoundTripValidation.FirstFault(Fake<Throws>())?.Recorded);
    }

    private static Binding Fake<TCodec>(string name = "Fake", string format = "fake")
        where TCodec : ICodec => new(
            Baseline.Describe(name, 0, "Fake.") with { Format = format },
            Model.BuiltIn.Single(model => model.Type == typeof(Tiny)),
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
