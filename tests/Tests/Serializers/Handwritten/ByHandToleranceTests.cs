using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Tests.Serializers.Handwritten;

/// <summary>What the handwritten serializers take although they would not write it: older and newer writers, other encoders.</summary>
public class ByHandToleranceTests
{
    private static readonly Tiny _tiny = new() { Id = 1, OtherId = 2 };

    [Theory]
    [InlineData("Bebop message", "0B000000 02 02000000 01 01000000 00")] // Any order.
    [InlineData("Bebop message", "10000000 01 05000000 01 01000000 02 02000000 00")] // The last one counts.
    [InlineData("Bebop message", "0E000000 01 01000000 02 02000000 03 FFFF 00")] // A newer writer's field.
    public void ReadsTinyFromOthers(string format, string hex) => Assert.Equal(_tiny, ByHand.Read(format, "Tiny", hex));

    [Theory]
    [InlineData("Bebop message", "01000000 00")]
    public void MissingMembersAreDefaults(string format, string hex) => Assert.Equal(new Tiny(), ByHand.Read(format, "Tiny", hex));

    [Theory]
    [InlineData("Bebop message", "0B000000 07 01000000 01000000 00 00")]
    public void MissingMembersOfChildrenAreDefaults(string format, string hex) =>
        Assert.Equal(new Complex { Children = [new Child()] }, ByHand.Read(format, "Complex", hex));

    // An unpaired surrogate is no text; like the libraries, the serializers write the character that stands for a mistake.
    [Fact]
    public void UnpairedSurrogatesAreReplaced() => Assert.All(
        ByHand.Bindings.Where(binding => binding.Model.Type == typeof(Simple)),
        binding => Assert.Equal(
            new Simple { Name = "a\ufffdb" },
            binding.Codec!.Deserialize(binding.Codec.Serialize(new Simple { Name = "a\ud800b" }))));
}
