using System.Text;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Reports.Files;

public sealed class GeneratedFilesTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    private string Readme => _folder["README.md"];

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void ReplacesWhatStandsBetweenTheMarks()
    {
        File.WriteAllText(Readme, "# Title\n<!-- a:begin -->\nold\n<!-- a:end -->\ntext\n<!-- b:begin -->\n  <!-- b:end -->");
        Assert.True(GeneratedFiles.Replace(Readme, Parts(("a", "1 μs\n2\n"), ("b", "3"))));
        Assert.Equal("# Title\n<!-- a:begin -->\n1 μs\n2\n<!-- a:end -->\ntext\n<!-- b:begin -->\n3\n  <!-- b:end -->", File.ReadAllText(Readme));
        Assert.Equal(["README.md"], _folder.Files);
    }

    [Fact]
    public void LeavesEverythingElseByteForByte()
    {
        // A byte order mark, both kinds of line ends, spaces at their ends and a byte that is not UTF-8.
        byte[] head = [0xEF, 0xBB, 0xBF, .. "<!-- a:begin -->\r\n"u8];
        byte[] tail = [.. "<!-- a:end -->\r\n x \n\n"u8, 0xFF, .. "\r"u8];
        File.WriteAllBytes(Readme, [.. head, .. "old\r\n"u8, .. tail]);
        GeneratedFiles.Replace(Readme, Parts(("a", "é\nf\n")));
        Assert.Equal([.. head, .. Encoding.UTF8.GetBytes("é\r\nf\r\n"), .. tail], File.ReadAllBytes(Readme));
    }

    [Theory]
    [InlineData("x\n<!-- a:begin -->\n<!-- a:end -->\n", true)]
    [InlineData("<!-- a:begin -->", true)]
    [InlineData(" <!-- a:end --> \r\n", true)]
    [InlineData("text <!-- a:begin -->\n", false)]
    [InlineData("<!-- ab:begin -->\n", false)]
    [InlineData("", false)]
    public void OneMarkIsEnoughToMeanThePart(string text, bool has)
    {
        File.WriteAllText(Readme, text);
        Assert.Equal(has, GeneratedFiles.HasMark(Readme, "a"));
    }

    [Fact]
    public void AFileThatWouldNotChangeIsNotWritten()
    {
        File.WriteAllText(Readme, "<!-- a:begin -->\nsame\n<!-- a:end -->\n");
        File.SetAttributes(Readme, FileAttributes.ReadOnly);
        Assert.False(GeneratedFiles.Replace(Readme, Parts(("a", "same"))));
        File.SetAttributes(Readme, FileAttributes.Normal);
    }

    [Theory]
    [InlineData("", "the mark '<!-- a:begin -->' is missing; put it on a line of its own.")]
    [InlineData("text <!-- a:begin -->\n<!-- a:end -->", "the mark '<!-- a:begin -->' is missing; put it on a line of its own.")]
    [InlineData("<!-- a:begin -->\n<!-- a:End -->", "the mark '<!-- a:end -->' is missing; put it on a line of its own.")]
    [InlineData("<!-- a:begin -->\n<!-- a:end -->\n<!-- a:end -->", "the mark '<!-- a:end -->' is there more than once; leave one.")]
    [InlineData("<!-- a:begin -->\n<!-- a:begin -->\n<!-- a:end -->", "the mark '<!-- a:begin -->' is there more than once; leave one.")]
    [InlineData("<!-- a:end -->\n<!-- a:begin -->", "the mark '<!-- a:end -->' stands before '<!-- a:begin -->'; put it after it.")]
    public void BrokenMarksAreAnErrorAndTheFileStays(string text, string message)
    {
        // The first part is in order, and must not be replaced without the second.
        text = "<!-- good:begin -->\n<!-- good:end -->\n" + text;
        File.WriteAllText(Readme, text);
        var error = Assert.Throws<UserErrorException>(() => GeneratedFiles.Replace(Readme, Parts(("good", "new"), ("a", "new"))));
        Assert.Equal($"{Readme}: {message}", error.Message);
        Assert.Equal(text, File.ReadAllText(Readme));
        Assert.Equal(["README.md"], _folder.Files);
    }

    [Fact]
    public void TextThatHoldsItsOwnMarkIsRefused()
    {
        File.WriteAllText(Readme, "<!-- a:begin -->\n<!-- a:end -->");
        Assert.Throws<ArgumentException>(() => GeneratedFiles.Replace(Readme, Parts(("a", "<!-- a:end -->"))));
    }

    [Fact]
    public void AMissingFileIsAnError() => Assert.Equal(
        $"{Readme} cannot be read: the file or its folder does not exist.",
        Assert.Throws<UserErrorException>(() => GeneratedFiles.Replace(Readme, Parts(("a", "")))).Message);

    private static Dictionary<string, string> Parts(params (string Name, string Text)[] parts) =>
        parts.ToDictionary(part => part.Name, part => part.Text);
}
