using System.Text;

namespace SerializationBenchmarks.Reports.Files;

/// <summary>A kind of files that a program writes where a user says.</summary>
public sealed record FileKind(string Name, Func<string, bool> Is)
{
    /// <summary>A page for browsers.</summary>
    public static FileKind Page { get; } = new("page", static text => text.StartsWith("<!doctype html", StringComparison.OrdinalIgnoreCase));

    /// <summary>Tables in Markdown, which nothing that begins as JSON, HTML or a program does can be.</summary>
    public static FileKind Tables { get; } = new("file with tables", static text => !text.Contains('\0') && text.TrimStart() is not ['{' or '[' or '<', ..]);
}

/// <summary>The files that a command is about to write: none of them may be what the command reads, or something of another kind.</summary>
public static class OutputFile
{
    private const int Beginning = 512;

    /// <summary>Checks, before work is done for it, that a file may be written.</summary>
    /// <exception cref="UserErrorException">It is one of the inputs, whatever it is called, or it exists and is of another kind, or can be neither replaced nor written through.</exception>
    public static void Check(string option, string path, FileKind kind, IEnumerable<string> inputs)
    {
        if (inputs.FirstOrDefault(input => AreSame(input, path)) is { } read)
            throw new UserErrorException($"{option} would write {path}, which is {(read == path ? "also read" : $"{read}, which is read")}; name another place, so that it is not lost.");
        var place = PathTargets.Of(path);
        if (place is not (PathTarget.Nothing or PathTarget.File or PathTarget.Device or PathTarget.Pipe))
            throw FileError.Of("written", path, PathTargets.Refusal(place));
        if (place == PathTarget.File && Read(path, Beginning) is { Length: > 0 } start && !kind.Is(Encoding.UTF8.GetString(start)))
            throw new UserErrorException($"{option} would write {path}, which exists and is no {kind.Name}; name another place, or remove it.");
    }

    /// <summary>
    /// Whether two paths name one file: by different spellings, a symbolic link, a second name or another mount. The base library does not tell a
    /// file's identity; files with equal times, lengths and bytes are taken for one, because an exact copy is worth as much.
    /// </summary>
    public static bool AreSame(string first, string second)
    {
        var (one, other) = (Resolve(first), Resolve(second));
        return one.FullName == other.FullName
            || (PathTargets.Of(first) == PathTarget.File && PathTargets.Of(second) == PathTarget.File && one.Length == other.Length && one.LastWriteTimeUtc == other.LastWriteTimeUtc && Read(first, one.Length).AsSpan().SequenceEqual(Read(second, other.Length)));
    }

    private static FileInfo Resolve(string path)
    {
        var file = new FileInfo(path);
        try
        {
            return file.LinkTarget is null ? file : (FileInfo?)file.ResolveLinkTarget(returnFinalTarget: true) ?? file;
        }
        catch (IOException)
        {
            return file; // A link to itself, which cannot be written either.
        }
    }

    private static byte[] Read(string path, long most)
    {
        try
        {
            using var stream = new FileStream(path, FileMode.Open, FileAccess.Read, FileShare.ReadWrite | FileShare.Delete);
            var bytes = new byte[Math.Min(most, stream.Length)];
            stream.ReadExactly(bytes);
            return bytes;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw FileError.Of("read", path, exception);
        }
    }
}
