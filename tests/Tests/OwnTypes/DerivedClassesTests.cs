using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.OwnTypes;

/// <summary>A library that does not know the class of a value says what would tell it.</summary>
public sealed class DerivedClassesTests : IDisposable
{
    private const string Drawing = """{ "shapes": [{ "radius": 1, "kind": "circle" }] }""";

    private const string Kennel = """{ "Guest": { "Name": "a", "Age": 3 } }""";

    private readonly OwnDocument _document = new();

    public void Dispose() => _document.Dispose();

    [Theory]
    [InlineData("NewtonsoftJson", "Strange.Drawing", Drawing, " TypeNameHandling would tell it which class a Shape is.")]
    [InlineData("Bson", "Strange.Drawing", Drawing, " TypeNameHandling would tell it which class a Shape is.")]
    [InlineData("MessagePack", "Strange.Drawing", Drawing, " [Union] would tell it which class a Shape is.")]
    [InlineData("NerdbankMessagePack", "Strange.Drawing", Drawing, " [DerivedTypeShape] would tell it which class a Shape is.")]
    [InlineData("SystemTextJson", "Strange.Kennel", Kennel, " [JsonDerivedType] would tell it which class an IAnimal is.")]
    [InlineData("ProtobufNet", "Strange.Kennel", Kennel, " [ProtoInclude] would tell it which class an IAnimal is.")]
    [InlineData("MessagePack", "Strange.Kennel", Kennel, " [Union] would tell it which class an IAnimal is.")]
    public void ItsAttributeIsNamed(string serializer, string type, string document, string help)
    {
        var reason = ReasonOf(serializer, type, document);
        Assert.EndsWith(help, reason.Text, StringComparison.Ordinal);
        Assert.EndsWith(help, reason.Recorded, StringComparison.Ordinal);
    }

    [Fact]
    public void MongoHasOneTooAndIsNotTold()
    {
        Assert.Equal("[BsonKnownTypes]", DerivedClasses.ToldBy["MongoDB.Bson"]);
        Assert.Null(Bind("MongoBson", "Strange.Drawing", Drawing).UnsupportedBecause);
    }

    [Theory]
    [InlineData("NewtonsoftJson", "Strange.Late", """{ "name": "a" }""")]
    [InlineData("ProtobufNet", "Strange.Loose", """{ "any": 5 }""")]
    [InlineData("MessagePack", "Strange.Menu", """{ "a": { "b": {} } }""")]
    public void NothingIsSaidOfWhatStopsAtSomethingElse(string serializer, string type, string document) =>
        Assert.DoesNotContain("would tell", ReasonOf(serializer, type, document).Text, StringComparison.Ordinal);

    [Theory]
    [InlineData("Strange.Labelled", """{ "id": "a" }""", "It needs [MemoryPackable(GenerateType.VersionTolerant)] on Labelled; with it, MemoryPack is measured with this format.")]
    [InlineData("Strange.Tolerant", """{ "id": 1 }""", "Tolerant has [MemoryPackable(GenerateType.VersionTolerant)], so MemoryPack is measured with this format.")]
    public void TheFormatOfMemoryPackIsAMatterOfItsAttribute(string type, string document, string reason) =>
        Assert.Equal(reason, ReasonOf("MemoryPackVersionTolerant", type, document).Text);

    [Fact]
    public void AVersionTolerantTypeIsMeasuredAsMemoryPack() => Assert.Null(Bind("MemoryPack", "Strange.Tolerant", """{ "id": 1 }""").UnsupportedBecause);

    private Reason ReasonOf(string serializer, string type, string document) => Bind(serializer, type, document).UnsupportedBecause!;

    private Binding Bind(string serializer, string type, string document) =>
        Catalog.BindersOf(_document.Load(type, document).Model).Single(binder => binder.Serializer.Name == serializer).Bind();
}
