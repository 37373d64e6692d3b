using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies.Values;

namespace SerializationBenchmarks.Tests.Studies.Values;

public class ManyValuesTests
{
    private const int Cache = 1 << 20;

    public static TheoryData<Type> Models => [.. Model.BuiltIn.Select(model => model.Type)];

    [Theory]
    [MemberData(nameof(Models))]
    public void TheFewAreAsManyAsAStretchAndTypical(Type model)
    {
        var few = ManyValues.Few(model);
        Assert.Equal(ValueOrder.Stretch, few.Count);
        Assert.Distinct(few);
        Assert.InRange(few.Average(ValueSource.LengthOf) / ValueSource.Of(model).Take(20_000).Average(ValueSource.LengthOf), 0.98, 1.02);
    }

    [Theory]
    [MemberData(nameof(Models))]
    public void TheManyAreEightTimesAsManyAndTypicalToo(Type model)
    {
        var many = ManyValues.Many(model);
        Assert.Equal(8 * ValueOrder.Stretch, many.Distinct(ReferenceEqualityComparer.Instance).Count());
        Assert.InRange(many.Average(ValueSource.LengthOf) / ManyValues.Few(model).Average(ValueSource.LengthOf), 0.98, 1.02);
    }

    // A payload is an array, which begins a line of the cache or shares one.
    [Theory]
    [MemberData(nameof(Models))]
    public void FreshValuesAreMoreThanTheCacheHoldsForEverySerializer(Type model)
    {
        object[] values = [.. ManyValues.Fresh(model, Cache)];
        Assert.Equal(0, values.Length % ValueOrder.Stretch);
        Assert.All(
            Catalog.Bindings.Where(binding => binding.Model.Type == model && binding.Codec is not null),
            binding => Assert.True(values.Sum(value => Math.Max(64, 24 + binding.Codec!.Serialize(binding.Codec.FromModel(value)).Length)) > Cache, binding.ToString()));
        Assert.InRange(ManyValues.Fresh(model, 2 * Cache).Count(), 1.9 * values.Length, 2.1 * values.Length);
    }

    [Fact]
    public void AFewSamplesAreNotFreshAndManyAre()
    {
        Assert.False(ManyValues.AreFresh(Enumerable.Repeat(1000, 100), Cache));
        Assert.True(ManyValues.AreFresh(Enumerable.Repeat(1000, 2000), Cache));
        Assert.True(ManyValues.AreFresh(Enumerable.Repeat(1, 25_000), Cache)); // Of which each takes a line.
    }
}
