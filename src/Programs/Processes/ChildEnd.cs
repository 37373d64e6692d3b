using System.Diagnostics;
using System.Globalization;
using System.Text;

namespace SerializationBenchmarks.Programs.Processes;

/// <summary>How a child ended.</summary>
public sealed record ChildEnd(int ExitCode, bool InTime, string Error)
{
    /// <summary>What <see cref="Cause"/> is of a child that was killed because it took too long.</summary>
    public const string TimeLimit = "time limit";

    // 128 and the number of the signal; on Windows, what a process ends with that Ctrl-C ended.
    private static readonly int[] _killedCodes = [128 + 1, 128 + 2, 128 + 9, 128 + 15, unchecked((int)0xC000013A)];

    /// <summary>Whether something else killed it.</summary>
    public bool WasKilled => _killedCodes.Contains(ExitCode);

    /// <summary>What ended it, in a few words. A runtime that prints a deep stack takes seconds, so that is said even if the time was up.</summary>
    public string Cause => Error switch
    {
        _ when Error.Contains("Stack overflow", StringComparison.Ordinal) => "stack overflow",
        _ when Error.Contains("Out of memory", StringComparison.OrdinalIgnoreCase) => "out of memory",
        _ when !InTime => TimeLimit,
        _ => string.Create(CultureInfo.InvariantCulture, $"exit code {ExitCode}"),
    };
}

/// <summary>The beginning of what a child writes to standard error, on one line.</summary>
public sealed class ChildError
{
    // A stack overflow prints all of its stack.
    private const int Longest = 2000;

    private readonly StringBuilder _text = new();

    /// <summary>Begins to read.</summary>
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
