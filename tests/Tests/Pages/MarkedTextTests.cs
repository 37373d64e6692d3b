using SerializationBenchmarks.Pages.Texts;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Tests.Pages;

public sealed class MarkedTextTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void ReplacesWhatStandsBetweenTheMarks() => Assert.Equal(
        "# Title\n<!-- a:begin -->\n1 μs\n2\n<!-- a:end -->\ntext\n<!-- b:begin -->\n3\n<!-- b:end -->\n",
        Replace("# Title\r\n<!-- a:begin -->\nold\n<!-- a:end -->\ntext\n<!-- b:begin -->\n<!-- b:end -->\n", ("a", "1 μs\n2\n"), ("b", "3")));

    [Fact]
    public void AnEmptyPartLeavesTheMarksAlone() => Assert.Equal("<!-- a:begin -->\n<!-- a:end -->\n", Replace("<!-- a:begin -->\nold\n<!-- a:end -->\n", ("a", "")));

    [Theory]
    [InlineData("", "page.md: the mark '<!-- a:begin -->' is missing; put it on a line of its own.")]
    [InlineData("text <!-- a:begin -->\n<!-- a:end -->\n", "page.md: the mark '<!-- a:begin -->' is missing; put it on a line of its own.")]
    [InlineData("<!-- a:begin -->\n", "page.md: the mark '<!-- a:end -->' is missing; put it on a line of its own.")]
    [InlineData("<!-- a:end -->\n<!-- a:begin -->\n", "page.md: the mark '<!-- a:end -->' stands before '<!-- a:begin -->'; put it after it.")]
    [InlineData("<!-- a:begin -->\n<!-- a:begin -->\n<!-- a:end -->\n", "page.md: the mark '<!-- a:begin -->' is there more than once; leave one.")]
    public void MarksThatAreBrokenAreASentence(string text, string sentence) =>
        Assert.Equal(sentence, Assert.Throws<UserErrorException>(() => Replace(text, ("a", "new"))).Message);

    [Fact]
    public void AFileThatIsMissingIsASentence() =>
        Assert.Contains("page.md cannot be read", Assert.Throws<UserErrorException>(() => MarkedText.Replace(_folder.Path, "page.md", ("a", "new"))).Message, StringComparison.Ordinal);

    private string Replace(string text, params (string Name, string Text)[] parts)
    {
        File.WriteAllText(_folder["page.md"], text);
        return MarkedText.Replace(_folder.Path, "page.md", parts);
    }
}
