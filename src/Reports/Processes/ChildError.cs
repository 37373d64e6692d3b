using System.Diagnostics;
using System.Text;

namespace SerializationBenchmarks.Reports.Processes;

/// <summary>The beginning of what a child writes to standard error, on one line.</summary>
public sealed class ChildError
{
    // A stack overflow prints all of its stack.
    private const int Longest = 2000;

    private readonly StringBuilder _text = new();

    /// <summary>Begins to read.</summary>
    /// <param name="process">The child, which has just been started, its standard error redirected.</param>
    public ChildError(Process process)
    {
        process.ErrorDataReceived += (_, line) =>
        {
            if (line.Data is not null && _text.Length < Longest)
                _text.Append(line.Data).Append(' ');
        };
        process.BeginErrorReadLine();
    }

    /// <summary>What it has written so far; all of it once the process was waited for.</summary>
    public override string ToString() => _text.ToString().TrimEnd();
}
