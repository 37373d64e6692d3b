using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Serializers.Cbor;

/// <summary>What the codecs of CBOR take although they would not write it, and what they reject.</summary>
public class CborTests
{
    private static readonly Tiny _tiny = new() { Id = 1, OtherId = 2 };

    // A program that asks for the framework would load it in each measured process.
    [Fact]
    public void TheLibraryIsBesideTheProgramAndItsFrameworkIsNotLoaded()
    {
        Assert.Equal(AppContext.BaseDirectory, Path.GetDirectoryName(Catalog.Serializers.Single(serializer => serializer.Name == "Cbor").Library!.Assembly.Location) + Path.DirectorySeparatorChar);
        var configuration = File.ReadAllText(Path.Combine(AppContext.BaseDirectory, "Benchmarks.runtimeconfig.json"));
        Assert.Contains("Microsoft.NETCore.App", configuration, StringComparison.Ordinal);
        Assert.DoesNotContain("Microsoft.AspNetCore.App", configuration, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("A2 67 4F746865724964 02 62 4964 01")] // Any order.
    [InlineData("A3 62 4964 01 61 78 81A16179F6 67 4F746865724964 02")] // An unknown member.
    [InlineData("BF 62 4964 01 67 4F746865724964 02 FF")] // A map of unknown length.
    [InlineData("A2 7F 6149 6164 FF 01 67 4F746865724964 02")] // A key in pieces.
    [InlineData("A2 62 4964 1B0000000000000001 67 4F746865724964 190002")] // Integers longer than need be.
    public void ReadsTinyFromOthers(string hex) => Assert.Equal(_tiny, Read("Tiny", hex));

    [Fact]
    public void MissingMembersAreDefaults() => Assert.Equal(new Complex { Children = [new Child(), null!] }, Read("Complex", "A1 68 4368696C6472656E 82 A0 F6"));

    [Theory]
    [InlineData("Tiny", "A2 62 4964 01 62 4964 01")] // A key that comes twice.
    [InlineData("Simple", "A1 64 4E616D65 62 C328")] // A text that is not UTF-8.
    [InlineData("Complex", "A1 68 4368696C6472656E 81 A1 62 4964 D826 50 3F2504E04F8941D39A0C0305E82C3301")] // A GUID with another tag.
    [InlineData("Complex", "A1 68 4368696C6472656E 81 A1 62 4964 D825 4F 3F2504E04F8941D39A0C0305E82C33")] // 15 bytes.
    [InlineData("Complex", "A1 68 4368696C6472656E 9A 7FFFFFFF")] // More children than there are bytes.
    public void RejectsWhatIsMalformed(string model, string hex) => Rejected(() => Read(model, hex));

    [Fact]
    public void RejectsAnIntegerOfMoreThan32Bits() => Assert.Throws<OverflowException>(() => Read("Tiny", "A1 62 4964 1B 0000000100000000"));

    [Theory]
    [InlineData("A1 62 4964 01 00", "1 bytes follow the value.")]
    [InlineData("A0 00 00", "2 bytes follow the value.")]
    public void SaysHowManyBytesFollow(string hex, string message) => Assert.Equal(message, Rejected(() => Read("Tiny", hex)));

    // The kept reader and writer of the thread start anew.
    [Fact]
    public void ARejectedPayloadLeavesNothingBehind()
    {
        var codec = CodecOf("Complex");
        var payload = codec.Serialize(codec.Create());
        Rejected(() => codec.Deserialize(payload[..^1]));
        Assert.Equal(Complex.Create(), codec.Deserialize(payload));
    }

    [Fact]
    public void ALocalTimeIsWrittenAsTheSameMoment()
    {
        var moment = new DateTime(2021, 8, 26, 12, 34, 56, DateTimeKind.Utc);
        var codec = CodecOf("Complex");
        var written = new Complex { Children = [new Child { Created = moment.ToLocalTime(), LastEdit = new DateTime(moment.Ticks) }] };
        var child = Assert.Single(((Complex)codec.Deserialize(codec.Serialize(written))).Children!);
        Assert.Equal((moment, DateTimeKind.Utc), (child.Created, child.Created.Kind));
        Assert.Equal((moment, DateTimeKind.Utc), (child.LastEdit, child.LastEdit.Kind));
    }

    // The library is the serializer's alone, so its exception is known by name.
    private static string Rejected(Func<object> read)
    {
        var exception = Assert.ThrowsAny<Exception>(read);
        Assert.Equal("CborContentException", exception.GetType().Name);
        return exception.Message;
    }

    private static object Read(string model, string hex) => CodecOf(model).Deserialize(Convert.FromHexString(hex.Replace(" ", "", StringComparison.Ordinal)));

    private static Codec CodecOf(string model) =>
        Catalog.Bindings.Single(binding => binding.Serializer.Name == "Cbor" && binding.Model.Name == model).Codec!;
}
