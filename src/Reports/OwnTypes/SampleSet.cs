using System.Buffers.Binary;
using System.Security.Cryptography;
using System.Text.Json;

namespace SerializationBenchmarks.Reports;

/// <summary>A value as JSON.</summary>
/// <param name="Place">The file, with the line where it has several values.</param>
/// <param name="Json">UTF-8 text without a byte order mark.</param>
public sealed record Sample(string Place, ReadOnlyMemory<byte> Json);

/// <summary>The samples of a user's type, in a fixed order: as given, the files of a folder by name, the lines of a file from the first.</summary>
/// <param name="Items">The samples, at least one.</param>
/// <param name="Hash">SHA-256 of all samples with their lengths, in hexadecimal.</param>
public sealed record SampleSet(IReadOnlyList<Sample> Items, string Hash)
{
    private static readonly string[] _linesExtensions = [".jsonl", ".ndjson"];
    private static readonly byte[] _byteOrderMark = [0xEF, 0xBB, 0xBF];

    /// <summary>Reads files and folders.</summary>
    /// <param name="paths">Their paths.</param>
    /// <exception cref="UserErrorException">One is missing, empty or no JSON.</exception>
    public static SampleSet Read(IEnumerable<string> paths)
    {
        Sample[] items = [.. paths.SelectMany(FilesOf).SelectMany(ReadFile)];
        foreach (var item in items)
            Check(item);

        using var hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        Span<byte> length = stackalloc byte[sizeof(int)];
        foreach (var item in items)
        {
            BinaryPrimitives.WriteInt32LittleEndian(length, item.Json.Length);
            hash.AppendData(length);
            hash.AppendData(item.Json.Span);
        }

        return new SampleSet(items, Convert.ToHexStringLower(hash.GetHashAndReset()));
    }

    private static IEnumerable<string> FilesOf(string path)
    {
        if (!Directory.Exists(path))
            return [path];
        var files = Directory.GetFiles(path)
            .Where(file => Path.GetExtension(file) == ".json" || _linesExtensions.Contains(Path.GetExtension(file)))
            .Order(StringComparer.Ordinal)
            .ToArray();
        return files.Length > 0 ? files : throw new UserErrorException($"The folder {path} has no .json or .jsonl file.");
    }

    private static IEnumerable<Sample> ReadFile(string path)
    {
        ReadOnlyMemory<byte> text;
        try
        {
            text = File.ReadAllBytes(path);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw FileError.Of("read", path, exception);
        }

        if (text.Span.StartsWith(_byteOrderMark))
            text = text[_byteOrderMark.Length..];
        if (text.Span.Trim(" \t\r\n"u8).IsEmpty)
            throw new UserErrorException($"{path} is empty; a sample is a value as JSON.");
        return _linesExtensions.Contains(Path.GetExtension(path)) ? ReadLines(path, text) : [new Sample(path, text)];
    }

    private static IEnumerable<Sample> ReadLines(string path, ReadOnlyMemory<byte> text)
    {
        for (var number = 1; !text.IsEmpty; number++)
        {
            var end = text.Span.IndexOf((byte)'\n');
            var line = end < 0 ? text : text[..end];
            text = end < 0 ? default : text[(end + 1)..];
            if (!line.Span.Trim(" \t\r"u8).IsEmpty)
                yield return new Sample($"{path}, line {number}", line);
        }
    }

    private static void Check(Sample item)
    {
        try
        {
            using var document = JsonDocument.Parse(item.Json);
            if (document.RootElement.ValueKind == JsonValueKind.Null)
                throw new UserErrorException($"{item.Place} is null; a sample is a value.");
        }
        catch (JsonException exception)
        {
            throw new UserErrorException($"{item.Place} is no JSON: {JsonPlace.Of(exception)}: {JsonPlace.Reason(exception)}.", exception);
        }
    }
}
