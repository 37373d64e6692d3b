using System.Globalization;

namespace SerializationBenchmarks.Reports.Tables;

/// <summary>Makes a <see cref="MarkdownTable"/> fit a terminal.</summary>
public static class NarrowTable
{
    private const int Least = 2; // Without its name and one figure, a row says nothing.

    /// <summary>Drops whole columns from the right until the rest is not wider than the terminal, but never the first two.</summary>
    public static string Fit(string table, int width, string whereWhole)
    {
        var lines = table.TrimEnd().ReplaceLineEndings("\n").Split('\n');
        if (lines.Length < 2 || !lines[1].StartsWith("|-", StringComparison.Ordinal))
            return table;
        int[] bars = [.. lines[1].Index().Where(place => place.Item == '|').Select(place => place.Index)];
        StringInfo[] texts = [.. lines.Select(line => new StringInfo(line))];
        if (bars[^1] < width || texts.Any(text => text.LengthInTextElements != bars[^1] + 1))
            return table;

        var kept = Math.Max(Least, Array.FindLastIndex(bars, bar => bar < width));
        if (kept >= bars.Length - 1)
            return table;
        var dropped = bars[kept..].Zip(bars[(kept + 1)..], (from, to) => texts[0].SubstringByTextElements(from + 1, to - from - 1).Trim());
        return string.Concat(texts.Select(text => text.SubstringByTextElements(0, bars[kept] + 1) + Environment.NewLine))
            + $"Too wide for this terminal: {string.Join(", ", dropped)}; {whereWhole}.{Environment.NewLine}";
    }
}
