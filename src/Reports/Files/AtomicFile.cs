using System.Text;

namespace SerializationBenchmarks.Reports.Files;

/// <summary>
/// Files that are written whole or not at all: a reader, and a user whose disk is full or whose power fails, finds the old
/// contents or the new ones.
/// </summary>
public static class AtomicFile
{
    /// <summary>Writes text in UTF-8 without a byte order mark; see <see cref="WriteAllBytes"/>.</summary>
    /// <param name="path">The file.</param>
    /// <param name="text">The whole contents, whose line ends are kept.</param>
    /// <exception cref="UserErrorException">The file cannot be written; it is as it was.</exception>
    public static void WriteAllText(string path, string text) => WriteAllBytes(path, Encoding.UTF8.GetBytes(text));

    /// <summary>Writes a new file beside the old one and then puts it in its place. A symbolic link keeps pointing to the file.</summary>
    /// <param name="path">The file. Its folder must exist.</param>
    /// <param name="contents">The whole contents.</param>
    /// <exception cref="UserErrorException">
    /// The file or its folder is read-only, missing or on a full disk, or the file is a folder; it is as it was, and nothing
    /// is left beside it.
    /// </exception>
    public static void WriteAllBytes(string path, ReadOnlySpan<byte> contents)
    {
        string? beside = null;
        try
        {
            var target = new FileInfo(path);
            if (target.LinkTarget is not null)
                target = (FileInfo)target.ResolveLinkTarget(returnFinalTarget: true)!;

            // Renaming onto a read-only file succeeds on some systems, and its owner asked that it be left alone.
            if (target.Exists && target.IsReadOnly)
                throw new UnauthorizedAccessException("it is read-only");
            beside = Path.Combine(target.DirectoryName!, $".{target.Name}.{Path.GetRandomFileName()}");
            Write(beside, contents, target);
            File.Move(beside, target.FullName, overwrite: true);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            Discard(beside);
            throw FileError.Of("written", path, exception);
        }
    }

    private static void Write(string path, ReadOnlySpan<byte> contents, FileInfo target)
    {
        using var stream = new FileStream(path, FileMode.CreateNew, FileAccess.Write, FileShare.None);
        if (!OperatingSystem.IsWindows() && target.Exists)
            File.SetUnixFileMode(stream.SafeFileHandle, target.UnixFileMode);
        stream.Write(contents);
        stream.Flush(flushToDisk: true); // Or the rename could reach the disk before the contents.
    }

    private static void Discard(string? path)
    {
        try
        {
            if (path is not null)
                File.Delete(path);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // The first failure is the one to tell.
        }
    }
}

/// <summary>Turns what the file system answers into a sentence for the user.</summary>
public static class FileError
{
    /// <summary>Describes a failure that names its file in its message, as the base class library's mostly do.</summary>
    /// <param name="exception">An <see cref="IOException"/> or <see cref="UnauthorizedAccessException"/>.</param>
    /// <returns>One sentence on one line.</returns>
    public static string Describe(Exception exception) =>
        $"A file or folder cannot be used: {Reason(exception)}; check that it exists, that you may write to it and that the disk is not full.";

    /// <summary>Describes a failure to do something with a certain file.</summary>
    /// <param name="action">What failed, for example "written".</param>
    /// <param name="path">The file.</param>
    /// <param name="exception">An <see cref="IOException"/> or <see cref="UnauthorizedAccessException"/>.</param>
    /// <returns>The error, whose message is one sentence on one line.</returns>
    public static UserErrorException Of(string action, string path, Exception exception) => new(
        exception is FileNotFoundException or DirectoryNotFoundException
            ? $"{path} cannot be {action}: the file or its folder does not exist."
            : $"{path} cannot be {action}: {Reason(exception)}.",
        exception);

    private static string Reason(Exception exception) => exception.Message.ReplaceLineEndings(" ").TrimEnd('.', ' ');
}
