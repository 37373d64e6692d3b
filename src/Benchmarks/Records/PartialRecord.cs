using System.Diagnostics;
using System.Text;
using System.Text.Json;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>
/// A run that is not finished: a file of JSON lines, the first with all but the cases, the second with the names of the cases to measure, then one
/// for each measured round of a case, flushed to the disk as soon as it is measured. A line that a crash tore is dropped.
/// </summary>
public sealed class PartialRecord : IDisposable
{
    /// <summary>How the names of such files end.</summary>
    public const string Extension = ".partial.jsonl";

    /// <summary>How many lines stand before the first measurement: the run, and what is planned.</summary>
    internal const int HeadingLines = 2;

    private const int NoBuffer = 0; // One would be written again when the file is closed, which on a full disk fails again.

    private readonly List<PartialLine> _lines;
    private readonly int _resumedAt;
    private FileStream _stream;
    private long _lastAdded = Stopwatch.GetTimestamp();

    private PartialRecord(RunLock @lock, FileStream stream, RunRecord header, IReadOnlyList<CaseKey> planned, List<PartialLine> lines) =>
        (Lock, _stream, Header, Planned, _lines, _resumedAt) = (@lock, stream, header, planned, lines, lines.Count);

    /// <summary>The run without its cases.</summary>
    public RunRecord Header { get; }

    /// <summary>The cases to measure, in the order of tables.</summary>
    public IReadOnlyList<CaseKey> Planned { get; }

    /// <summary>What keeps other processes from going on with the run.</summary>
    public RunLock Lock { get; private set; }

    /// <summary>Whether the run was stopped and goes on.</summary>
    public bool WasStopped { get; private init; }

    /// <summary>The time since the last line was added, or since the run was started or went on.</summary>
    public TimeSpan SinceLast => Stopwatch.GetElapsedTime(_lastAdded);

    /// <summary>The file.</summary>
    public string Path => _stream.Name;

    /// <summary>Starts a run's file.</summary>
    /// <param name="path">The file, which must not exist.</param>
    /// <param name="header">The run without its cases.</param>
    /// <param name="planned">The cases to measure, in the order of tables.</param>
    /// <exception cref="IOException">The file exists or cannot be written.</exception>
    public static PartialRecord Create(string path, RunRecord header, IReadOnlyList<CaseKey> planned)
    {
        Directory.CreateDirectory(System.IO.Path.GetDirectoryName(System.IO.Path.GetFullPath(path))!);
        var stream = new FileStream(path, FileMode.CreateNew, FileAccess.Write, FileShare.Read, NoBuffer);
        RunLock? @lock = null;
        try
        {
            @lock = RunLock.Take(path);
            var record = new PartialRecord(@lock, stream, header, planned, []);
            record.Write(RecordFile.Text(header));
            record.Write(RecordFile.Text(planned));
            return record;
        }
        catch
        {
            @lock?.Dispose();
            stream.Dispose();
            File.Delete(path); // Or the next --resume would find it newer than the run to go on with.
            throw;
        }
    }

    /// <summary>Opens an unfinished run to go on with it.</summary>
    /// <param name="path">The file.</param>
    /// <exception cref="IOException">The file cannot be opened, for example because another process goes on with it.</exception>
    /// <exception cref="JsonException">The file is not an unfinished run.</exception>
    public static PartialRecord Resume(string path)
    {
        InputFile.Check(path);
        var stream = new FileStream(path, FileMode.Open, FileAccess.ReadWrite, FileShare.Read, NoBuffer);
        RunLock? @lock = null;
        try
        {
            @lock = RunLock.Take(path);
            var (header, planned, lines, length) = PartialLine.ReadAll(stream);
            stream.SetLength(length); // A torn line goes; what is written next starts on a line of its own, at the position where reading ended.
            stream.Position = length;
            return new PartialRecord(@lock, stream, header, planned, lines) { WasStopped = true };
        }
        catch
        {
            @lock?.Dispose();
            stream.Dispose();
            throw;
        }
    }

    /// <summary>Reads what is finished of a run, also while it goes on.</summary>
    /// <param name="path">The file.</param>
    /// <exception cref="IOException">The file cannot be read.</exception>
    /// <exception cref="JsonException">The file is not an unfinished run.</exception>
    public static RunRecord ReadFinished(string path)
    {
        InputFile.Check(path);
        using var stream = new FileStream(path, FileMode.Open, FileAccess.Read, FileShare.ReadWrite);
        var (header, planned, lines, _) = PartialLine.ReadAll(stream);
        return PartialLine.Assemble(header, planned, lines);
    }

