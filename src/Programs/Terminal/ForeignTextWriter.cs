using System.Diagnostics.CodeAnalysis;
using System.Text;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Programs.Terminal;

/// <summary>Writes to a console or a file that shows it, and escapes control sequences, which foreign text may have.</summary>
internal sealed class ForeignTextWriter(TextWriter inner) : TextWriter(inner.FormatProvider)
{
    /// <summary>Whether a line that cannot be written is lost, because nobody could be told.</summary>
    public bool MayLose { get; init; }

    public override Encoding Encoding => inner.Encoding;

    [AllowNull]
    public override string NewLine { get => inner.NewLine; set => inner.NewLine = value; }

    public override void Write(char value) => Write(value.ToString());

    public override void Write(string? value) => Do(() => inner.Write(ForeignText.Within(value ?? "")));

    public override void Write(char[] buffer, int index, int count) => Write(new string(buffer, index, count));

    public override void Write(ReadOnlySpan<char> buffer) => Write(buffer.ToString());

    public override void WriteLine() => Do(inner.WriteLine);

    public override void WriteLine(string? value) => Do(() => inner.WriteLine(ForeignText.Within(value ?? ""))); // At once, because threads share a console.

    public override void Flush() => Do(inner.Flush);

    private void Do(Action write)
    {
        try
        {
            write();
        }
        catch (Exception exception) when (MayLose && exception is (IOException or UnauthorizedAccessException))
        {
            // The disk behind it is full, or it is closed.
        }
    }
}
