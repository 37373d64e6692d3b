using System.Text;
using Hyperion.Internal;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Serializers.HyperionSerialization;

/// <summary>What payloads name.</summary>
public class HyperionTests
{
    private static readonly Codec _tiny = Catalog.Bindings.Single(binding => binding.Serializer.Name == "Hyperion" && binding.Model == Model.Of<TinyModel>()).Codec!;

    // The library's default has a list of them.
    [Fact]
    public void AnUnsafeTypeIsRefused()
    {
        var name = "System.Diagnostics.Process, System.Diagnostics.Process"u8;
        byte[] payload = [0xFF, .. BitConverter.GetBytes(name.Length), .. name];
        Assert.Contains("Process", Assert.Throws<EvilDeserializationException>((Action)(() => _tiny.Deserialize(payload))).BadTypeString, StringComparison.Ordinal);
    }

    // Its own class has a number, and so has what a list of it holds.
    [Fact]
    public void TypesOfMembersAreRegistered()
    {
        var complex = Catalog.Bindings.Single(binding => binding.Serializer.Name == "Hyperion" && binding.Model == Model.Of<ComplexModel>()).Codec!;
        var text = Encoding.Latin1.GetString(complex.Serialize(complex.Create()));
        Assert.Single(text.Split("SerializationBenchmarks.Models.Child")[1..]); // In the list's name.
    }
}