    /// <summary>The cases that failed before the run was resumed, with the reasons: they are tried again.</summary>
    public IEnumerable<(CaseKey Key, string Reason)> FailedBefore =>
        from @case in _lines.Take(_resumedAt).GroupBy(line => line.Key)
        let reason = @case.Last().Failed
        where reason is not null
        select (@case.Key, reason);

    /// <summary>How many rounds of cases are measured, all together.</summary>
    public int Measured => _lines.Count(line => line.Round is not null);

    /// <summary>Whether nothing was measured, and nothing failed.</summary>
    public bool IsEmpty => _lines.Count == 0;

    /// <summary>
    /// Whether a round of a case is not to be measured: it is finished, or the case has failed since the run was started or resumed.
    /// </summary>
    /// <param name="key">The case.</param>
    /// <param name="round">The round.</param>
    public bool Has(CaseKey key, int round) =>
        _lines.Where((line, index) => line.Key == key && (line.Failed is null ? line.Round!.Round == round : index >= _resumedAt)).Any();

    /// <summary>Whether a case has failed since the run was started or resumed.</summary>
    /// <param name="key">The case.</param>
    public bool HasFailed(CaseKey key) => _lines.Skip(_resumedAt).Any(line => line.Key == key && line.Failed is not null);

    /// <summary>Whether any round of a case is measured.</summary>
    /// <param name="key">The case.</param>
    public bool HasAny(CaseKey key) => _lines.Any(line => line.Key == key && line.Round is not null);

    /// <summary>Adds a measured round of a case.</summary>
    /// <param name="key">The case.</param>
    /// <param name="payloadBytes">Length of the serialized sample.</param>
    /// <param name="round">What was measured.</param>
    /// <param name="seconds">How long it took.</param>
    /// <exception cref="UserErrorException">The file cannot be written; what was added before stays in it.</exception>
    public void Add(CaseKey key, int payloadBytes, RoundRecord round, double seconds) => Add(new PartialLine(key, payloadBytes, seconds, Round: round));

    /// <summary>Adds a case whose measurement failed; it is not tried again before the run is resumed.</summary>
    /// <param name="key">The case.</param>
    /// <param name="reason">Why, in a sentence.</param>
    /// <param name="seconds">How long it took.</param>
    /// <exception cref="UserErrorException">The file cannot be written; what was added before stays in it.</exception>
    public void AddFailed(CaseKey key, string reason, double seconds) => Add(new PartialLine(key, 0, seconds, Failed: reason));

    /// <summary>The run with what is finished of it.</summary>
    public RunRecord Assemble() => PartialLine.Assemble(Header, Planned, _lines);

    /// <summary>Closes the file of a run that is stopped, so that it can go on.</summary>
    /// <exception cref="UserErrorException">The file was taken away, and cannot be written again.</exception>
    public void Close()
    {
        if (!File.Exists(Path))
            WriteOrSay(MakeAgain);
        Dispose();
    }

    /// <summary>Removes the file of a run whose record is written.</summary>
    public void Delete()
    {
        Dispose();
        if (File.Exists(Path)) // Its folder may be gone.
            File.Delete(Path);
    }

    /// <inheritdoc/>
    public void Dispose()
    {
        _stream.Dispose();
        Lock.Dispose();
    }

    private void Add(PartialLine line)
    {
        WriteOrSay(() =>
        {
            if (!File.Exists(Path))
                MakeAgain();
            Write(RecordFile.Text(line));
        });
        _lines.Add(line);
        _lastAdded = Stopwatch.GetTimestamp();
    }

    private void WriteOrSay(Action write)
    {
        try
        {
            write();
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new UserErrorException($"{Path} cannot be written: {exception.Message.TrimEnd('.')}; it keeps what was measured before, so make room and go on with --resume.", exception);
        }
    }

    // Its folder was deleted or moved in mid-run, and the open file with it.
    private void MakeAgain()
    {
        Dispose();
        Directory.CreateDirectory(System.IO.Path.GetDirectoryName(Path)!);
        _stream = new FileStream(Path, FileMode.CreateNew, FileAccess.Write, FileShare.Read, NoBuffer);
        Lock = RunLock.Take(Path);
        foreach (var line in _lines.Select(RecordFile.Text).Prepend(RecordFile.Text(Planned)).Prepend(RecordFile.Text(Header)))
            Write(line);
    }

    private void Write(string line)
    {
        _stream.Write(Encoding.UTF8.GetBytes(line + "\n"));
        _stream.Flush(flushToDisk: true);
    }
}
