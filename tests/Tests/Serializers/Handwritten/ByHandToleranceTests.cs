using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Tests.Serializers.Handwritten;

/// <summary>What the handwritten serializers take although they would not write it: older and newer writers, other encoders.</summary>
public class ByHandToleranceTests
{
    private static readonly Tiny _tiny = new() { Id = 1, OtherId = 2 };

    [Theory]
    [InlineData("Protocol Buffers", "10 02 08 01")] // Any order.
    [InlineData("Protocol Buffers", "08 05 10 02 08 01")] // The last one counts.
    [InlineData("Protocol Buffers", "88 00 81 00 10 02")] // Varints longer than need be.
    [InlineData("Protocol Buffers", "08 81 80 80 80 10 10 02")] // An int32 is cut off at 32 bits.
    [InlineData("Protocol Buffers", "08 01 18 FF 7F 10 02 21 0102030405060708 2A 02 0102 35 01020304")] // Unknown fields of every wire type.
    [InlineData("Protocol Buffers", "08 01 10 02 1B 08 07 23 0A 01 00 24 1C")] // Unknown groups.
    [InlineData("MessagePack", "93 01 02 03")] // A newer writer's member.
    [InlineData("MessagePack", "DC 0002 01 02")]
    [InlineData("MessagePack", "DD 00000002 CC 01 CD 0002")] // Forms longer than need be.
    [InlineData("MessagePack", "92 D3 0000000000000001 CF 0000000000000002")]
    [InlineData("MessagePack", "92 D0 01 D2 00000002")]
    [InlineData("MessagePack", "9D 01 02 C0 C2 C3 C4 01 FF CA 00000000 CB 0000000000000000 D4 05 00 D8 05 00000000000000000000000000000000 C7 01 05 00 81 A1 61 92 E0 7F D9 01 61")] // Unknown members of many kinds.
    [InlineData("Bebop message", "0B000000 02 02000000 01 01000000 00")] // Any order.
    [InlineData("Bebop message", "10000000 01 05000000 01 01000000 02 02000000 00")] // The last one counts.
    [InlineData("Bebop message", "0E000000 01 01000000 02 02000000 03 FFFF 00")] // A newer writer's field.
    [InlineData("JSON", "7B 224F746865724964223A32 2C 224964223A31 7D")] // Any order.
    [InlineData("JSON", "7B 224964223A35 2C 224F746865724964223A32 2C 224964223A31 7D")] // The last one counts.
    [InlineData("JSON", "20 7B0A09 225C7530303439 64223A 31 2C 2278223A5B7B2279223A6E756C6C7D5D 2C 224F746865724964223A32 7D 0A")] // White space, an escaped name, an unknown member.
    public void ReadsTinyFromOthers(string format, string hex) => Assert.Equal(_tiny, ByHand.Read(format, "Tiny", hex));

    [Theory]
    [InlineData("Protocol Buffers", "")]
    [InlineData("Protocol Buffers", "08 00 10 00")] // A default value may be written.
    [InlineData("JSON", "7B7D")]
    [InlineData("MessagePack", "90")]
    [InlineData("MessagePack", "91 00")]
    [InlineData("Bebop message", "01000000 00")]
    public void MissingMembersAreDefaults(string format, string hex) => Assert.Equal(new Tiny(), ByHand.Read(format, "Tiny", hex));

    [Theory]
    [InlineData("Protocol Buffers", "3A 00")]
    [InlineData("Protocol Buffers", "32 00 3A 02 0A 00")] // An empty text is the decimal's default, empty bytes are the GUID's.
    [InlineData("MessagePack", "97 00 00 C0 00 00 A1 30 91 90")]
    [InlineData("Bebop message", "0B000000 07 01000000 01000000 00 00")]
    public void MissingMembersOfChildrenAreDefaults(string format, string hex) =>
        Assert.Equal(new Complex { Children = [new Child()] }, ByHand.Read(format, "Complex", hex));

    [Theory]
    [InlineData("CA 3F800000", "A1 35")]
    [InlineData("01", "A3 2B 35 2E")] // An integer; a sign and a point.
    [InlineData("CF 0000000000000001", "A3 35 65 30")] // An exponent.
    public void MessagePackNumbersTakeEveryForm(string percentage, string cost) => Assert.Equal(
        new Complex { Percentage = 1, Cost = 5 },
        ByHand.Read("MessagePack", "Complex", $"96 00 00 C0 00 {percentage} {cost}"));

    [Theory]
    [InlineData("D6 FF 00000001")]
    [InlineData("D7 FF 00000000 00000001")]
    [InlineData("C7 0C FF 00000000 0000000000000001")]
    [InlineData("C7 04 FF 00000001")]
    public void MessagePackTimestampsTakeEveryForm(string timestamp)
    {
        var complex = (Complex)ByHand.Read("MessagePack", "Complex", $"97 00 00 C0 00 00 A1 30 91 92 D9 24 {Convert.ToHexString("3F2504E0-4f89-41d3-9a0c-0305e82c3301"u8)} {timestamp}");
        Assert.Equal(DateTime.UnixEpoch.AddSeconds(1), complex.Children![0].Created);
    }

    [Fact]
    public void MessagePackChildrenMayBeNil() => Assert.Null(Assert.Single(((Complex)ByHand.Read("MessagePack", "Complex", "97 00 00 C0 00 00 A1 30 91 C0")).Children!));

    // Each part of a repeated submessage sets the fields that it has.
    [Fact]
    public void ProtobufTimestampsMerge()
    {
        var complex = (Complex)ByHand.Read("Protocol Buffers", "Complex", "3A 0A 12 02 08 05 12 04 10 C0 84 3D");
        Assert.Equal(DateTime.UnixEpoch.AddSeconds(5).AddMilliseconds(1), Assert.Single(complex.Children!).Created);
    }

    // An unpaired surrogate is no text; like the libraries, the serializers write the character that stands for a mistake.
    [Fact]
    public void UnpairedSurrogatesAreReplaced() => Assert.All(
        ByHand.Bindings.Where(binding => binding.Model.Type == typeof(Simple)),
        binding => Assert.Equal(
            new Simple { Name = "a\ufffdb" },
            binding.Codec!.Deserialize(binding.Codec.Serialize(new Simple { Name = "a\ud800b" }))));
}
