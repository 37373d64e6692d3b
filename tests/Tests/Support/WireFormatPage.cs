using System.Globalization;
using System.Text.RegularExpressions;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>The tables of docs/wire-formats.md.</summary>
internal static partial class WireFormatPage
{
    /// <summary>Reads all lines of all tables, by the format and model of the heading above them.</summary>
    public static IReadOnlyDictionary<(string Format, string Model), List<(int Offset, byte[] Bytes)>> Read()
    {
        var tables = new Dictionary<(string Format, string Model), List<(int Offset, byte[] Bytes)>>();
        List<(int Offset, byte[] Bytes)> lines = [];
        foreach (var line in File.ReadLines(Path.Combine(RepositoryRoot.Find(), "docs", "wire-formats.md")))
        {
            if (Heading().Match(line) is { Success: true } heading)
                tables.Add((heading.Groups["format"].Value, heading.Groups["model"].Value), lines = []);
            else if (Row().Match(line) is { Success: true } row)
                lines.Add((int.Parse(row.Groups["offset"].ValueSpan, CultureInfo.InvariantCulture), Convert.FromHexString(row.Groups["bytes"].Value.Replace(" ", "", StringComparison.Ordinal))));
        }

        return tables;
    }

    [GeneratedRegex("^### (?<format>.+): (?<model>.+)$")]
    private static partial Regex Heading();

    [GeneratedRegex(@"^\| +(?<offset>\d+) \| `(?<bytes>[0-9A-F ]+)` ")]
    private static partial Regex Row();
}
