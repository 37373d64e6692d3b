using System.Text.Json;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.Tests.Serializers.Comparison;

/// <summary>How like two values are.</summary>
public class LikenessTests
{
    public static TheoryData<object?, object?, object> Pairings => new()
    {
        { 1.0m, 1.0m, Likeness.SameBits },
        { 10.50m, 10.5m, Likeness.Equal },
        { -0.0, 0.0, Likeness.Equal },
        { new Uri("https://Example.org:443/%7Ea"), new Uri("https://example.org/~a"), Likeness.Equal },
        { Json("1.0"), Json("1"), Likeness.Equal },
        { "a", "b", Likeness.Changed },
        { null, "", Likeness.Changed },
        { "a", null, Likeness.Lost },
        { "a", "", Likeness.Lost },
        { 7, 0, Likeness.Lost },
        { new[] { 1, 2 }, new[] { 1 }, Likeness.Lost },
        { new[] { 1 }, new[] { 1, 2 }, Likeness.Changed },
        { new Dictionary<string, int> { ["a"] = 1 }, new Dictionary<string, int> { ["b"] = 1 }, Likeness.Lost },
    };

    [Theory]
    [MemberData(nameof(Pairings))]
    public void HowLikeTwoValuesAreIsOneOfFour(object? expected, object? actual, object likeness)
    {
        Assert.Equal((Likeness)likeness, ModelDiff.FirstDifference(expected, actual, Likeness.SameBits, null)?.Likeness ?? Likeness.SameBits);
        Assert.Equal((Likeness)likeness > Likeness.Equal, ModelDiff.FirstDifference(expected, actual) is not null);
    }

    private static JsonElement Json(string text) => JsonDocument.Parse(text).RootElement;
}
