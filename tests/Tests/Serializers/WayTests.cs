using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Serializers;

/// <summary>Other ways of using a library, each a serializer of its own.</summary>
public class WayTests
{
    [Fact]
    public void AWayIsOfAMainSerializerOfTheSameLibrary()
    {
        var ways = Catalog.Serializers.Where(serializer => serializer.WayOf is not null).ToArray();
        Assert.NotEmpty(ways);
        Assert.All(ways, way =>
        {
            var main = Catalog.Serializers.Single(serializer => serializer.Name == way.WayOf);
            Assert.Equal((null, way.Library), (main.WayOf, main.Library));
            Assert.True(main.Order < way.Order);
        });
    }

    [Fact]
    public void TheTextOfSystemTextJsonIsItsBytes() => Assert.All(Model.BuiltIn, model => Assert.Equal(Payload("SystemTextJson", model), Payload("SystemTextJsonString", model)));

    [Fact]
    public void WebOptionsTakeNamesInAnyCaseAndNumbersInTexts() =>
        Assert.Equal(new Tiny { Id = 1, OtherId = 2 }, CodecOf("SystemTextJsonWeb", Model.Of<TinyModel>()).Deserialize("""{"ID":"1","otherId":2}"""u8.ToArray()));

    [Fact]
    public void CompressionIsOfPayloadsFrom64BytesOn()
    {
        Assert.Equal(Payload("MessagePack", Model.Of<SimpleModel>()), Payload("MessagePackLz4", Model.Of<SimpleModel>()));
        var (plain, compressed) = (Payload("MessagePack", Model.Of<ComplexModel>()), Payload("MessagePackLz4", Model.Of<ComplexModel>()));
        Assert.True(compressed.Length < plain.Length, $"{compressed.Length} hexadecimal digits of {plain.Length}");
    }

    [Fact]
    public void NativeValuesAreAsShortAsTheOtherLibrarysOfTheFormat() =>
        Assert.InRange(Payload("MessagePackNative", Model.Of<ComplexModel>()).Length, 1, Payload("NerdbankMessagePack", Model.Of<ComplexModel>()).Length);

    // Only .NET's own memory of a date has its kind.
    [Fact]
    public void NativeDatesKeepTheirKind()
    {
        var written = new Complex { Children = [new Child { Created = new DateTime(2021, 8, 26, 12, 34, 56, DateTimeKind.Unspecified) }] };
        foreach (var (serializer, kind) in ((string, DateTimeKind)[])[("MessagePack", DateTimeKind.Utc), ("MessagePackNative", DateTimeKind.Unspecified)])
        {
            var codec = CodecOf(serializer, Model.Of<ComplexModel>());
            Assert.Equal(kind, Assert.Single(((Complex)codec.Deserialize(codec.Serialize(written))).Children!).Created.Kind);
        }
    }

    private static Codec CodecOf(string serializer, Model model) =>
        Catalog.Bindings.Single(binding => binding.Serializer.Name == serializer && binding.Model == model).Codec!;

    private static string Payload(string serializer, Model model)
    {
        var codec = CodecOf(serializer, model);
        return Convert.ToHexString(codec.Serialize(codec.Create()));
    }
}
