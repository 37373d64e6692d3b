using System.Globalization;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Output.Tables;

/// <summary>The notes under a table. Equal notes share a number.</summary>
internal sealed class Footnotes
{
    private readonly List<string> _numbered = [];

    /// <summary>Adds a numbered note.</summary>
    public string Mark(string note)
    {
        if (!_numbered.Contains(note))
            _numbered.Add(note);
        return $" ({_numbered.IndexOf(note) + 1})";
    }

    /// <summary>Renders the notes as a paragraph in Markdown, each a line; nothing if there are none.</summary>
    public string Render() =>
        _numbered.Count == 0 ? "" : $"\n{string.Join("  \n", _numbered.Select((note, index) => string.Create(CultureInfo.InvariantCulture, $"({index + 1}) {ForeignText.InMarkdown(note)}")))}\n";
}
