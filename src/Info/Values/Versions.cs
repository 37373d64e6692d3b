using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.Info.Values;

/// <summary>Programs of different ages that talk to each other.</summary>
/// <remarks>
/// <see cref="Simple"/> begins as <see cref="Tiny"/> does, and <see cref="Complex"/> as <see cref="Simple"/>, in every schema.
/// So they are versions of one another, and each serializer itself writes what an older or newer program would have written.
/// </remarks>
internal static class Versions
{
    /// <summary>The group's name.</summary>
    public const string Group = "Other versions of the schema";

    /// <summary>What the names of values begin with that an older program wrote.</summary>
    public const string OlderWriter = "Older writer";

    public static IEnumerable<ValueGroup> Groups()
    {
        var (tiny, simple, complex) = (Tiny.Create(), Simple.Create(), Complex.Create());
        return
        [
            new(
                Group,
                Of($"{OlderWriter}: no text, no enumeration", tiny, new Simple { Id = tiny.Id, OtherId = tiny.OtherId }),
                Of($"{OlderWriter}: no numbers, no list", simple, new Complex { Id = simple.Id, OtherId = simple.OtherId, Name = simple.Name, EnumValue = simple.EnumValue }),
                Of("Newer writer: text, enumeration", simple, new Tiny { Id = simple.Id, OtherId = simple.OtherId }),
                Of("Newer writer: numbers, list", complex, new Simple { Id = complex.Id, OtherId = complex.OtherId, Name = complex.Name, EnumValue = complex.EnumValue })),
        ];
    }

    private static ValueClass Of(string name, object model, object expected) => new(
        name,
        $"`{model.GetType().Name}`, read as `{expected.GetType().Name}`",
        model,
        expected.GetType(),
        back => Change.Of(ModelDiff.FirstDifference(expected, WithoutEmptyList(back))));

    // Of a list that the writer does not know, none and an empty one say the same.
    private static object WithoutEmptyList(object back) => back is Complex { Children.Count: 0 } complex ? complex with { Children = null } : back;
}
