using System.Collections;
using SerializationBenchmarks.Info.Fidelity.Changes;
using SerializationBenchmarks.Info.Fidelity.Subtypes.Newer;
using SerializationBenchmarks.Info.Values;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.OwnTypes.Emission;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Comparison;
using Older = SerializationBenchmarks.Info.Fidelity.Subtypes.Older;

namespace SerializationBenchmarks.Info.Fidelity;

/// <summary>What becomes of a subtype that somebody does not know, between two that all know.</summary>
internal static class SubtypeChanges
{
    /// <summary>The group's name.</summary>
    public const string Group = "Subtypes";

    /// <summary>A subtype that no library was told of.</summary>
    public const string NotDeclared = "Not declared";

    /// <summary>A subtype that the writer was told of and an older reader was not.</summary>
    public const string NotKnown = "Unknown to the reader";

    // A reader knows no class of that name.
    private static readonly (byte[] Name, byte[] Other) _renamed = ("Triangle"u8.ToArray(), "Trjangle"u8.ToArray());

    /// <summary>Sends both lists through each serializer.</summary>
    public static FidelityGroup Measure(IReadOnlyList<SerializerInfo> serializers)
    {
        var newer = EmittedModels.Define(typeof(Drawing), [() => Draw(new Triangle { Number = 2, Base = 22, Height = 222 })]);
        var older = EmittedModels.Define(typeof(Older.Drawing), [() => new Older.Drawing { Figures = [new Older.Circle { Number = 1, Radius = 11 }, new Older.Square { Number = 3, Side = 33 }] }]);
        var (notDeclared, notKnown) = (Draw(new Ring { Number = 2, Radius = 22, Inner = 222 }), (Drawing)newer.Sample);
        return new(
            Group,
            [
                new(NotDeclared, "a subtype of `Circle`", [.. serializers.Select(serializer => Measure(serializer, newer, newer, notDeclared))]),
                new(NotKnown, "`Triangle`", [.. serializers.Select(serializer => Measure(serializer, newer, older, notKnown))]),
            ]);
    }

    private static Drawing Draw(Figure second) => new() { Figures = [new Circle { Number = 1, Radius = 11 }, second, new Square { Number = 3, Side = 33 }] };

    private static FidelityCell Measure(SerializerInfo serializer, Model newer, Model older, Drawing written)
    {
        var (writer, reader) = (Bind(serializer, newer), Bind(serializer, older));
        if (writer.Codec is null || reader.Codec is null)
            return new FidelityCell(serializer.Name, FidelityOutcome.NotSupported, (writer.UnsupportedBecause ?? reader.UnsupportedBecause)?.Text);
        var value = new ValueClass(Group, "", written, reader.Model.Type, back => ChangeOf(written.Figures, back is Older.Drawing drawing ? drawing.Figures : ((Drawing)back).Figures));
        return FidelityCell.Measure(serializer.Name, value, writer.Codec, payload => Read(writer, reader, payload));
    }

    // Both programs are this one, where a name finds the class however old the reader is: another name stands for one that it lacks.
    private static object Read(Binding writer, Binding reader, byte[] payload)
    {
        var place = payload.AsSpan().IndexOf(_renamed.Name);
        if (place < 0)
            return FidelityCell.ReaderOf(reader, writer.Model.Type)(payload);
        _renamed.Other.CopyTo(payload, place);
        return writer.Codec!.Deserialize(payload);
    }

    private static Binding Bind(SerializerInfo serializer, Model model) => Catalog.BindersOf(model).Single(binder => binder.Serializer == serializer).Bind();

    private static Change? ChangeOf(List<Figure> written, IList back)
    {
        if (back.Count != written.Count)
            return new Change(Likeness.Lost, $"{back.Count} of {written.Count}");
        var (expected, actual) = (written.Select(Describe).ToArray(), back.Cast<object?>().Select(Describe).ToArray());
        return expected[1] != actual[1] ? new Change(back[1] is null ? Likeness.Lost : Likeness.Changed, actual[1] + (expected[2] == actual[2] ? "" : ", and what follows"))
            : expected.SequenceEqual(actual) ? null
            : new Change(Likeness.Changed, $"{actual[0]}, {actual[2]}");
    }

    private static string Describe(object? figure) => figure is null
        ? "null"
        : $"{figure.GetType().Name}({string.Join(", ", VersionValues.MembersOf(figure.GetType()).OrderBy(member => member.Name, StringComparer.Ordinal).Select(member => $"{member.Name}: {member.GetValue(figure)}"))})";
}
