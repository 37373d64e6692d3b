using System.Buffers.Binary;
using System.Globalization;
using System.Security.Cryptography;
using System.Text.Json;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.OwnTypes.Samples;

/// <summary>The samples of a user's type, in a fixed order: as given, the files of a folder by name, the lines of a file from the first.</summary>
/// <param name="Items">The samples, at least one.</param>
/// <param name="Hash">SHA-256 of all samples with their lengths, in hexadecimal.</param>
public sealed record SampleSet(IReadOnlyList<Sample> Items, string Hash)
{
    /// <summary>What each sample is called: its file, and its line where that has several.</summary>
    public IReadOnlyList<string> Names => [.. Items.Select(sample => Path.GetFileName(sample.Place))];

    private static readonly string[] _linesExtensions = [".jsonl", ".ndjson"];

    /// <summary>What the user should know of what was given, in sentences.</summary>
    public IReadOnlyList<string> Notes { get; init; } = [];

    /// <summary>Reads files and folders.</summary>
    /// <exception cref="UserErrorException">One is missing, empty or no JSON.</exception>
    public static SampleSet Read(IEnumerable<string> paths)
    {
        Sample[] items = [.. paths.SelectMany(FilesOf).SelectMany(ReadFile)];

        using var hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        Span<byte> length = stackalloc byte[sizeof(int)];
        foreach (var item in items)
        {
            BinaryPrimitives.WriteInt32LittleEndian(length, item.Json.Length);
            hash.AppendData(length);
            hash.AppendData(item.Json.Span);
        }

        return new SampleSet(items, Convert.ToHexStringLower(hash.GetHashAndReset())) { Notes = [.. paths.Select(NoteOn).OfType<string>()] };
    }

    /// <summary>The size of all files, in bytes; those that are missing count nothing.</summary>
    public static long SizeOf(IEnumerable<string> paths) => paths
        .SelectMany(path => Directory.Exists(path) ? Directory.GetFiles(path) : [path])
        .Select(path => new FileInfo(path))
        .Where(file => file.Exists)
        .Sum(file => file.Length);

    private static IEnumerable<string> FilesOf(string path)
    {
        if (!Directory.Exists(path))
            return [path];
        var files = Directory.GetFiles(path)
            .Where(file => HasLines(file) || Path.GetExtension(file).Equals(".json", StringComparison.OrdinalIgnoreCase))
            .Order(StringComparer.Ordinal)
            .ToArray();
        return files.Length > 0 ? files : throw new UserErrorException($"The folder {path} has no .json or .jsonl file.");
    }

    private static bool HasLines(string path) => _linesExtensions.Contains(Path.GetExtension(path), StringComparer.OrdinalIgnoreCase);

    // Who gives a folder may not know that only some of its files count.
    private static string? NoteOn(string path)
    {
        if (!Directory.Exists(path))
            return null;
        var others = Directory.GetFileSystemEntries(path).Length - FilesOf(path).Count();
        return others == 0 ? null : string.Create(CultureInfo.InvariantCulture, $"Of the folder {Path.GetFileName(Path.TrimEndingDirectorySeparator(path))}, {others:N0} other {(others == 1 ? "entry is" : "entries are")} left out: samples are its own .json, .jsonl and .ndjson files.");
    }

    private static IEnumerable<Sample> ReadFile(string path)
    {
        ReadOnlyMemory<byte> text;
        try
        {
            text = InputFile.ReadAllBytes(path);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw FileError.Of("read", path, exception);
        }

        text = SampleText.Of(path, text);
        if (HasLines(path))
            return ReadLines(path, text);
        var sample = new Sample(path, text);
        try
        {
            SampleText.Check(sample);
        }
        catch (UserErrorException exception) when (exception.InnerException is JsonException && SampleText.IsJson(text.Span))
        {
            throw new UserErrorException($"{path} holds several values, and a .json file is one; if each stands on a line of its own, name the file .jsonl.", exception);
        }

        return [sample];
    }

    private static IEnumerable<Sample> ReadLines(string path, ReadOnlyMemory<byte> text)
    {
        var all = text;
        for (var number = 1; !text.IsEmpty; number++)
        {
            var end = text.Span.IndexOf((byte)'\n');
            var line = end < 0 ? text : text[..end];
            text = end < 0 ? default : text[(end + 1)..];
            if (line.Span.Trim(" \t\r"u8).IsEmpty)
                continue;
            var sample = new Sample($"{path}, line {number}", line) { IsLine = true };
            CheckLine(sample, path, all.Span);
            yield return sample;
        }
    }

    private static void CheckLine(Sample line, string path, ReadOnlySpan<byte> all)
    {
        try
        {
            SampleText.Check(line);
        }
        catch (UserErrorException exception) when (exception.InnerException is JsonException && SampleText.IsJson(line.Json.Span))
        {
            throw new UserErrorException($"{line.Place} holds several values, and each line of a .jsonl file is one; write each on a line of its own.", exception);
        }
        catch (UserErrorException exception) when (exception.InnerException is JsonException && SampleText.IsJson(all))
        {
            throw new UserErrorException($"{path} has a value that is spread over several lines, and each line of a .jsonl file must be a value; write it on one line, or name the file .json if it is the only one.", exception);
        }
    }
}

/// <summary>A value as JSON.</summary>
/// <param name="Json">UTF-8 text without a byte order mark.</param>
public sealed record Sample(string Place, ReadOnlyMemory<byte> Json)
{
    /// <summary>Whether it is a line of a file, so that its place has the line's number.</summary>
    public bool IsLine { get; init; }
}
