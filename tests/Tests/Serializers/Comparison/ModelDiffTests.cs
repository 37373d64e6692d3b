using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.Specialized;
using System.Data;
using System.Text;
using System.Text.Json;
using System.Text.RegularExpressions;
using System.Xml;
using System.Xml.Linq;
using Microsoft.FSharp.Collections;
using Microsoft.FSharp.Core;
using Newtonsoft.Json.Linq;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.Tests.Serializers.Comparison;

public class ModelDiffTests
{
    [Fact]
    public void AListThatTheCompilerMakesIsAList()
    {
        IReadOnlyList<int> made = [1, 2];
        Assert.Null(ModelDiff.FirstDifference(made, new List<int> { 1, 2 }));
        Assert.NotNull(ModelDiff.FirstDifference(made, new List<int> { 1, 3 }));
    }

    [Fact]
    public void EqualModelsHaveNoDifference() => Assert.All(
        Model.BuiltIn,
        model => Assert.Null(ModelDiff.FirstDifference(model.Sample, CreateAnew(model))));

    [Fact]
    public void NamesTheFirstDifferingFieldByItsPath()
    {
        var actual = Complex.Create();
        actual.Children![1].Created = actual.Children[1].Created.AddTicks(1);
        actual.Children[2].Name = null;
        Assert.Equal(
            "Children[1].Created: expected 2022-02-03T04:05:06.0070000Z, got 2022-02-03T04:05:06.0070001Z",
            ModelDiff.FirstDifference(Complex.Create(), actual)?.ToString());
    }

