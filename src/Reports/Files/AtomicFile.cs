using System.Text;

namespace SerializationBenchmarks.Reports.Files;

/// <summary>
/// Files that are written whole or not at all: a reader, and a user whose disk is full or whose power fails, finds the old
/// contents or the new ones. A device or a pipe is written through.
/// </summary>
public static class AtomicFile
{
    /// <summary>Writes text in UTF-8 without a byte order mark; see <see cref="WriteAllBytes"/>.</summary>
    /// <exception cref="UserErrorException">The file cannot be written; it is as it was.</exception>
    public static void WriteAllText(string path, string text) => WriteAllBytes(path, Encoding.UTF8.GetBytes(text));

    /// <summary>Writes a new file beside the old one and then puts it in its place. A symbolic link keeps pointing to the file.</summary>
    /// <exception cref="UserErrorException">
    /// The file or its folder is read-only, missing or on a full disk, or the file is a folder, a disk, a socket or a named pipe; it is
    /// as it was, and nothing is left beside it.
    /// </exception>
    public static void WriteAllBytes(string path, ReadOnlySpan<byte> contents) => Write(path, contents, overwrite: true);

    /// <summary>Writes a file as <see cref="WriteAllText"/> does, if there is none of its name.</summary>
    /// <exception cref="UserErrorException">The file cannot be written; nothing is left beside it.</exception>
    public static bool TryWriteNewText(string path, string text) => PathTargets.Of(path) == PathTarget.Nothing && Write(path, Encoding.UTF8.GetBytes(text), overwrite: false);

    private static bool Write(string path, ReadOnlySpan<byte> contents, bool overwrite)
    {
        string? beside = null;
        try
        {
            var kind = PathTargets.Of(path);
            if (kind is PathTarget.Device or PathTarget.Pipe)
            {
                using var stream = new FileStream(path, FileMode.Open, FileAccess.Write, FileShare.ReadWrite, bufferSize: 0);
                stream.Write(contents);
                return true;
            }

            if (kind is not (PathTarget.Nothing or PathTarget.File))
                throw PathTargets.Refusal(kind);
            var target = new FileInfo(path);
            if (target.LinkTarget is not null)
                target = (FileInfo)target.ResolveLinkTarget(returnFinalTarget: true)!;

            // Renaming onto a read-only file succeeds on some systems, and its owner asked that it be left alone.
            if (target.Exists && target.IsReadOnly)
                throw new UnauthorizedAccessException("it is read-only");
            beside = Path.Combine(target.DirectoryName!, $".{target.Name}.{Path.GetRandomFileName()}");
            WriteBeside(beside, contents, target);
            File.Move(beside, target.FullName, overwrite);
            return true;
        }
        catch (IOException) when (!overwrite && PathTargets.Of(path) != PathTarget.Nothing)
        {
            Discard(beside);
            return false; // Somebody else has taken the name meanwhile.
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            Discard(beside);
            throw FileError.Of("written", path, exception);
        }
    }

    private static void WriteBeside(string path, ReadOnlySpan<byte> contents, FileInfo target)
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
