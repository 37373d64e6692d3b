using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Tests.Reports.Tables;

public class MarkdownTableTests
{
    [Theory]
    [InlineData("en-US")]
    [InlineData("de-DE")]
    public void TableIsTheSameInEveryCulture(string culture) =>
        Snapshot.Match("table.md", InCulture.Run(culture, RenderStudysTable));

    [Fact]
    public void BarsAndLineEndsStayInTheirCell()
    {
        var table = new MarkdownTable(Column.Text("a|b"));
        table.AddRow(@"c\|d");
        table.AddRow("e\r\nf");
        Assert.Equal("| a\\|b   |\n|--------|\n| c\\\\\\|d |\n| e f    |\n", table.ToString());
    }

    [Fact]
    public void CellsAndHeadingsAreNoHtml()
    {
        var table = new MarkdownTable(Column.Text("List<Shop.Order>"));
        table.AddRow("<b> | `<b>` | **lost**");
        Assert.Equal("| List\\<Shop.Order> |\n|---|\n| \\<b> \\| `<b>` \\| **lost** |\n", table.ToShortString());
    }

    [Fact]
    public void AShortTableHasNoPadding()
    {
        var table = new MarkdownTable(Column.Text("Name"), Column.Number("ns"));
        table.AddRow("A", "1,000");
        Assert.Equal("| Name | ns |\n|---|--:|\n| A | 1,000 |\n", table.ToShortString());
    }

    [Fact]
    public void ATextWithoutPaddingHasTheTableAsItIsRenderedShort()
    {
        var table = new MarkdownTable(Column.Text("Name"), Column.Number("ns"), Column.Text("|"));
        table.AddRow("A longer name", "1", "");
        table.AddRow("", "1,000", @"a \| b");
        Assert.Equal($"# Title  \n\n{table.ToShortString()}\n- 1  | 2\n", MarkdownTable.WithoutPadding($"# Title  \n\n{table}\n- 1  | 2\n"));
    }

    [Fact]
    public void EmptyTablesHaveAtLeastThreeDashes() =>
        Assert.Equal("| | |\n|---|--:|\n", new MarkdownTable(Column.Text(""), Column.Number("")).ToString());

    [Fact]
    public void ARowOfAnotherLengthIsRefused() =>
        Assert.Throws<ArgumentException>(() => new MarkdownTable(Column.Text("a")).AddRow("1", "2"));

    [Theory]
    [InlineData(8.04, 0.123, "8.04 ± 0.12")]
    [InlineData(93.66, 1.46, "93.7 ± 1.5")]
    [InlineData(2838.4, 41.2, "2,838 ± 41")]
    [InlineData(2838.4, double.NaN, "2,838")]
    public void AnErrorHasTheDecimalsOfItsShortTime(double nanoseconds, double error, string text) =>
        Assert.Equal(text, InCulture.Run("de-DE", () => TimeScale.For([1.5]).FormatShort(nanoseconds, error)));

    [Theory]
    [InlineData(0.05, "0.0500 ns", "0.0250 ns")]
    [InlineData(7.7, "7.70 ns", "3.85 ns")]
    [InlineData(47.76, "47.8 ns", "23.9 ns")]
    [InlineData(122.91, "123 ns", "61 ns")]
    [InlineData(999.94, "1,000 ns", "500 ns")]
    [InlineData(1000, "1.00 μs", "0.50 μs")]
    [InlineData(62118, "62.1 μs", "31.1 μs")]
    [InlineData(2.5e6, "2.50 ms", "1.25 ms")]
    [InlineData(1.5e12, "1,500 s", "750 s")]
    [InlineData(double.NaN, "n/a", "n/a")]
    public void TimesHaveThreeDigitsAndTheirErrorsAsManyDecimals(double nanoseconds, string time, string half)
    {
        var scale = TimeScale.For([nanoseconds]);
        Assert.Equal((time, half), (scale.Format(nanoseconds), scale.FormatBeside(nanoseconds / 2, nanoseconds)));
    }

    [Fact]
    public void TheSmallestTimeDecidesTheUnitOfAll()
    {
        var scale = TimeScale.For([1_288_090, 69.49, double.NaN, 0]);
        Assert.Equal(["1,288,090 ns", "69.5 ns"], new[] { 1_288_090, 69.49 }.Select(scale.Format));
    }

    [Theory]
    [InlineData(8.038, "8.04")]
    [InlineData(9.9951, "10.0")]
    [InlineData(94.58, "94.6")]
    [InlineData(99.96, "100")]
    [InlineData(2837.84, "2,838")]
    public void ShortTimesHaveThreeDigitsAndNoUnit(double nanoseconds, string text) =>
        Assert.Equal(text, InCulture.Run("de-DE", () => TimeScale.For([1.5]).FormatShort(nanoseconds)));

    [Fact]
    public void ShortTimesAreInTheUnitOfTheScale() => Assert.Equal(("μs", "2.84"), (TimeScale.For([1000]).Unit, TimeScale.For([1000]).FormatShort(2837.84)));

    [Theory]
    [InlineData(1, "1.00")]
    [InlineData(9.994, "9.99")]
    [InlineData(15.27, "15.3")]
    [InlineData(1234.4, "1,234")]
    [InlineData(0.0456, "0.046")]
    [InlineData(double.PositiveInfinity, "n/a")]
    public void RatiosHaveTwoDecimalsThreeBelowATenthAndThreeDigitsFromTenOn(double ratio, string text) => Assert.Equal(text, NumberText.Ratio(ratio));

    private static string RenderStudysTable()
    {
        // The study's first table of Simple, digit by digit.
        (string Name, double Mean, double Error, double Deviation, double Median, long Allocated)[] rows =
        [
            ("NewtonsoftJson", 1057.0, 19.01, 16.85, 1053.9, 1552),
            ("SystemTextJson", 473.9, 8.18, 7.65, 474.8, 344),
            ("Bebop", 119.9, 2.44, 4.52, 122.0, 0),
        ];
        var table = new MarkdownTable(
            Column.Text("Serializer"), Column.Number("Mean"), Column.Number("Error"), Column.Number("StdDev"), Column.Number("Median"), Column.Number("Allocated"), Column.Number("Ratio"));
        var scale = TimeScale.For(rows.Select(row => row.Mean));
        foreach (var row in rows)
        {
            table.AddRow(
                row.Name,
                scale.Format(row.Mean),
                scale.FormatBeside(row.Error, row.Mean),
                scale.FormatBeside(row.Deviation, row.Mean),
                scale.FormatBeside(row.Median, row.Mean),
                NumberText.Allocated(row.Allocated),
                NumberText.Ratio(row.Mean / rows[0].Mean));
        }

        return table.ToString();
    }
}
