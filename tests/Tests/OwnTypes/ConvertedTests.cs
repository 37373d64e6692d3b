using System.Reflection;
using System.Reflection.Emit;
using SerializationBenchmarks.Programs.Versions;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.OwnTypes;

/// <summary>Libraries find in a user's assembly what its types name, and what is measured is what they write there.</summary>
public sealed class ConvertedTests : IDisposable
{
    private readonly OwnDocument _document = new();
    private readonly TemporaryFolder _folder = new();

    public void Dispose()
    {
        _document.Dispose();
        _folder.Dispose();
    }

    [Theory]
    [InlineData("Strange.OidOrder", """{ "id": "a", "lines": ["b", "c"], "qty": 1 }""", """{"Id":"a","Lines":["b","c"],"Qty":1}""")]
    [InlineData("Strange.OidStock", """{ "stock": { "a": 1 } }""", """{"Stock":{"a":1}}""")]
    [InlineData("Strange.Referring", """{ "to": "a" }""", """{"To":"a"}""")]
    public void ATypeConverterOfTheAssemblyIsTheOneThatIsMeasured(string type, string document, string payload)
    {
        var binding = Bind("NewtonsoftJson", type, document);
        Assert.Null(binding.UnsupportedBecause);
        Assert.Null(RoundTripValidation.FirstFault(binding));
        Assert.Equal(payload, System.Text.Encoding.UTF8.GetString(binding.Codec!.Serialize(binding.Model.Sample)));
    }

    [Theory]
    [InlineData("MessagePackMap", "Strange.Immutables", """{ "stack": [{ "name": "a", "size": 1 }], "byName": { "k": { "name": "a", "size": 1 } }, "sorted": ["b", "a"] }""")]
    [InlineData("MessagePackMap", "Strange.Loose", "{}")]
    [InlineData("ProtobufNet", "Strange.NamedTicket", """{ "code": "a" }""")]
    public void NoLibraryIsBlamedForWhatThisProgramTellsIt(string serializer, string type, string document)
    {
        var binding = Bind(serializer, type, document);
        Assert.Null(binding.UnsupportedBecause?.Text);
        Assert.Null(RoundTripValidation.FirstFault(binding)?.Text);
    }

    [Fact]
    public void AHiddenMemberThatCannotBeNumberedByNameIsNamedWithWhatHelps() => Assert.Equal(
        "It does not take WrittenTicket: WrittenTicket.Code hides a member of another type, and protobuf-net, which is told a member's number by name, finds both; [ProtoContract] and [ProtoMember] number it.",
        Bind("ProtobufNet", "Strange.WrittenTicket", """{ "code": "a" }""").UnsupportedBecause!.Text);

    [Fact]
    public void ACycleIsSaidWithTheLibrarysFirstSentence() => Assert.StartsWith(
        "It does not take Ring: A possible object cycle was detected. This can either be due to a cycle or if the object depth is larger than the maximum allowed depth of 64",
        Bind("SystemTextJson", "Strange.Ring", """{ "name": "a" }""").UnsupportedBecause!.Text,
        StringComparison.Ordinal);

    [Theory]
    [InlineData("SystemTextJson", null)] // It makes dictionaries of its own for both, and so it did for the sample.
    [InlineData("NewtonsoftJson", "Given takes keys as they are, and what comes back takes them in any case.")]
    public void ADictionaryThatComesBackWithAnotherComparerIsNoted(string serializer, string? note)
    {
        var binding = Bind(serializer, "Strange.Headers", """{ "given": { "A": "1" }, "kept": { "B": "2" } }""");
        Assert.Null(RoundTripValidation.FirstFault(binding));
        Assert.Equal(note, binding.Note);
    }

    [Fact]
    public void ASampleIsCalledByItsFile()
    {
        File.WriteAllText(_folder["a.json"], "{}");
        File.WriteAllText(_folder["b.json"], """{ "customer": "Zoë" }""");
        var own = Contracts.Load("Receipt", _folder["a.json"], _folder["b.json"]);
        var fault = Catalog.BindersOf(own.Model).Single(binder => binder.Serializer.Name == "NewtonsoftJson").Bind();
        var reason = RoundTripValidation.FirstFault(fault)!;
        Assert.StartsWith("The round trip changes b.json: Customer: ", reason.Text, StringComparison.Ordinal);
        Assert.StartsWith("The round trip changes sample 2 at Customer; ", reason.Recorded, StringComparison.Ordinal);
    }

    [Fact]
    public void ALibraryBesideTheAssemblyInAnotherVersionIsNoted()
    {
        Needs.Unix("On Windows, the version of a file is in a resource of its own.");
        Contracts.Write(_folder["Basket.dll"], null);
        var other = new PersistedAssemblyBuilder(new AssemblyName("Newtonsoft.Json"), typeof(object).Assembly);
        other.SetCustomAttribute(new CustomAttributeBuilder(typeof(AssemblyInformationalVersionAttribute).GetConstructor([typeof(string)])!, ["99.0.1-beta+abc"]));
        other.DefineDynamicModule("Other");
        other.Save(_folder["Newtonsoft.Json.dll"]);
        var note = Assert.Single(OwnLibraries.Notes(_folder["Basket.dll"], Catalog.Serializers));
        Assert.Matches(@"^Beside your assembly lies Newtonsoft\.Json 99\.0\.1-beta; NewtonsoftJson measures [0-9.]+, and NewtonsoftJson@own yours\.$", note);
        var way = Assert.Single(OwnLibraries.Notes(_folder["Basket.dll"], Catalog.Serializers.Where(serializer => serializer.Name == "NewtonsoftJsonPooled")));
        Assert.EndsWith("and NewtonsoftJsonPooled@own yours.", way, StringComparison.Ordinal);
    }

    private Binding Bind(string serializer, string type, string document) =>
        Catalog.BindersOf(_document.Load(type, document).Model).Single(binder => binder.Serializer.Name == serializer).Bind();
}
