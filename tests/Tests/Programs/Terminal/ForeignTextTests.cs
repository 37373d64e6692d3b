using SerializationBenchmarks.Output;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Tests.Programs.Terminal;

/// <summary>Names, reasons and paths that others wrote are shown, and obeyed by nothing.</summary>
public sealed class ForeignTextTests : IDisposable
{
    private const string Evil = "\u001b[31mred\u0007\u009b2J\u202eabc\u2028\r\n# x|";

    private const string Shown = @"\u001B[31mred\u0007\u009B2J\u202Eabc  # x|";

    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData("Größe 名前 🙂 👩\u200d💻 a\u0301", "Größe 名前 🙂 👩\u200d💻 a\u0301")]
    [InlineData("a\tb\r\nc\nd", "a b c d")]
    [InlineData(Evil, Shown)]
    [InlineData("\0\u007f", @"\u0000\u007F")]
    [InlineData("", "")]
    public void WhatHasAnEffectIsAnEscapeAndTheRestStays(string text, string shown) => Assert.Equal(shown, ForeignText.OnOneLine(text));

    [Theory]
    [InlineData("List<Shop.Order> & <img src=x>", @"List\<Shop.Order> & \<img src=x>")]
    [InlineData("`List<int>` &lt; a < b", @"`List<int>` \&lt; a \< b")]
    [InlineData("a lone ` and <b>", @"a lone ` and \<b>")]
    [InlineData("AT&T, <https://example.org/a>", "AT&T, <https://example.org/a>")]
    [InlineData("`` a ` <b> ``` <i>", @"`` a ` \<b> ``` \<i>")]
    [InlineData(@"\<b> and \`<b>`", @"\<b> and \`\<b>`")]
    [InlineData("plain", "plain")]
    public void MarkdownShowsWhatWouldBeHtmlOnce(string text, string shown)
    {
        Assert.Equal(shown, ForeignText.InMarkdown(text));
        Assert.Equal(shown, ForeignText.InMarkdown(shown));
    }

    [Fact]
    public void TitlesAndReasonsOfARecordAreNoHtml()
    {
        const string Html = "List<Shop.Order>";
        var record = RecordFactory.Full();
        record = record with
        {
            Operations = [.. record.Operations.Select(operation => operation with { Title = Html })],
            LeftOut = [new("A", Html)],
            Missing = [.. record.Missing, new MissingCase("B", "Tiny", true, Html)],
        };
        var path = _folder["record.json"];
        RecordFile.Write(path, record);
        File.WriteAllText(path, File.ReadAllText(path).Replace("\"MessagePack\"", $"\"{Html}s\"", StringComparison.Ordinal));
        record = RecordFile.Read(path);
        var tables = new RunTables(record).Render(headingLevel: 2);
        var lines = tables.Split('\n').Where(line => line.Contains("List", StringComparison.Ordinal)).ToArray();
        Assert.True(lines.Length >= 3, "The titles and the reasons are shown.");
        Assert.All(lines, line => Assert.DoesNotContain(Html, line, StringComparison.Ordinal));
    }

    [Fact]
    public void HalfAPairIsAnEscape() => Assert.Equal(@"\uD83D x \uDE42 🙂", ForeignText.OnOneLine("\ud83d x \ude42 🙂")); // The test's framework could not hand it over.

    [Fact]
    public void NothingOfARecordReachesTheTerminalOrMarkdown()
    {
        var record = RecordFactory.Full() with { OwnType = null };
        record = record with
        {
            Environment = record.Environment with { Cpu = Evil, Commit = Evil, Gc = Evil, Libraries = [Evil], RuntimeVariables = new Dictionary<string, string> { [Evil] = Evil } },
            Serializers = [.. record.Serializers, new SerializerRecord(Evil, Evil, Evil, Evil)],
            Operations = [.. record.Operations.Select(operation => operation with { Title = Evil })],
            LeftOut = [new(Evil, Evil)],
            Missing = [new MissingCase(Evil, "Tiny", true, Evil)],
            Notes = [new NoteRecord("First", "Tiny", Evil)],
        };
        var path = _folder["\u001b[31m.json"];
        RecordFile.Write(path, record);
        File.Copy(path, _folder["other.json"]);
        foreach (string[] command in (string[][])[["report", path, "--output", _folder["out"]], ["compare", path, _folder["other.json"]], ["calibrate", path, path], ["report", path + "\u001b"], ["report", "--html", "\u001b", path + "\u009b"]])
        {
            var answer = BuiltPrograms.Run(command);
            Assert.NotEqual("", answer.Output + answer.Error);
            IsHarmless(answer.Output);
            IsHarmless(answer.Error);
        }

        var files = Directory.GetFiles(_folder["out"], "*.md");
        Assert.NotEmpty(files);
        Assert.All(files, file => IsHarmless(File.ReadAllText(file)));
        Assert.Contains(files, file => File.ReadAllText(file).Contains(Shown[..^1].TrimEnd(), StringComparison.Ordinal));
    }

    private static void IsHarmless(string text)
    {
        Assert.DoesNotContain(text, letter => letter is not ('\n' or '\r') && (char.IsControl(letter) || letter is '\u202e' or '\u2028'));
        Assert.DoesNotContain("\n# x", text, StringComparison.Ordinal);
    }
}
