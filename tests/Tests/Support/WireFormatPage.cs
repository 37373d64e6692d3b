using System.Globalization;
using System.Text.RegularExpressions;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>The tables of docs/wire-formats.md, where the bytes of each sample are written down.</summary>
/// <remarks>They were put together from the formats' specifications, not recorded from a serializer.</remarks>
internal static partial class WireFormatPage
{
    private static readonly string _path = Path.Combine(RepositoryRoot.Find(), "docs", "wire-formats.md");

    private static readonly Dictionary<(string Format, string Model), List<Row>> _tables = Parse(File.ReadLines(_path));

    /// <summary>All lines of all tables, by the format and model of the heading above them.</summary>
    public static IReadOnlyDictionary<(string Format, string Model), List<Row>> Tables => _tables;

    /// <summary>The bytes of a model in a format.</summary>
    public static byte[] Bytes(string format, string model)
    {
        Assert.True(_tables.ContainsKey((format, model)), $"Nobody wrote down the bytes of {model} in {format}: write them from the format's specification, with offsets, under '### {format}: {model}' in docs/wire-formats.md.");
        return BytesOf(_tables[(format, model)]);
    }

    /// <summary>The bytes of a table.</summary>
    public static byte[] BytesOf(IEnumerable<Row> table) => [.. table.SelectMany(row => row.Bytes)];

    /// <summary>
    /// Holds the page to what a serializer writes. With UPDATE_SNAPSHOTS=1 a table whose bytes differ is written: the rows up to the
    /// difference stay, and what follows has no meaning until somebody explains it.
    /// </summary>
    public static void Match(string format, string model, byte[] written)
    {
        if (Environment.GetEnvironmentVariable("UPDATE_SNAPSHOTS") == "1" && !(_tables.TryGetValue((format, model), out var rows) && BytesOf(rows).SequenceEqual(written)))
        {
            Record(format, model, written);
            Assert.Fail($"Recorded {model} in {format}; explain its bytes, then run again without UPDATE_SNAPSHOTS.");
        }

        Assert.Equal(Convert.ToHexString(Bytes(format, model)), Convert.ToHexString(written));
    }

    /// <summary>Reads the tables of a page.</summary>
    public static Dictionary<(string Format, string Model), List<Row>> Parse(IEnumerable<string> page)
    {
        var tables = new Dictionary<(string Format, string Model), List<Row>>();
        List<Row> rows = [];
        foreach (var line in page)
        {
            if (Heading().Match(line) is { Success: true } heading)
                tables.Add((heading.Groups["format"].Value, heading.Groups["model"].Value), rows = []);
            else if (RowPattern().Match(line) is { Success: true } row)
                rows.Add(new Row(int.Parse(row.Groups["offset"].ValueSpan, CultureInfo.InvariantCulture), row.Groups["bytes"].Value, row.Groups["meaning"].Value));
        }

        return tables;
    }

    // Below its heading, or with one at the end of its format's section, or of the page where nothing is said of the format yet.
    private static void Record(string format, string model, byte[] written)
    {
        var kept = _tables.GetValueOrDefault((format, model), []).TakeWhile(row => written.AsSpan(Math.Min(row.Offset, written.Length)).StartsWith(row.Bytes)).ToArray();
        var known = BytesOf(kept).Length;
        var table = new MarkdownTable(Column.Number("Offset"), Column.Text("Bytes"), Column.Text("Meaning"));
        foreach (var row in kept.Concat(written[known..].Chunk(16).Select((bytes, index) => new Row(known + (16 * index), Convert.ToHexString(bytes), ""))))
            table.AddRow(row.Offset.ToString(CultureInfo.InvariantCulture), $"`{row.Hex}`", row.Meaning);

        var lines = File.ReadAllLines(_path).ToList();
        var (heading, section) = ($"### {format}: {model}", $"## {format}");
        var first = lines.IndexOf(heading);
        if (first >= 0)
            lines.RemoveRange(first, EndOf(first) - first);
        else if (lines.Contains(section))
            first = EndOf(lines.IndexOf(section), "## ");
        else
            (first, heading) = (lines.Count, $"\n{section}\n\n{heading}");
        lines.InsertRange(first, [heading, "", .. table.ToString().Split('\n')]);
        File.WriteAllText(_path, string.Join('\n', lines).TrimEnd('\n') + '\n');

        int EndOf(int start, string next = "##") => lines.FindIndex(start + 1, line => line.StartsWith(next, StringComparison.Ordinal)) is >= 0 and var end ? end : lines.Count;
    }

    [GeneratedRegex("^### (?<format>.+): (?<model>.+)$")]
    private static partial Regex Heading();

    [GeneratedRegex(@"^\| +(?<offset>\d+) \| `(?<bytes>[0-9A-F ]+)` +\| (?<meaning>.*?) *\|$")]
    private static partial Regex RowPattern();

    /// <summary>A row of a table.</summary>
    /// <param name="Offset">Where it begins.</param>
    /// <param name="Hex">Its bytes; space is free.</param>
    /// <param name="Meaning">What they are.</param>
    internal sealed record Row(int Offset, string Hex, string Meaning)
    {
        /// <summary>The bytes themselves.</summary>
        public byte[] Bytes { get; } = Convert.FromHexString(Hex.Replace(" ", "", StringComparison.Ordinal));
    }
}
