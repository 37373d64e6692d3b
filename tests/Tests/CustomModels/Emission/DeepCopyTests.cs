using SerializationBenchmarks.CustomModels.Emission;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Floor;
using SerializationBenchmarks.Serializers.Validation;

namespace SerializationBenchmarks.Tests.CustomModels.Emission;

public sealed class DeepCopyTests
{
    [Theory]
    [InlineData("Order", "order.json")]
    [InlineData("IssueEvent", "issue-event.json")]
    [InlineData("Features", "places.jsonl")]
    public void ACopyIsEqualAndSharesNothing(string type, string document)
    {
        var model = Contracts.Load(type, Contracts.Document(document)).Model;
        var floor = CopyFloor.On(model).Codec!;
        Assert.All(model.Samples, sample =>
        {
            var copy = floor.Deserialize(floor.Serialize(floor.FromModel(sample)));
            Assert.Null(ModelDiff.FirstDifference(sample, copy));
            Assert.Empty(PartsOf(sample).Intersect(PartsOf(copy), ReferenceEqualityComparer.Instance));
        });
    }

    [Fact]
    public void ABoxedValueIsRefusedWithAReason()
    {
        object value = new List<object> { 1, new KeyValuePair<string, int>("a", 1) };
        Assert.Equal("Boxed values are not copied, and a member holds a boxed KeyValuePair`2.", new ObjectGraph([value]).NoCopyBecause);
    }

    [Fact]
    public void AValueThatLeadsBackToItselfIsRefusedWithAReason()
    {
        var value = new List<object>();
        value.Add(value);
        Assert.Equal("A value that leads back to itself cannot be copied, as a List`1 does.", new ObjectGraph([value]).NoCopyBecause);
    }

    // Every object that a value consists of, but for the empty text, of which there is only one.
    private static HashSet<object> PartsOf(object value)
    {
        var parts = new HashSet<object>(ReferenceEqualityComparer.Instance);
        Visit(value);
        return parts;

        void Visit(object? part)
        {
            if (part is null or "" or Array { Length: 0 } || !ObjectGraph.HasParts(part.GetType()))
                return;
            if (!part.GetType().IsValueType && !parts.Add(part))
                return;
            if (part is Array array)
            {
                foreach (var element in array)
                    Visit(element);
            }
            else if (part is not string)
            {
                foreach (var field in ObjectGraph.PartsOf(part.GetType()))
                    Visit(field.GetValue(part));
            }
        }
    }
}