    public static TheoryData<object?, object?, string?> Pairs => new()
    {
        { null, null, null },
        { null, 1, "expected null, got 1" },
        { "", null, "expected \"\", got null" },
        { 1, 1L, "expected 1 (Int32), got 1 (Int64)" },
        { double.NaN, double.NaN, null },
        { 0.1f, 0.1000001f, "expected 0.1, got 0.1000001" },
        { 1.0m, 1.00m, null },
        { DateTime.UnixEpoch, DateTime.SpecifyKind(DateTime.UnixEpoch, DateTimeKind.Unspecified), "expected 1970-01-01T00:00:00.0000000Z, got 1970-01-01T00:00:00.0000000" },
        { new DateTimeOffset(0, default), new DateTimeOffset(TimeSpan.TicksPerHour, TimeSpan.FromHours(1)), "expected 0001-01-01T00:00:00.0000000+00:00, got 0001-01-01T01:00:00.0000000+01:00" },
        { Level.One, (Level)7, "expected One, got 7" },
        { "a\nb", "a\ud800", "expected \"a\\u000Ab\", got \"a\\uD800\"" },
        { new string('x', 200) + "1", new string('x', 200) + "2", $"expected \"…{new string('x', 59)}1\", got \"…{new string('x', 59)}2\"" },
        { new[] { 1, 2 }, new List<int> { 1, 2 }, null },
        { new[] { 1, 2 }, ImmutableArray.Create(1, 3), "[1]: expected 2, got 3" },
        { new[] { 1 }, Array.Empty<int>(), "expected 1 element, got 0 elements" },
        { default(ImmutableArray<int>), default(ImmutableArray<int>), null },
        { new ReadOnlyMemory<byte>([1, 2]), new ReadOnlyMemory<byte>([1, 2]), null },
        { new HashSet<int> { 1, 2 }, new HashSet<int> { 2, 1 }, null },
        { new HashSet<int> { 1, 2 }, new HashSet<int> { 1, 3 }, "expected the element 2, got none" },
        { new Dictionary<string, int> { ["a"] = 1, ["b"] = 2 }, new Dictionary<string, int> { ["b"] = 2, ["a"] = 1 }.ToFrozenDictionary(), null },
        { new Dictionary<string, int> { ["a"] = 1 }, new Dictionary<string, int> { ["a"] = 2 }, "[\"a\"]: expected 1, got 2" },
        { new Dictionary<string, int> { ["a"] = 1 }, new Dictionary<string, int> { ["b"] = 1 }, "expected the key \"a\", got none" },
        { (1, new[] { 2 }), (1, new[] { 3 }), "Item2[0]: expected 2, got 3" },
        { new Base { Value = 1 }, new Derived { Value = 1 }, "expected Base, got Derived" },
        { new int[2, 3], new int[3, 2], "expected 2 × 3, got 3 × 2" },
        { new ReadOnlyMemory<byte>([1, 2]), new ReadOnlyMemory<byte>([1, 3]), "[1]: expected 2, got 3" },
        { new Uri("https://Example.org:443/%7Ea"), new Uri("https://example.org/~a"), null },
        { new StringBuilder("a", 64), new StringBuilder("a"), null },
        { new StringBuilder("a"), new StringBuilder("b"), "expected a, got b" },
        { new StringBuilder("a"), new StringBuilder(), "expected a, got " },
        { new Regex("a"), new Regex("b"), "expected a, got b" },
        { new Regex("a"), new Regex("a", RegexOptions.IgnoreCase), "expected a, got a" },
        { Rows(1), Rows(1), null },
        { Rows(1), Rows(2), "Tables[0].Rows[0].ItemArray[0]: expected 1, got 2" },
        { Rows(1), Rows(), "Tables[0].Rows: expected 1 element, got 0 elements" },
        { new InvalidOperationException("a"), new InvalidOperationException("b"), "Message: expected \"a\", got \"b\"" },
        { new Failure("a"), new Failure("a"), null },
        { new Failure("a"), new Failure("b"), "Message: expected \"a\", got \"b\"" },
        { new MemoryStream([1]), new MemoryStream([1]), null },
        { new MemoryStream([1]), new MemoryStream([2]), "expected MemoryStream, got MemoryStream" },
        { new StringReader("a"), new StringReader("a"), "expected something that can be compared, got StringReader, which shows nothing of what it holds" },
        { XElement.Parse("<a>1</a>"), XElement.Parse("<a>2</a>"), "expected <a>1</a>, got <a>2</a>" },
        { MapModule.OfSeq(Sorted(7)), MapModule.OfSeq(Sorted(7).Reverse()), null },
        { MapModule.OfSeq(Sorted(2)), MapModule.OfSeq(Sorted(3).Skip(1)), "expected the key 0, got none" },
        { MapModule.OfSeq([Tuple.Create(FSharpOption<int>.None, 1)]), MapModule.OfSeq([Tuple.Create(FSharpOption<int>.None, 2)]), "[null]: expected 1, got 2" },
        { SetModule.OfSeq(Enumerable.Range(0, 7)), SetModule.OfSeq(Enumerable.Range(0, 7).Reverse()), null },
        { ListModule.OfSeq([1, 2]), ListModule.OfSeq([1, 3]), "[1]: expected 2, got 3" },
        { FSharpOption<Base>.Some(new Base { Value = 1 }), FSharpOption<Base>.Some(new Base { Value = 2 }), "Value.Value: expected 1, got 2" },
        { new Bag(1, 2), new Bag(1, 2) { Label = "a" }, "Label: expected null, got \"a\"" },
        { new Bag(1, 2), new Bag(1, 3), "[1]: expected 2, got 3" },
        { new Dictionary<DateTime, int> { [DateTime.UnixEpoch] = 1 }, new Dictionary<DateTime, int> { [DateTime.SpecifyKind(DateTime.UnixEpoch, DateTimeKind.Unspecified)] = 1 }, "expected the key 1970-01-01T00:00:00.0000000Z, got 1970-01-01T00:00:00.0000000" },
        { new Dictionary<object, int>(ReferenceEqualityComparer.Instance) { ["a"] = 1, [new string(['a'])] = 1 }, new Dictionary<object, int>(ReferenceEqualityComparer.Instance) { ["a"] = 1, [new string(['a'])] = 1 }, null },
        { new NameValueCollection { ["a"] = "1" }, new NameValueCollection { ["a"] = "2" }, "[\"a\"][0]: expected \"1\", got \"2\"" },
        { new ConcurrentBag<int> { 1, 2 }, new ConcurrentBag<int> { 2, 1 }, null },
        { new Stack<int>([1, 2]), new Stack<int>([2, 1]), "[0]: expected 2, got 1" },
        { new KeyValuePair<string, int>("a", 1), new KeyValuePair<string, int>("a", 2), "Value: expected 1, got 2" },
        { new Dictionary<Base, int> { [new Base { Value = 1 }] = 1 }, new Dictionary<Base, int> { [new Base { Value = 1 }] = 1 }, null },
        { new Dictionary<Base, int> { [new Base { Value = 1 }] = 1 }, new Dictionary<Base, int> { [new Base { Value = 2 }] = 1 }, "expected the key Base, got none" },
        { Xml("<a>1</a>"), Xml("<a>2</a>"), "expected <a>1</a>, got <a>2</a>" },
        { default(JsonElement), default(JsonElement), null },
        { Json("1"), default(JsonElement), "expected 1, got nothing" },
        { Json("""{"a":[1.0]}"""), Json("""{"a":[1]}"""), null },
        { Json("""{"a":[1]}"""), Json("""{"a":[2]}"""), "expected {\"a\":[1]}, got {\"a\":[2]}" },
        { JObject.Parse("""{"a":{"b":1}}"""), JObject.Parse("""{"a":{"b":1}}"""), null },
        { JObject.Parse("""{"a":{"b":1}}""")["a"], JObject.Parse("""{"b":1}"""), null },
        { JObject.Parse("""{"a":1}"""), JObject.Parse("""{"a":2}"""), "expected {\"a\":1}, got {\"a\":2}" },
        { new JValue(1), new JValue(2), "expected 1, got 2" },
        { Json("""{"a":1}"""), JObject.Parse("""{"a":1}"""), "expected {\"a\":1} (JsonElement), got {\"a\":1} (JObject)" },
        { JsonDocument.Parse("1"), Disposed(), "expected JsonDocument, got JsonDocument" },
        { new List<Base> { new() { Value = 1 } }, new[] { new Base { Value = 1 } }, null },
        { new List<Base> { new() { Value = 1 } }, new[] { new Base { Value = 2 } }, "[0].Value: expected 1, got 2" },
    };

