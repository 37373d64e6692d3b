using System.Text;
using SerializationBenchmarks.OwnTypes.Loss;

namespace SerializationBenchmarks.Tests.OwnTypes.Loss;

/// <summary>Two documents that one library wrote are alike as JSON, and what differs is named with its place.</summary>
public class DocumentDiffTests
{
    [Theory]
    [InlineData("""{ "a": 1, "b": [true, null] }""", """{ "b": [true, null], "a": 1.00 }""")]
    [InlineData("""[0.0, 1e2, "x"]""", """[-0.0, 100, "\u0078"]""")]
    [InlineData("""["https://example.org:443/%7Ea"]""", """["https://example.org/%7Ea"]""")]
    [InlineData("""{ "$type": "System.Int32[], System.Private.CoreLib", "$values": [] }""", """{ "$type": "System.Collections.Generic.List`1[[System.Int32]]", "$values": [] }""")]
    [InlineData("[1, 2, 255]", "\"AQL/\"")]
    [InlineData("""["cut \ud83d"]""", """["cut \uD83D"]""")]
    public void OneValueHasManyForms(string expected, string actual)
    {
        Assert.Empty(All("", expected, actual));
        Assert.Empty(All("", actual, expected));
    }

    [Theory]
    [InlineData("""{ "a": { "b": [1, 2] } }""", """{ "a": { "b": [1, 3] } }""", "a.b[1]: expected 2, got 3", "a.b[1]")]
    [InlineData("""{ "a": 1 }""", """{ "a": null }""", "a: expected 1, got null", "a")]
    [InlineData("""{ "a": 1 }""", "{}", "a: expected 1, got nothing", "a")]
    [InlineData("{}", """{ "a": {} }""", "a: expected nothing, got an object", "a")]
    [InlineData("""{ "\uFDD1secret": 1 }""", """{ "\uFDD1secret": 2 }""", "[\"secret\"]: expected 1, got 2", "[…]")]
    [InlineData("""{ "joe smith": 1 }""", """{ "joe smith": 2 }""", "[\"joe smith\"]: expected 1, got 2", "[…]")]
    [InlineData("[[1, 2]]", "[[1]]", "[0]: expected 2 elements, got 1 element", "[0]")]
    [InlineData("[1, 2, 255]", "\"AQL+\"", "expected 3 elements, got \"AQL+\"", "")]
    [InlineData("""["\uFDD221.5\uFDD2"]""", """["\uFDD2-273.15\uFDD2"]""", "[0]: expected 21.5, got -273.15", "[0]")]
    [InlineData("""["a"]""", """["A"]""", "[0]: expected \"a\", got \"A\"", "[0]")]
    [InlineData("""["https://example.org/#a"]""", """["https://example.org/#b"]""", "[0]: expected \"https://example.org/#a\", got \"https://example.org/#b\"", "[0]")]
    [InlineData("""{ "$type": "Shop.Card" }""", """{ "$type": "Shop.Cash" }""", "$type: expected \"Shop.Card\", got \"Shop.Cash\"", "$type")]
    public void WhatDiffersIsNamedAndRecordedWithoutKeys(string expected, string actual, string difference, string recorded)
    {
        var found = Assert.Single(All("", expected, actual)).Found;
        Assert.Equal((difference, recorded), (found.ToString(), found.RecordedPath));
    }

    [Fact]
    public void AllPlacesAreFoundWithoutIndexes() =>
        Assert.Equal(["a[…].b", "a[…].c"], All("", """{ "a": [{ "b": 1 }, { "c": 1 }] }""", """{ "a": [{ "b": 2 }, { "c": 2 }] }""").Select(found => found.Place));

    [Fact]
    public void OnlyASetOfAsManyElementsMayBeShownInAnotherOrder()
    {
        const string Expected = """[{ "a": 1, "b": [1, 2] }, { "a": 2 }]""";
        const string Actual = """[{ "a": 2 }, { "b": [1, 2], "a": 1.0 }]""";
        Assert.Empty(All(new Hidden([1, 2]), Expected, Actual));
        Assert.Equal("[0].a: expected 1, got 2", All(new Hidden([1]), Expected, Actual)[0].Found.ToString());
        Assert.Equal("[0].a: expected 1, got 2", All(new List<int> { 1, 2 }, Expected, Actual)[0].Found.ToString());
        Assert.NotEmpty(All(new Hidden([1, 2]), Expected, """[{ "a": 2 }, { "a": 2 }]"""));
    }

    private static IReadOnlyList<DocumentDifference> All(object value, string expected, string actual) => new DocumentDiff(value).All(Encoding.UTF8.GetBytes(expected), Encoding.UTF8.GetBytes(actual));

    private sealed class Hidden(HashSet<int> numbers)
    {
        public int Sum => numbers.Sum();
    }
}
