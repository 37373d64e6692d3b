using System.Text;
using System.Text.Json;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies.Encodings;

namespace SerializationBenchmarks.Tests.Studies.Encodings;

/// <summary>What is written of a known person, from the formats' specifications: with the members' names and without.</summary>
public class PayloadTests
{
    private static readonly Person _known = new()
    {
        First = "Ada",
        Last = "King",
        Age = 36,
        Addresses = [new Address { Street = "St James", State = "LN", Zip = 10000 }],
        Email = "a@b.c",
    };

    [Theory]
    [InlineData("SystemTextJson", """{"First":"Ada","Last":"King","Age":36,"Addresses":[{"Street":"St James","State":"LN","Zip":10000}],"Telephone":null,"Email":"a@b.c"}""")]
    [InlineData("SystemTextJsonSourceGen", """{"First":"Ada","Last":"King","Age":36,"Addresses":[{"Street":"St James","State":"LN","Zip":10000}],"Telephone":null,"Email":"a@b.c"}""")]
    [InlineData("SystemTextJsonArray", """["Ada","King",36,[["St James","LN",10000]],null,"a@b.c"]""")]
    public void JsonHasTheNamesOrIsAnArray(string serializer, string expected) => Assert.Equal(expected, Encoding.UTF8.GetString(Write(serializer, _known)));

    [Fact]
    public void MessagePackWithIntegerKeysIsAnArray() => Assert.Equal(
        "96 A3 41 64 61 A4 4B 69 6E 67 24 91 93 A8 53 74 20 4A 61 6D 65 73 A2 4C 4E CD 27 10 C0 A5 61 40 62 2E 63",
        Hex(Write("MessagePack", _known)));

    [Fact]
    public void MessagePackMapHasTheNames() => Assert.Equal(
        string.Join(' ', "86", Text("First"), Text("Ada"), Text("Last"), Text("King"), Text("Age"), "24", Text("Addresses"), "91 83", Text("Street"), Text("St James"), Text("State"), Text("LN"), Text("Zip"), "CD 27 10", Text("Telephone"), "C0", Text("Email"), Text("a@b.c")),
        Hex(Write("MessagePackMap", _known)));

    [Theory]
    [InlineData("SystemTextJson")]
    [InlineData("SystemTextJsonArray")]
    public void WhatIsNotKnownStaysSo(string serializer)
    {
        var codec = CodecOf(serializer);
        var person = Assert.IsType<Person>(codec.Deserialize(codec.Serialize(new Person { First = "Ada" })));
        Assert.Equal(("Ada", null, null, null), (person.First, person.Addresses, person.Telephone, person.Email));
    }

    [Fact]
    public void WhatIsNotKnownStaysSoInMessagePackToo() => Assert.All(["MessagePack", "MessagePackMap"], WhatIsNotKnownStaysSo);

    [Theory]
    [InlineData("{}")]
    [InlineData("""["Ada","King",36,null,null]""")]
    [InlineData("""["Ada","King",36,null,null,null,null]""")]
    [InlineData("""["Ada","King","36",null,null,null]""")]
    [InlineData("""["Ada",null,36,null,null,null]""")]
    [InlineData("""["Ada","King",36,{},null,null]""")]
    [InlineData("""["Ada","King",36,[["St James","LN"]],null,null]""")]
    [InlineData("""["Ada","King",36,[["St James","LN",10000,1]],null,null]""")]
    [InlineData("""["Ada","King",36,[null],null,null]""")]
    [InlineData("""["Ada","King",36,null,1,null]""")]
    public void AnArrayThatIsNoPersonIsRefused(string json) =>
        Assert.Throws<JsonException>(() => CodecOf("SystemTextJsonArray").Deserialize(Encoding.UTF8.GetBytes(json)));

    [Fact]
    public void TheSourceGeneratorsContractOfAListIsFoundWhereItsElementsAre() =>
        Assert.NotNull(BindingOf("SystemTextJsonSourceGen", nameof(Persons1000)).Codec);

    private static string Text(string text) => Hex([(byte)(0xA0 + text.Length), .. Encoding.UTF8.GetBytes(text)]);

    private static string Hex(byte[] bytes) => BitConverter.ToString(bytes).Replace('-', ' ');

    private static byte[] Write(string serializer, Person person) => CodecOf(serializer).Serialize(person);

    private static Codec CodecOf(string serializer) => BindingOf(serializer, nameof(OnePerson)).Codec!;

    private static Binding BindingOf(string serializer, string model)
    {
        var study = new EncodingsStudy();
        return study.Bind([study.Models.Single(own => own.Name == model)]).Single(binding => binding.Serializer.Name == serializer);
    }
}