    [Theory]
    [MemberData(nameof(Pairs))]
    public void ComparesByValue(object? expected, object? actual, string? difference) =>
        Assert.Equal(difference, ModelDiff.FirstDifference(expected, actual)?.ToString());

    [Fact]
    public void CyclesAndDeepListsAndEndlessPropertiesEnd()
    {
        Assert.Null(ModelDiff.FirstDifference(Node.Ring(3), Node.Ring(3)));
        Assert.Null(ModelDiff.FirstDifference(Node.Chain(100_000), Node.Chain(100_000)));
        Assert.Null(ModelDiff.FirstDifference(new Amount(1), new Amount(1)));
        Assert.Equal("Value: expected 1, got 2", ModelDiff.FirstDifference(new Amount(1), new Amount(2))?.ToString());
        var endless = ModelDiff.FirstDifference(new Endless(0), new Endless(0))!;
        Assert.Equal(("at most 300000 levels to compare", "more"), (endless.Expected, endless.Actual));
    }

    [Fact]
    public void AGetterThatThrowsIsAValue()
    {
        Assert.Null(ModelDiff.FirstDifference(new Guarded(true), new Guarded(true)));
        Assert.Equal(
            "Value: expected 1 (Int32), got InvalidOperationException thrown by its getter (Thrown)",
            ModelDiff.FirstDifference(new Guarded(false), new Guarded(true))?.ToString());
    }

