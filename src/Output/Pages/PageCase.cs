using System.Globalization;
using System.Text.Json;
using System.Text.Json.Serialization;
using SerializationBenchmarks.Output.Tables;

namespace SerializationBenchmarks.Output.Pages;

/// <summary>A line of a table, as a page has it.</summary>
/// <param name="Unsettled">Whether the runtime was still compiling the code; null if not.</param>
/// <param name="Notes">What a reader has to know, by the places of the sentences in <see cref="PageRecord.Notes"/>; null for nothing.</param>
internal sealed record PageCase(string Serializer, bool? Unsettled, IReadOnlyList<int>? Notes)
{
    /// <summary>The figures that there are, by <see cref="FigureColumn.Key"/>.</summary>
    [JsonExtensionData]
    public Dictionary<string, object> Figures { get; init; } = [];

    /// <summary>Makes a case of a table's line.</summary>
    public static PageCase Of(TableLine line, Func<string, int> noteOf)
    {
        var @case = new PageCase(
            line.Serializer.Name,
            line.Figures is { IsSettled: false } ? true : null,
            line.Notes.Count == 0 ? null : [.. line.Notes.Select(noteOf)]);
        foreach (var column in FigureColumn.All)
        {
            if (column.Of(line) is { } figure && double.IsFinite(figure))
                @case.Figures[column.Key] = double.IsInteger(figure) ? (object)(long)figure : figure; // To the last digit.
        }

        return @case;
    }
}

/// <summary>A column of figures, as a page has it: see <see cref="FigureColumn"/>.</summary>
internal sealed record PageColumn(string Name, string Key, string Kind, bool IsOptional, string WithoutFigure)
{
    /// <summary>All of them, in the order of tables.</summary>
    public static IReadOnlyList<PageColumn> All { get; } =
        [.. FigureColumn.All.Select(column => new PageColumn(column.Name, column.Key, column.Kind.ToString(), column.IsOptional, column.WithoutFigure))];
}

/// <summary>A table, as a page has it.</summary>
internal sealed record PageTable(string Operation, string Model, IReadOnlyList<PageCase> Cases);

/// <summary>Writes numbers with nine digits, of which a page shows three: with seven, some would be rounded otherwise than in tables; all seventeen would be half of a page's size. What is no number is null.</summary>
internal sealed class ShortNumber : JsonConverter<double>
{
    /// <exception cref="NotSupportedException">Always: a page's data is only written.</exception>
    public override double Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) => throw new NotSupportedException();

    public override void Write(Utf8JsonWriter writer, double value, JsonSerializerOptions options) =>
        writer.WriteRawValue(double.IsFinite(value) ? value.ToString("G9", CultureInfo.InvariantCulture) : "null");
}
