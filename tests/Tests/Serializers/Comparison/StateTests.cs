using System.Text.Json.Serialization;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.Tests.Serializers.Comparison;

/// <summary>What of an object is compared.</summary>
public class StateTests
{
    // Whatever can be set is state, whoever may see it; what is computed is none.
    public static TheoryData<object, object, string?> States => new()
    {
        { new Hidden { Version = 7 }, new Hidden(), "Version: expected 7, got 0" },
        { new Hidden { Link = "a" }, new Hidden { Link = "b" }, "Link: expected \"a\", got \"b\"" },
        { new Hidden(), new Hidden().ReadAll(), null },
        { new PageOf("a") { Total = 99 }, new PageOf("a"), "Total: expected 99, got 0" },
        { new Part(17, "a"), new Part(0, "a"), "Total: expected 17, got 0" },
        { new Part(17, "a"), new Part(17, "a").Changed(), null },
        { new PageOf("a"), new PageOf("b"), "[0]: expected \"a\", got \"b\"" },
        { new PageOf("a"), new List<string> { "a" }, "expected 1 element (PageOf), got 1 element (List<String>)" },
        { new List<string> { "a" }, new PageOf("a"), "expected 1 element (List<String>), got 1 element (PageOf)" },
        { new Held(1), new Held(2), "number: expected 1, got 2" },
        { new Opaque(1), new Opaque(2), "_number: expected 1, got 2" },
        { new Shadowing("a") { Value = "b" }, new Shadowing("a") { Value = "c" }, "Value: expected \"b\", got \"c\"" },
        { new Shadowing("a"), new Shadowing("b"), "Value: expected \"a\", got \"b\"" },
        { new Overriding { Value = 1 }, new Overriding { Value = 2 }, "Value: expected 1, got 2" },
        { new Lazily(), new Lazily { Children = [] }, null },
        { new Asked("a").Ask(), new Asked("a"), null },
    };

    [Theory]
    [MemberData(nameof(States))]
    public void AllStateThatCanBeSetCounts(object expected, object actual, string? difference) =>
        Assert.Equal(difference, ModelDiff.FirstDifference(expected, actual)?.ToString());

    private sealed class Hidden
    {
        private string? _link;
        private string? _text;

        internal int Version { get; set; }

        // Says the same whatever it is set to.
        public string? Link
        {
            get => _link is null ? null : "always";
            set => _link = value;
        }

        public string Text => _text ??= "Computed once";

        public Guid Trace => _text is null ? Guid.Empty : Guid.NewGuid();

        public Hidden ReadAll() => Text.Length > 0 && Trace != Guid.Empty ? this : throw new InvalidOperationException();
    }

    private sealed class PageOf(params string[] items) : List<string>(items)
    {
        public int Total { get; set; }
    }

    // How often a collection was changed is how it keeps its elements.
    private sealed class Part(int total, params string[] items) : List<string>(items)
    {
        private int _version;

        public int Total { get; } = total;

        public int Version => _version;

        public Part Changed()
        {
            _version++;
            return this;
        }
    }

    private sealed class Held(int number)
    {
        public string Text => $"#{number}";
    }

    private readonly struct Opaque(int number)
    {
        private readonly int _number = number;

        public override string ToString() => $"#{_number % 1}";
    }

    private class Shadowed(string value)
    {
        public string Value { get; } = value;
    }

    private sealed class Shadowing(string value) : Shadowed(value)
    {
        public new string? Value { get; set; }
    }

    private class Overridden
    {
        public virtual int Value { get; set; }
    }

    private sealed class Overriding : Overridden
    {
        public override int Value { get; set; }
    }

    // Remembers what it has computed, and tells a library to leave that alone.
    private sealed class Asked(string name)
    {
        [JsonIgnore]
        private string? _shown;

        public string Name { get; } = name;

        public Asked Ask()
        {
            _shown ??= Name.ToUpperInvariant();
            return this;
        }
    }

    // As generators write lists: made when they are first asked for.
    private sealed class Lazily
    {
        private List<int>? _children;

        public List<int> Children
        {
            get => _children ??= [];
            set => _children = value;
        }
    }
}
