using System.Diagnostics;
using System.Globalization;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Measuring;

/// <summary>A line for each measured case, with its number, the number of all and the time left.</summary>
/// <param name="output">Where they are written.</param>
/// <param name="total">The number of all.</param>
internal sealed class ProgressLines(TextWriter output, int total)
{
    private readonly long _start = Stopwatch.GetTimestamp();
    private int _done;

    /// <summary>Writes the next line.</summary>
    /// <param name="part">The part of the run.</param>
    /// <param name="key">The case.</param>
    /// <param name="round">What was measured; null if measuring failed.</param>
    public void Next(string part, CaseKey key, RoundRecord? round)
    {
        _done++;
        var left = Stopwatch.GetElapsedTime(_start) / _done * (total - _done);
        var figure = round is null
            ? "FAILED"
            : string.Create(CultureInfo.InvariantCulture, $"{(double)(round.Wall.Order().ElementAt(round.Wall.Count / 2) - round.Overhead) / round.Operations:N1} ns");
        var marks = round is null || round.Marks == RoundMarks.None ? "" : $" ({round.Marks.ToString().ToLowerInvariant()})";
        output.WriteLine(string.Create(CultureInfo.InvariantCulture, $"[{_done}/{total}] {part}, {left:hh\\:mm\\:ss} left: {key}: {figure}{marks}"));
    }
}
