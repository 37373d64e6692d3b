using System.Text;

namespace SerializationBenchmarks.Output.Studies;

/// <summary>The sections of a study's tables as Markdown, each with its heading, and an empty line between two.</summary>
internal sealed class Sections(int headingLevel)
{
    private readonly StringBuilder _text = new();

    /// <summary>Adds a section, whose content ends its last line.</summary>
    public void Add(string title, string content) => _text.Append(_text.Length == 0 ? "" : "\n").Append('#', headingLevel).Append(' ').Append(title).Append("\n\n").Append(content);

    /// <summary>All of them; empty if there are none.</summary>
    public override string ToString() => _text.ToString();
}
