using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Handwritten;

namespace SerializationBenchmarks.Tests.Serializers.Handwritten;

/// <summary>What the handwritten serializers do with bytes from a stranger.</summary>
public class ByHandRejectionTests
{
    public static TheoryData<string, string> FormatsAndModels => ByHand.FormatsAndModels;

    [Theory, MemberData(nameof(FormatsAndModels))]
    public void EveryTruncationIsRejected(string format, string model)
    {
        var codec = ByHand.Of(format, model).Codec!;
        var payload = codec.Serialize(codec.Create());
        Assert.All(Enumerable.Range(0, payload.Length), length => Assert.Null(TryDeserialize(codec, payload[..length])));
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
    [InlineData("Bebop struct", "Simple", "01 00 00 00 02 00 00 00 02 00 00 00 C3 28 00 00 00 00", "a text that is not UTF-8")]
    [InlineData("Bebop struct", "Complex", "01000000 02000000 00000000 03000000 0000000000000000 0100000000000000 00000000 00001D00 00000000", "not a decimal, or one that System.Decimal cannot hold")]
    [InlineData("Bebop struct", "Complex", "01000000 02000000 00000000 03000000 0000000000000000 0100000000000000 00000000 00000000 FFFFFFFF", "a count of 4294967295 elements where 0 bytes are left")]
    [InlineData("Bebop struct", "Complex", "01000000 02000000 00000000 03000000 0000000000000000 0100000000000000 00000000 00000000 01000000 00000000000000000000000000000000 FFFFFFFFFFFFFF3F 0000000000000000 00000000 00000000", "a moment that System.DateTime cannot hold")]
    public void SaysWhatIsMalformed(string format, string model, string hex, string what)
    {
        var fault = Assert.Throws<MalformedPayloadException>(() => ByHand.Read(format, model, hex));
        Assert.Equal($"Malformed payload at offset {fault.Offset}: {what}.", fault.Message);
    }

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
