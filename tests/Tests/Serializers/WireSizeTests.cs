using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Serializers;

public class WireSizeTests
{
    // The original study's sizes. Its figures for Complex are of other field types, so they cannot be compared.
    private static readonly Dictionary<(string Format, string Model), int> _sizes = new()
    {
        [("JSON", "Tiny")] = 27,
        [("JSON", "Simple")] = 83,
        [("Protocol Buffers", "Tiny")] = 6,
        [("Protocol Buffers", "Simple")] = 42,
        [("MessagePack", "Tiny")] = 7,
        [("MessagePack", "Simple")] = 42,
        [("Bebop message", "Tiny")] = 15,
        [("Bebop message", "Simple")] = 57,
        [("Bebop struct", "Tiny")] = 8,
        [("Bebop struct", "Simple")] = 48,
    };

    [Fact]
    public void TinyAndSimpleHaveTheStudysSizes() => Assert.All(
        Catalog.Bindings.Where(binding => binding.Codec is not null),
        binding =>
        {
            var codec = binding.Codec!;
            if (_sizes.TryGetValue((binding.Serializer.Format, binding.Model.Name), out var size))
                Assert.Equal(size, codec.Serialize(codec.Create()).Length);
        });
}
