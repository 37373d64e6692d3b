using System.Text;

namespace SerializationBenchmarks.Benchmarks.Tables;

/// <summary>The notes under a table. Equal notes share a number.</summary>
internal sealed class Footnotes
{
    private readonly List<string> _numbered = [];
    private readonly List<string> _lines = [];

    /// <summary>Adds a numbered note.</summary>
    /// <param name="note">A sentence.</param>
    /// <returns>The mark to put behind what it explains.</returns>
    public string Mark(string note)
    {
        if (!_numbered.Contains(note))
            _numbered.Add(note);
        return $" ({_numbered.IndexOf(note) + 1})";
    }

    /// <summary>Adds a note on the whole table.</summary>
    /// <param name="note">A sentence.</param>
    public void AddLine(string note) => _lines.Add(note);

    /// <summary>Renders the notes as Markdown, each a line; nothing if there are none.</summary>
    public string Render()
    {
        var text = new StringBuilder();
        for (var i = 0; i < _numbered.Count; i++)
            text.Append('\n').Append('(').Append(i + 1).Append(") ").Append(_numbered[i]).Append("  \n");
        foreach (var line in _lines)
            text.Append('\n').Append(line).Append("  \n");
        return text.ToString();
    }
}
