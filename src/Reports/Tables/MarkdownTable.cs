using System.Globalization;
using System.Text;
using System.Text.RegularExpressions;

namespace SerializationBenchmarks.Reports.Tables;

/// <summary>A table in GitHub's Markdown whose cells are padded, so that it reads as well on a console.</summary>
public sealed partial class MarkdownTable(params Column[] columns)
{
    private readonly List<string[]> _rows = [];

    /// <summary>Makes a table of columns that say what their cells are.</summary>
    public static MarkdownTable Of<TRow>(IEnumerable<TRow> rows, params IEnumerable<Column<TRow>> columns)
    {
        Column<TRow>[] all = [.. columns];
        var table = new MarkdownTable([.. all.Select(column => column.Head)]);
        foreach (var row in rows)
            table.AddRow([.. all.Select(column => column.Cell(row))]);
        return table;
    }

    /// <summary>Adds a row. Bars and line ends in cells are written so that they don't end the cell, and what would be HTML so that it is shown.</summary>
    /// <exception cref="ArgumentException">There are more or fewer cells than columns.</exception>
    public void AddRow(params string[] cells)
    {
        if (cells.Length != columns.Length)
            throw new ArgumentException($"The table has {columns.Length} columns, but the row has {cells.Length} cells.", nameof(cells));
        _rows.Add([.. cells.Select(Escape)]);
    }

    /// <summary>Renders the table.</summary>
    public override string ToString()
    {
        var headers = Headers();
        return Render(headers, [.. columns.Select((_, index) => _rows.Append(headers).Max(row => Width(row[index])))]);
    }

    /// <summary>Renders the table without padding, for a page that must be short.</summary>
    public string ToShortString() => Render(Headers(), new int[columns.Length]);

    /// <summary>Takes the padding out of every table of a text, so that in a committed page a row that is added changes no other.</summary>
    public static string WithoutPadding(string markdown) => RowPattern().Replace(
        markdown,
        row => MarginPattern().Replace(row.Value, match => match.Value[0] == ' ' ? " " : match.Value[^1] == ':' ? "--:" : "---"));

    private string[] Headers() => [.. columns.Select(column => Escape(column.Header))];

    private string Render(string[] headers, int[] widths)
    {
        var text = new StringBuilder();
        AppendRow(text, headers, widths);

        // GitHub takes no fewer than three characters between bars; one dash is written over each margin.
        foreach (var (column, width) in columns.Zip(widths))
            text.Append('|').Append('-', Math.Max(width, 1) + 1).Append(column.RightAligned ? ':' : '-');
        text.Append("|\n");
        foreach (var row in _rows)
            AppendRow(text, row, widths);
        return text.ToString();
    }

    private void AppendRow(StringBuilder text, string[] cells, int[] widths)
    {
        for (var index = 0; index < cells.Length; index++)
        {
            var padding = Math.Max(0, widths[index] - Width(cells[index]));
            text.Append("| ");
            if (padding + cells[index].Length == 0)
                continue;
            if (columns[index].RightAligned)
                text.Append(' ', padding).Append(cells[index]);
            else
                text.Append(cells[index]).Append(' ', padding);
            text.Append(' ');
        }

        text.Append("|\n");
    }

    // A backslash before a bar would itself be taken as escaped and leave the bar bare.
    private static string Escape(string cell) => BarPattern().Replace(ForeignText.InMarkdown(cell), match => match.Value.Replace(@"\", @"\\", StringComparison.Ordinal)[..^1] + @"\|");

    private static int Width(string cell) => new StringInfo(cell).LengthInTextElements;

    [GeneratedRegex(@"^\|.*\|$", RegexOptions.Multiline)]
    private static partial Regex RowPattern();

    // Spaces beside a bar, or the dashes below a column's header.
    [GeneratedRegex(@"(?<=\|) {2,}| {2,}(?=\|)|(?<=\|)-+:?(?=\|)")]
    private static partial Regex MarginPattern();

    [GeneratedRegex(@"\\*\|")]
    private static partial Regex BarPattern();
}

/// <summary>A column of a <see cref="MarkdownTable"/>.</summary>
public readonly record struct Column(string Header, bool RightAligned)
{
    /// <summary>Makes a column of text.</summary>
    public static Column Text(string header) => new(header, RightAligned: false);

    /// <summary>Makes a column of numbers.</summary>
    public static Column Number(string header) => new(header, RightAligned: true);
}

/// <summary>A column that says what its cells are, of rows of one kind.</summary>
public sealed record Column<TRow>(Column Head, Func<TRow, string> Cell)
{
    /// <summary>Makes a column of text.</summary>
    public static Column<TRow> Text(string header, Func<TRow, string> cell) => new(Column.Text(header), cell);

    /// <summary>Makes a column of numbers.</summary>
    public static Column<TRow> Number(string header, Func<TRow, string> cell) => new(Column.Number(header), cell);
}
