using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Handwritten;

namespace SerializationBenchmarks.Tests.Serializers.Handwritten;

/// <summary>What the handwritten serializers do with bytes from a stranger.</summary>
public class ByHandRejectionTests
{
    public static TheoryData<string, string> FormatsAndModels => ByHand.FormatsAndModels;

    // Protocol Buffers say nowhere how many fields a message has, so one cut off between two fields is a whole message.
    [Theory, MemberData(nameof(FormatsAndModels))]
    public void EveryTruncationIsRejectedOrIsAPayloadItself(string format, string model)
    {
        var codec = ByHand.Of(format, model).Codec!;
        var payload = codec.Serialize(codec.Create());
        for (var length = 0; length < payload.Length; length++)
        {
            var truncated = payload[..length];
            if (TryDeserialize(codec, truncated) is not { } value)
                continue;
            Assert.Equal("Protocol Buffers", format);
            Assert.Equal(truncated, codec.Serialize(value));
        }
    }

    [Theory, MemberData(nameof(FormatsAndModels))]
    public void AByteMoreIsRejected(string format, string model)
    {
        var codec = ByHand.Of(format, model).Codec!;
        Assert.Throws<MalformedPayloadException>(() => codec.Deserialize([.. codec.Serialize(codec.Create()), 0]));
    }

    [Theory, MemberData(nameof(FormatsAndModels))]
    public void EveryFlippedBitIsReadOrRejected(string format, string model)
    {
        var codec = ByHand.Of(format, model).Codec!;
        var payload = codec.Serialize(codec.Create());
        for (var bit = 0; bit < payload.Length * 8; bit++)
        {
            payload[bit / 8] ^= (byte)(1 << bit % 8);
            TryDeserialize(codec, payload);
            payload[bit / 8] ^= (byte)(1 << bit % 8);
        }
    }

    [Theory, MemberData(nameof(FormatsAndModels))]
    public void MutantsAreReadOrRejectedWithinMemoryThatTheirLengthJustifies(string format, string model)
    {
        var codec = ByHand.Of(format, model).Codec!;
        var sample = codec.Serialize(codec.Create());
        var random = new Random(20210826);
        byte[] edges = [0x00, 0x01, 0x7F, 0x80, 0xC0, 0xC1, 0xDD, 0xFF];
        for (var round = 0; round < 20_000; round++)
        {
            var mutant = sample.ToArray();
            for (var edits = random.Next(1, 6); edits > 0; edits--)
                mutant[random.Next(mutant.Length)] = random.Next(2) == 0 ? edges[random.Next(edges.Length)] : (byte)random.Next(256);

            // The first exception of its kind also pays, once, for what the runtime loads to make it: only a repetition tells.
            var allocated = Math.Min(AllocatedBy(codec, mutant), AllocatedBy(codec, mutant));
            Assert.True(allocated < 20_000 + 100 * mutant.Length, $"{allocated} bytes for {Convert.ToHexString(mutant)}");
        }
    }

    private static long AllocatedBy(Codec codec, byte[] payload)
    {
        var before = GC.GetAllocatedBytesForCurrentThread();
        TryDeserialize(codec, payload);
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }

