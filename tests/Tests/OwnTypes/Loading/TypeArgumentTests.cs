using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.OwnTypes.Loading;

/// <summary>Closed generic types as users' types.</summary>
[Trait("Category", "AnyPackages")]
public sealed class TypeArgumentTests : IDisposable
{
    private const string Line = """{ "sku": "1", "title": "a", "quantity": 2, "price": 3, "weight": 4 }""";

    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    public static TheoryData<string, string, string, string> Types => new()
    {
        { "Page<OrderLine>", $$"""{ "number": 1, "items": [{{Line}}] }""", "Page-OrderLine", "Shop.Page<Shop.OrderLine>" },
        { "Shop.Page< Shop.OrderLine >", $$"""{ "items": [{{Line}}] }""", "Page-OrderLine", "Shop.Page<Shop.OrderLine>" },
        { "Page<List<OrderLine>>", $$"""{ "items": [[{{Line}}]] }""", "Page-List-OrderLine", "Shop.Page<System.Collections.Generic.List<Shop.OrderLine>>" },
        { "Page<int>", """{ "items": [1, 2] }""", "Page-Int32", "Shop.Page<System.Int32>" },
        { "Pair<Page<string>, Dictionary<string, System.Guid>>", """{ "first": { "items": ["a"] }, "second": { "k": "6f9619ff-8b86-d011-b42d-00c04fc964ff" } }""", "Pair-Page-String-Dictionary-String-Guid", "Shop.Pair<Shop.Page<System.String>, System.Collections.Generic.Dictionary<System.String, System.Guid>>" },
        { "Strange.Outer<int>.Inner<string>", """{ "first": 1, "second": "a" }""", "Inner-String", "Strange.Outer<System.Int32>+Inner<System.String>" },
        { "List<Strange.List>", """[{ "name": "a" }]""", "List-List", "System.Collections.Generic.List<Strange.List>" }, // The assembly has a class List.
        { "Page<Shop.Returns+Label>", """{ "items": [{ "carrier": "x" }] }""", "Page-Label", "Shop.Page<Shop.Returns+Label>" },
    };

    [Theory]
    [MemberData(nameof(Types))]
    public void TypeArgumentsAreWrittenAsInCSharp(string type, string document, string name, string fullName)
    {
        File.WriteAllText(_folder["sample.json"], document);
        var model = Contracts.Load(type, _folder["sample.json"]).Model;
        Assert.Equal((name, fullName), (model.Name, model.FullName));
        var bindings = Catalog.BindingsOf([model]);
        Assert.Empty(RoundTripValidation.FindFaults(bindings));
        Assert.Superset(new HashSet<string> { "NewtonsoftJson", "SystemTextJson" }, bindings.Where(binding => binding.Codec is not null).Select(binding => binding.Serializer.Name).ToHashSet());
    }
}
