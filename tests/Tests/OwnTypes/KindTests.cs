using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.Tests.OwnTypes;

/// <summary>Kinds of types that people report problems with: who brings them back, who changes them, and who does not take them.</summary>
public sealed class KindTests : IDisposable
{
    private readonly OwnDocument _document = new();

    public void Dispose() => _document.Dispose();

    // Of each: the serializers that bring the sample back, and those that do not, with the first member that differs or what they say.
    public static TheoryData<string, string, string, string?> Kinds => new()
    {
        { "Strange.Tagged", """{ "name": "x" }""", "NewtonsoftJson SystemTextJson", "ProtobufNet: Newtonsoft.Json.Linq.JToken.; MessagePack: JToken is not registered" },
        { "Strange.Tagged", """{ "name": "x", "data": { "a": [1, null] } }""", "NewtonsoftJson", "SystemTextJson: It does not take Tagged" },
        { "Strange.Menu", """{ "a": { "b": {} } }""", "SystemTextJson NewtonsoftJson ProtobufNet NerdbankMessagePack", "MessagePack: It does not take Menu" },
        { "Strange.Forest", """[[], [[]]]""", "SystemTextJson NewtonsoftJson NerdbankMessagePack", "ProtobufNet: Nested or jagged lists; MessagePack: It does not take Forest" },
        { "Strange.Owned", """{ "name": "a", "parts": [{}] }""", "SystemTextJson ProtobufNet MessagePack NerdbankMessagePack", "NewtonsoftJson: Parts[0].Owner: expected null, got Owned." },
        { "Strange.Account", """{ "id": "1", "version": 7 }""", "SystemTextJson", "NewtonsoftJson: Version: expected 7, got 0. [JsonProperty] on Version may keep it.; ProtobufNet: Version: expected 7, got 0.; MessagePack: Version: expected 7, got 0.; NerdbankMessagePack: Version: expected 7, got 0. [PropertyShape] on Version may keep it." },
        { "Strange.Versioned", """{ "id": "1", "version": 7 }""", "NewtonsoftJson", "SystemTextJson: Version: expected 7, got 0. [JsonInclude] on Version may keep it." },
        { "Strange.Concealed", """{ "id": "1", "_number": 7 }""", "SystemTextJson", "NewtonsoftJson: _number: expected 7, got 0." },
        { "Strange.Guarded", """{ "name": "a", "number": 3 }""", "SystemTextJson ProtobufNet", "NewtonsoftJson: Name: expected \"a\", got null. [JsonProperty] on Name may keep it." },
        { "PageOf", """{ "total": 99, "items": ["a"] }""", "NewtonsoftJson", "SystemTextJson: Total: expected 99, got 0.; MessagePack: Total: expected 99, got 0.; ProtobufNet: Total: expected 99, got 0." },
        { "Strange.Marks", """["a"]""", "SystemTextJson NewtonsoftJson ProtobufNet MessagePack NerdbankMessagePack", null },
        { "Push", """{ "push_id": 5, "distinct_size": 1, "commits": [{ "sha": "a", "author_name": "b" }] }""", "NewtonsoftJson SystemTextJson ProtobufNet MessagePack NerdbankMessagePack", null },
        { "Strange.Named", """{ "push_id": 5, "x-y": "a" }""", "NewtonsoftJson SystemTextJson ProtobufNet MessagePack NerdbankMessagePack", null },
        { "Extended", """{ "id": 1, "other": { "a": [1] } }""", "NewtonsoftJson", "SystemTextJson: It does not take Extended" },
        { "Strange.Unknowns", """{ "id": 1, "other": {"a":[1]} }""", "SystemTextJson", "NewtonsoftJson: Rest[…] holds a JsonElement, which only System.Text.Json writes." },
        { "Strange.Ordered", """{ "steps": [{ "name": "a", "size": 1 }, { "name": "b", "size": 2 }] }""", "ProtobufNet MessagePack", "SystemTextJson: Steps[0].Name: expected \"b\", got \"a\".; NewtonsoftJson: Steps[0].Name: expected \"b\", got \"a\"." },
        { "Strange.Ordered", """{ "set": [{ "name": "a", "size": 1 }, { "name": "b", "size": 2 }, { "name": "c", "size": 3 }] }""", "SystemTextJson NewtonsoftJson ProtobufNet MessagePack NerdbankMessagePack", null },
        { "Strange.Immutables", """{ "sorted": ["b", "a"], "set": [{ "name": "a", "size": 1 }], "byName": { "k": { "name": "a", "size": 1 } } }""", "SystemTextJson NewtonsoftJson", null },
        { "Strange.Listed", """{ "steps": [{ "name": "a", "size": 1 }] }""", "SystemTextJson NewtonsoftJson ProtobufNet MessagePack NerdbankMessagePack", null },
        { "Strange.Permission", """{ "status": "Redirect", "rights": "Execute, Read" }""", "SystemTextJson NewtonsoftJson ProtobufNet MessagePack NerdbankMessagePack", null },
        { "Strange.Late", """{ "name": "a" }""", "", "SystemTextJson: It does not take Late: Too early.; NewtonsoftJson: It does not take Late: Too early.; ProtobufNet: It does not take Late: Too early." },
        { "Fragile", """{ "name": "x" }""", "ProtobufNet MessagePack NerdbankMessagePack", "SystemTextJson: It does not take Fragile; NewtonsoftJson: It does not take Fragile" },
        { "Strange.Drawing", """{ "shapes": [{ "radius": 1, "kind": "circle" }] }""", "SystemTextJson ProtobufNet", "NewtonsoftJson: Could not create an instance of type Strange.Shape; MessagePack: Strange.Shape is not registered" },
        { "List<Strange.Labelled>", """[{ "id": "a" }]""", "SystemTextJson NewtonsoftJson ProtobufNet MessagePack NerdbankMessagePack", null },
        { "Strange.Free", """{ "data": {"a":[1.0]} }""", "SystemTextJson", "NewtonsoftJson: Data holds a JsonElement, which only System.Text.Json writes.; ProtobufNet: No serializer defined for type: System.Text.Json.JsonElement." },
        { "Strange.Free", """{}""", "NewtonsoftJson MessagePack NerdbankMessagePack", "SystemTextJson: It does not take Free: Operation is not valid" },
        { "Strange.AnyJson", """{ "node": { "a": [1.0] }, "element": 5, "elements": [1, { "b": null }] }""", "SystemTextJson", null },
        { "Strange.AnyDocument", """{ "data": { "a": 1 } }""", "SystemTextJson", "NewtonsoftJson: It does not take AnyDocument; MongoBson: Data holds a JsonDocument, which only System.Text.Json writes." },
        { "Strange.FreeObject", """{ "data": { "a": [1.0] }, "single": 5 }""", "NewtonsoftJson", "SystemTextJson: It does not take FreeObject" },
        { "Strange.AnyArray", """{ "items": [1, "a"] }""", "NewtonsoftJson", "SystemTextJson: It does not take AnyArray" },
        { "Strange.Loose", """{ "any": {"a":1} }""", "SystemTextJson", "NewtonsoftJson: Any holds a JsonElement, which only System.Text.Json writes.; Bson: Any holds a JsonElement, which only System.Text.Json writes.; ProtobufNet: No serializer defined for type: System.Object." },
        { "Strange.Traced", """{ "name": "a" }""", "SystemTextJson NewtonsoftJson", null },
        { "Strange.Stamped", """{ "name": "a" }""", "SystemTextJson NewtonsoftJson ProtobufNet MessagePack NerdbankMessagePack", null },
        { "Strange.Fields", """{ "number": 3, "text": "a" }""", "NewtonsoftJson ProtobufNet MessagePack NerdbankMessagePack", "SystemTextJson: Number: expected 3, got 0. [JsonInclude] on Number may keep it." },
        { "Strange.Filled", """{ "name": "a", "words": ["b"], "counts": { "c": 1 } }""", "NewtonsoftJson ProtobufNet", "SystemTextJson: Words: expected 1 element, got 0 elements." },
        { "Strange.Account256", """{ "balance": 123456789012345678901234567890 }""", "NewtonsoftJson MessagePack NerdbankMessagePack", "ProtobufNet: No serializer defined for type: System.Numerics.BigInteger.; SystemTextJson: Balance: expected 123456789012345678901234567890, got 0." },
        { "Strange.OpeningDays", """{ "days": [1, 0, 6], "hours": { "Monday": 4 } }""", "SystemTextJson NewtonsoftJson ProtobufNet MessagePack NerdbankMessagePack", null },
        { "Strange.Entries", """{ "pairs": [{ "key": "a", "value": 1 }], "first": { "key": "b", "value": 2 } }""", "SystemTextJson NewtonsoftJson ProtobufNet MessagePack NerdbankMessagePack", null },
        { "Strange.Place", """{ "name": "a", "latitude": 1.5 }""", "SystemTextJson NewtonsoftJson ProtobufNet MessagePack NerdbankMessagePack", null },
        { "Strange.Measured", """{ "item": { "value": 1 } }""", "NewtonsoftJson ProtobufNet MessagePack NerdbankMessagePack", null },
        { "Strange.Crate", """{ "items": [{ "name": "a" }], "first": { "name": "b" } }""", "SystemTextJson NewtonsoftJson ProtobufNet MessagePack NerdbankMessagePack", null },
        { "Strange.AreaOwner", """{ "area": "a", "owners": ["b"] }""", "NewtonsoftJson ProtobufNet MessagePack NerdbankMessagePack", null },
        { "Strange.Cased", """{ "Id": 1, "id": 2, "Name": "a" }""", "SystemTextJson NewtonsoftJson MessagePack ProtobufNet", null },
        { "Strange.Temperature", """{ "place": "p", "c": 21.5 }""", "NewtonsoftJson Bson Hyperion", "SystemTextJson: The round trip changes the sample, as Newtonsoft.Json writes it: c: expected 21.5, got -273.15.; DataContract: c: expected 21.5, got -273.15.; MessagePack: c: expected 21.5, got -273.15.; MongoBson: c: expected 21.5, got -273.15." },
        { "Strange.Cart", """{ "id": "a", "items": ["x", "y"] }""", "NewtonsoftJson Bson Hyperion", "ProtobufNet: The round trip changes the sample, as Newtonsoft.Json writes it: items: expected 2 elements, got null.; MongoBson: items: expected 2 elements, got null." },
        { "Strange.Found", """{ "id": "a", "page": { "items": ["x", "y"], "total": 17 } }""", "SystemTextJson", "NewtonsoftJson: Page.Total: expected 17, got 0.; ProtobufNet: Page.Total: expected 17, got 0.; MessagePack: Page.Total: expected 17, got 0.; NerdbankMessagePack: Page.Total: expected 17, got 0.; MongoBson: Page.Total: expected 17, got 0.; Hyperion: Page.Total: expected 17, got 0." },
        { "Strange.Series", """{ "arrays": { "a": [1, 2] }, "lists": { "b": [1.5] }, "steps": { "c": [{ "name": "x", "size": 1 }] } }""", "SystemTextJson NewtonsoftJson ProtobufNet ProtobufNetStream MessagePack", null },
        { "Strange.Pinned", """{ "number": 7 }""", "NewtonsoftJson ProtobufNet MessagePack", "SystemTextJson: It does not take Pinned: Each parameter in the deserialization constructor; SystemTextJsonString: Fields are only considered when 'JsonSerializerOptions.IncludeFields' is enabled. The name match can be case-insensitive.; MongoBson: Number: expected 7, got 0." },
        { "Strange.Scored", """{ "name": "a", "score": 7 }""", "MessagePack ProtobufNet NerdbankMessagePack", "SystemTextJson: It does not take Scored: It only reads.; NewtonsoftJson: It does not take Scored: It only reads." },
        { "Post.Envelope", """{ "number": "1", "content": { "@type": "type.googleapis.com/post.Parcel", "number": "2" } }""", "GoogleProtobuf", null },
        { "Strange.Linked", """{ "url": "https://Example.org:443/%7Ea", "price": 10.50 }""", "SystemTextJson NewtonsoftJson ProtobufNet MessagePack NerdbankMessagePack", null },
    };

    [Theory]
    [MemberData(nameof(Kinds))]
    public void ComesBackFromTheLibrariesThatKeepIt(string type, string document, string keeping, string? others)
    {
        var expected = keeping.Split(' ', StringSplitOptions.RemoveEmptyEntries).Select(name => (Name: name, Reason: (string?)null))
            .Concat(others?.Split("; ").Select(other => other.Split(": ", 2)).Select(other => (other[0], (string?)other[1])) ?? [])
            .ToDictionary();
        var bindings = Catalog.BindersOf(_document.Load(type, document).Model).Where(binder => expected.ContainsKey(binder.Serializer.Name)).Select(binder => binder.Bind());
        Assert.All(bindings, binding =>
        {
            var reason = (binding.UnsupportedBecause ?? RoundTripValidation.FirstFault(binding))?.Text;
            if (expected[binding.Serializer.Name] is not { } part)
                Assert.Equal($"{binding.Serializer.Name}: ", $"{binding.Serializer.Name}: {reason}");
            else if (part.EndsWith('.'))
                Assert.EndsWith(part, reason, StringComparison.Ordinal); // Nothing follows, such as an attribute that would not help.
            else
                Assert.Contains(part, reason, StringComparison.Ordinal);
        });
    }
}
