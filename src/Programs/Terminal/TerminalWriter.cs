using System.Text;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Programs.Terminal;

/// <summary>Writes to a terminal, whose tables it narrows, and which can show one line that moves; everything else passes through as it comes.</summary>
public sealed class TerminalWriter(TextWriter inner, int width) : TextWriter(inner.FormatProvider)
{
    private readonly StringBuilder _table = new();
    private bool _isLineStart = true;
    private int _shown;

    /// <summary>Where the whole tables are, as the end of a sentence.</summary>
    public string WhereWhole { get; set; } = "redirect the output to a file to see them all";

    public override Encoding Encoding => inner.Encoding;

    /// <summary>Makes a writer to standard output.</summary>
    /// <returns>The writer; null if standard output is no terminal or its width is unknown.</returns>
    public static TerminalWriter? ForConsole()
    {
        if (Console.IsOutputRedirected)
            return null;
        try
        {
            return Console.WindowWidth is > 0 and var width ? new TerminalWriter(new ForeignTextWriter(Console.Out), width) : null;
        }
        catch (Exception exception) when (exception is IOException or PlatformNotSupportedException)
        {
            return null;
        }
    }

    /// <summary>Shows a line in place of the one that was shown last, until something is written.</summary>
    public void Show(string line)
    {
        var fitting = line.Length < width ? line : line[..Math.Max(width - 1, 0)]; // A full line would be broken.
        EndTable();
        inner.Write($"\r{fitting.PadRight(_shown)}");
        inner.Flush();
        _shown = fitting.Length;
    }

    public override void Write(char value) => Write([value]);

    public override void Write(string? value) => Write(value.AsSpan());

    public override void Write(char[] buffer, int index, int count) => Write(buffer.AsSpan(index, count));

    public override void Write(ReadOnlySpan<char> buffer)
    {
        Hide();
        while (buffer.Length > 0)
        {
            if (_isLineStart && buffer[0] != '|')
                EndTable();
            var isTable = _isLineStart ? buffer[0] == '|' : _table.Length > 0;
            var lineFeed = buffer.IndexOf('\n');
            var part = lineFeed < 0 ? buffer : buffer[..(lineFeed + 1)];
            if (isTable)
                _table.Append(part);
            else
                inner.Write(part);
            _isLineStart = lineFeed >= 0;
            buffer = buffer[part.Length..];
        }
    }

    public override void Flush()
    {
        Hide();
        EndTable();
        inner.Flush();
    }

    /// <summary>Writes what is left; the terminal stays open.</summary>
    protected override void Dispose(bool disposing)
    {
        if (disposing)
            Flush();
        base.Dispose(disposing);
    }

    private void Hide()
    {
        if (_shown > 0)
            inner.Write($"\r{new string(' ', _shown)}\r");
        _shown = 0;
    }

    private void EndTable()
    {
        if (_table.Length == 0)
            return;
        inner.Write(NarrowTable.Fit(_table.ToString(), width, WhereWhole));
        _table.Clear();
    }
}