    [Theory]
    [InlineData("Protocol Buffers", "Tiny", "08 80 80 80 80 80 80 80 80 80 80 01", "a varint of more than ten bytes")]
    [InlineData("Protocol Buffers", "Tiny", "08 FF FF FF FF FF FF FF FF FF 02", "a varint of more than 64 bits")]
    [InlineData("Protocol Buffers", "Tiny", "88 80 80 80 80 01 01", "a field number of more than 29 bits")]
    [InlineData("Protocol Buffers", "Tiny", "00 01", "field number 0")]
    [InlineData("Protocol Buffers", "Tiny", "0D 01 00 00 00", "field 1 with wire type 5, which is not its own")]
    [InlineData("Protocol Buffers", "Tiny", "1E", "wire type 6")]
    [InlineData("Protocol Buffers", "Tiny", "1C", "wire type 4")]
    [InlineData("Protocol Buffers", "Tiny", "1B 24", "the end of group 4 in group 3")]
    [InlineData("Protocol Buffers", "Tiny", "1B 00", "field number 0")]
    [InlineData("Protocol Buffers", "Tiny", "1A FF FF FF FF 07 00", "a length of 2147483647 bytes where 1 are left")]
    [InlineData("Protocol Buffers", "Tiny", "1A FF FF FF FF FF FF FF FF FF 01 00", "a length of 18446744073709551615 bytes where 1 are left")]
    [InlineData("Protocol Buffers", "Simple", "1A 02 C3 28", "a text that is not UTF-8")]
    [InlineData("Protocol Buffers", "Simple", "1A 03 ED A0 80", "a text that is not UTF-8")]
    [InlineData("Protocol Buffers", "Complex", "32 01 2D", "not a decimal, or one that System.Decimal cannot hold")]
    [InlineData("Protocol Buffers", "Complex", "32 02 31 00", "not a decimal, or one that System.Decimal cannot hold")]
    [InlineData("Protocol Buffers", "Complex", "32 04 31 65 39 39", "not a decimal, or one that System.Decimal cannot hold")]
    [InlineData("Protocol Buffers", "Complex", "3A 03 0A 01 00", "not a GUID")]
    [InlineData("Protocol Buffers", "Complex", "3A 05 12 05 10 80 94", "a length of 5 bytes where 3 are left")]
    [InlineData("Protocol Buffers", "Complex", "3A 08 12 06 10 80 94 EB DC 03", "a moment that System.DateTime cannot hold")]
    [InlineData("Protocol Buffers", "Complex", "3A 09 12 07 08 80 85 A1 97 AF 38", "a moment that System.DateTime cannot hold")]
    [InlineData("JSON", "Tiny", "", "text that is not JSON")]
    [InlineData("JSON", "Tiny", "5B5D", "StartArray where an object is expected")]
    [InlineData("JSON", "Tiny", "7B224964223A317D7D", "text that is not JSON")]
    [InlineData("JSON", "Tiny", "7B224964223A31303030303030303030307D", "a value that its member's type cannot hold")]
    [InlineData("JSON", "Tiny", "7B224964223A312E357D", "a value that its member's type cannot hold")]
    [InlineData("JSON", "Tiny", "7B224964223A2231227D", "a value of another type than its member's, or a text that is not UTF-8")]
    [InlineData("JSON", "Simple", "7B224E616D65223A22C328227D", "a value of another type than its member's, or a text that is not UTF-8")]
    [InlineData("JSON", "Complex", "7B224368696C6472656E223A7B7D7D", "StartObject where an array is expected")]
    [InlineData("JSON", "Complex", "7B224368696C6472656E223A5B315D7D", "Number where an object is expected")]
    [InlineData("JSON", "Complex", "7B224368696C6472656E223A5B7B224964223A2278227D5D7D", "a value that its member's type cannot hold")]
    [InlineData("MessagePack", "Tiny", "C0", "code C0 where an array is expected")]
    [InlineData("MessagePack", "Tiny", "82 00 01 01 02", "code 82 where an array is expected")]
    [InlineData("MessagePack", "Tiny", "DD FF FF FF FF 01", "a count of 4294967295 elements where 1 bytes are left")]
    [InlineData("MessagePack", "Tiny", "92 C0 01", "code C0 where an integer is expected")]
    [InlineData("MessagePack", "Tiny", "92 CE FF FF FF FF 01", "the integer 4294967295, which 32 bits do not hold")]
    [InlineData("MessagePack", "Tiny", "93 01 02 C1", "code C1, which MessagePack does not use")]
    [InlineData("MessagePack", "Tiny", "93 01 02 C6 FF FF FF FF 00", "a length of 4294967295 bytes where 1 are left")]
    [InlineData("MessagePack", "Tiny", "93 01 02 DF FF FF FF FF 00", "the payload ends inside a value")]
    [InlineData("MessagePack", "Simple", "94 01 02 C4 01 41 03", "code C4 where a text is expected")]
    [InlineData("MessagePack", "Simple", "94 01 02 A2 C3 28 03", "a text that is not UTF-8")]
    [InlineData("MessagePack", "Complex", "96 01 02 A0 01 CB 3F E0 00 00 00 00 00 00 A0", "not a decimal, or one that System.Decimal cannot hold")]
    [InlineData("MessagePack", "Complex", "97 01 02 A0 01 00 A1 30 91 91 A1 30", "not a GUID")]
    [InlineData("MessagePack", "Complex", "97 01 02 A0 01 00 A1 30 DD 7F FF FF FF 90", "a count of 2147483647 elements where 1 bytes are left")]
    [InlineData("Bebop message", "Tiny", "01 00 00 00 05", "a message that does not end with 0")]
    [InlineData("Bebop message", "Tiny", "02 00 00 00 00 00", "1 bytes follow the value")]
    [InlineData("Bebop message", "Tiny", "FF FF FF FF 00", "a length of 4294967295 bytes where 1 are left")]
    [InlineData("Bebop message", "Simple", "0A 00 00 00 03 FF FF FF 7F 00 00 00 00 00", "a length of 2147483647 bytes where 5 are left")]
    [InlineData("Bebop message", "Complex", "0B 00 00 00 07 02 00 00 00 01 00 00 00 00 00", "a count of 2 elements where 6 bytes are left")]
    [InlineData("Bebop struct", "Simple", "01 00 00 00 02 00 00 00 02 00 00 00 C3 28 00 00 00 00", "a text that is not UTF-8")]
    [InlineData("Bebop struct", "Complex", "01000000 02000000 00000000 03000000 0000000000000000 0100000000000000 00000000 00001D00 00000000", "not a decimal, or one that System.Decimal cannot hold")]
    [InlineData("Bebop struct", "Complex", "01000000 02000000 00000000 03000000 0000000000000000 0100000000000000 00000000 00000000 FFFFFFFF", "a count of 4294967295 elements where 0 bytes are left")]
    [InlineData("Bebop struct", "Complex", "01000000 02000000 00000000 03000000 0000000000000000 0100000000000000 00000000 00000000 01000000 00000000000000000000000000000000 FFFFFFFFFFFFFF3F 0000000000000000 00000000 00000000", "a moment that System.DateTime cannot hold")]
    public void SaysWhatIsMalformed(string format, string model, string hex, string what)
    {
        var fault = Assert.Throws<MalformedPayloadException>(() => ByHand.Read(format, model, hex));
        Assert.Equal($"Malformed payload at offset {fault.Offset}: {what}.", fault.Message);
    }

    [Fact]
    public void GroupsInOneAnotherAreBounded()
    {
        var codec = ByHand.Of("Protocol Buffers", "Tiny").Codec!;
        byte[] Nested(int depth) => [.. Enumerable.Repeat((byte)0x1B, depth), .. Enumerable.Repeat((byte)0x1C, depth)];
        Assert.NotNull(codec.Deserialize(Nested(100)));
        Assert.Throws<MalformedPayloadException>(() => codec.Deserialize(Nested(101)));
        Assert.Throws<MalformedPayloadException>(() => codec.Deserialize(Nested(100_000)));
    }

    [Fact]
    public void ArraysInOneAnotherCostNoStack() => Assert.NotNull(
        ByHand.Of("MessagePack", "Tiny").Codec!.Deserialize([0x93, 1, 2, .. Enumerable.Repeat((byte)0x91, 100_000), 0xC0]));

    private static object? TryDeserialize(Codec codec, byte[] payload)
    {
        try
        {
            return codec.Deserialize(payload);
        }
        catch (MalformedPayloadException fault)
        {
            Assert.InRange(fault.Offset, 0, payload.Length);
            return null;
        }
    }
}
