using SerializationBenchmarks.Programs.Terminal;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Tests.Programs.Terminal;

/// <summary>Tables on a terminal that is narrower than they are.</summary>
public class TerminalWriterTests
{
    private static readonly string _table = CreateTable();

    [Fact]
    public void ATableThatFitsIsWhole()
    {
        Assert.Equal(40, _table.IndexOf('\n', StringComparison.Ordinal));
        Assert.Equal(_table, NarrowTable.Fit(_table, 40, "elsewhere"));
        Assert.Equal(_table, NarrowTable.Fit(_table, 200, "elsewhere"));
    }

    [Theory]
    [InlineData(39, "| Serializer |    Mean | Spread |", "Size")]
    [InlineData(33, "| Serializer |    Mean | Spread |", "Size")]
    [InlineData(32, "| Serializer |    Mean |", "Spread, Size")]
    [InlineData(1, "| Serializer |    Mean |", "Spread, Size")]
    public void ColumnsThatDoNotFitAreDroppedFromTheRightAndNamed(int width, string header, string dropped)
    {
        var lines = NarrowTable.Fit(_table, width, "elsewhere").ReplaceLineEndings("\n").Split('\n');
        Assert.Equal(header, lines[0]);
        Assert.All(lines[1..4], line => Assert.Equal(header.Length, line.Length));
        Assert.StartsWith("| B\\|b       | 0.50 μs |", lines[3], StringComparison.Ordinal);
        Assert.Equal([$"Too wide for this terminal: {dropped}; elsewhere.", ""], lines[4..]);
    }

    [Theory]
    [InlineData("| not a table\n")]
    [InlineData("| a long line of text | another\n| and one more\n")]
    [InlineData("| a | b | c |\n|---|---|---|\n| longer than its column | 2 | 3 |\n")]
    public void OtherLinesWithBarsStayAsTheyAre(string text) => Assert.Equal(text, NarrowTable.Fit(text, 5, "elsewhere"));

    [Fact]
    public void OnlyTablesAreHeldBackAndNarrowed()
    {
        using var inner = new StringWriter { NewLine = "\n" };
        using var terminal = new TerminalWriter(inner, 35) { NewLine = "\n", WhereWhole = "tables.md has them all" };
        terminal.Write("50 %");
        terminal.Write('\r');
        Assert.Equal("50 %\r", inner.ToString());
        terminal.Write("a | b |\n" + _table[..20]);
        terminal.Write(_table[20..]);
        Assert.Equal("50 %\ra | b |\n", inner.ToString());
        terminal.WriteLine("A long line that is no part of any table is left alone.");
        Assert.Equal(
            "50 %\ra | b |\n" + NarrowTable.Fit(_table, 35, "tables.md has them all") + "A long line that is no part of any table is left alone.\n",
            inner.ToString());
        Assert.Contains("Too wide for this terminal: Size; tables.md has them all.", inner.ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void ATableAtTheEndIsWrittenToo()
    {
        using var inner = new StringWriter();
        using (var terminal = new TerminalWriter(inner, 30))
            terminal.Write(_table);
        Assert.Equal(NarrowTable.Fit(_table, 30, "redirect the output to a file to see them all"), inner.ToString());
    }

    private static string CreateTable()
    {
        var table = new MarkdownTable(Column.Text("Serializer"), Column.Number("Mean"), Column.Number("Spread"), Column.Number("Size"));
        table.AddRow("A", "1.00 μs", "2.00", "27 B");
        table.AddRow("B|b", "0.50 μs", "1.00", "6 B");
        return table.ToString();
    }
}