    // 20,000 elements took minutes where each was looked for among all.
    [Fact]
    public void LargeListsSetsAndMapsAreComparedInLinearTime()
    {
        const int Many = 50_000;
        Assert.Null(ModelDiff.FirstDifference(ListModule.OfSeq(Enumerable.Range(0, Many)), ListModule.OfSeq(Enumerable.Range(0, Many))));
        Assert.Null(ModelDiff.FirstDifference(MapModule.OfSeq(Sorted(Many)), MapModule.OfSeq(Sorted(Many).Reverse())));
        Assert.Null(ModelDiff.FirstDifference(Enumerable.Range(0, Many).Select(value => new Base { Value = value }).ToHashSet(), Enumerable.Range(0, Many).Reverse().Select(value => new Base { Value = value }).ToHashSet()));
        Assert.Null(ModelDiff.FirstDifference(
            Enumerable.Range(0, Many).ToDictionary(value => new Base { Value = value }, value => value),
            Enumerable.Range(0, Many).Reverse().ToDictionary(value => new Base { Value = value }, value => value)));
    }

    [Fact]
    public void AnElementOfASetThatKnowsItsOwnerEnds()
    {
        Assert.Null(ModelDiff.FirstDifference(new Owner("a"), new Owner("a")));
        Assert.Equal("Parts: expected the element Part, got none", ModelDiff.FirstDifference(new Owner("a"), new Owner("b"))?.ToString());
    }

    private static IEnumerable<Tuple<int, int>> Sorted(int count) => Enumerable.Range(0, count).Select(value => Tuple.Create(value, value));

    private static DataSet Rows(params int[] values)
    {
        var table = new DataTable("t") { Columns = { { "a", typeof(int) } } };
        foreach (var value in values)
            table.Rows.Add(value);
        return new DataSet { Tables = { table } };
    }

    private static JsonElement Json(string text) => JsonDocument.Parse(text).RootElement;

    private static JsonDocument Disposed()
    {
        var document = JsonDocument.Parse("1");
        document.Dispose();
        return document;
    }

    private static XmlDocument Xml(string text)
    {
        var document = new XmlDocument();
        document.LoadXml(text);
        return document;
    }

    private static object CreateAnew(Model model) =>
        model.Type.GetMethod("Create")!.Invoke(null, null)!;

    private class Base
    {
        public int Value { get; set; }
    }

    private sealed class Derived : Base;

    private sealed class Failure(string message) : Exception(message);

    // As a library of collections that keeps its elements in a way of its own, and calls no two equal.
    private sealed class Bag(params int[] items) : IEnumerable<int>
    {
        private readonly int[] _items = items;
        private readonly Guid _own = Guid.NewGuid();

        public string? Label { get; set; }

        public Guid Own => _own;

        public IEnumerator<int> GetEnumerator() => ((IEnumerable<int>)_items).GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    private sealed class Owner
    {
        public Owner(string name) => Parts = [new Part { Owner = this, Name = name }];

        public HashSet<Part> Parts { get; set; }
    }

    private sealed class Part
    {
        public Owner? Owner { get; set; }

        public string? Name { get; set; }
    }

    private sealed class Node
    {
        public Node? Next { get; set; }

        public static Node Chain(int length)
        {
            var node = new Node();
            for (var index = 1; index < length; index++)
                node = new Node { Next = node };
            return node;
        }

        public static Node Ring(int length)
        {
            var last = new Node();
            var first = last;
            for (var index = 1; index < length; index++)
                first = new Node { Next = first };
            last.Next = first;
            return first;
        }
    }

    private readonly record struct Amount(int Value)
    {
        public Amount Negated => new(-Value);
    }

    private sealed class Endless(int depth)
    {
        // A property that can be set and makes a new object on each call: only the depth ends it.
        public Endless Half
        {
            get => new(depth);
            set => depth = value.Half is null ? 0 : depth;
        }
    }

    private sealed class Guarded(bool throws)
    {
        private readonly int[] _values = throws ? [] : [1];

        public int Value
        {
            get => _values.Length == 0 ? throw new InvalidOperationException() : 1;
            set => _ = value;
        }
    }
}
