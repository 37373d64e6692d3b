namespace SerializationBenchmarks.Reports.Files;

/// <summary>
/// A folder that lasts as long as this process needs it. What a process that was killed has left of the same kind is removed when the next one is made: a
/// file beside each folder is held by its process, and the system lets go of it with the process.
/// </summary>
public sealed class OwnedFolder : IDisposable
{
    private const string HeldEnding = ".held";

    private const string Temporary = "serialization-benchmarks-";

    private static readonly TimeSpan _pause = TimeSpan.FromMilliseconds(50);

    private readonly FileStream _held;

    private OwnedFolder(string path, FileStream held) => (FullName, _held) = (path, held);

    /// <summary>The folder.</summary>
    public string FullName { get; }

    /// <summary>Makes a folder among the system's temporary files.</summary>
    /// <exception cref="IOException">It cannot be made.</exception>
    public static OwnedFolder CreateTemporary(string kind) => Create(Path.GetTempPath(), Temporary, kind + "-");

    /// <summary>Makes a folder in another one.</summary>
    /// <param name="beginning">What the names of such folders begin with, and of nothing else there.</param>
    /// <exception cref="IOException">It cannot be made.</exception>
    public static OwnedFolder Create(string parent, string beginning, string kind = "")
    {
        Directory.CreateDirectory(parent);
        RemoveLeft(parent, beginning);
        var (path, held) = ("", (FileStream?)null);
        while (held is null)
        {
            path = Path.Combine(parent, $"{beginning}{kind}{Environment.ProcessId}-{Path.GetRandomFileName()}");
            held = TryHold(path + HeldEnding, FileMode.CreateNew);
        }

        try
        {
            if (OperatingSystem.IsWindows())
                Directory.CreateDirectory(path);
            else
                Directory.CreateDirectory(path, UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute); // As the system's own temporary folders.
            return new OwnedFolder(path, held);
        }
        catch
        {
            held.Dispose();
            throw;
        }
    }

    /// <summary>Removes the folder, also while killed processes still write their last files into it.</summary>
    public void Dispose()
    {
        Remove(FullName);
        _held.Dispose();
    }

    /// <summary>Removes a folder, also while killed processes still write their last files into it.</summary>
    public static void Remove(string path)
    {
        const int Tries = 20;
        for (var tried = 1; Directory.Exists(path); tried++)
        {
            try
            {
                Directory.Delete(path, recursive: true);
            }
            catch (Exception exception) when (tried < Tries && exception is IOException or UnauthorizedAccessException)
            {
                Thread.Sleep(_pause);
            }
        }
    }

    /// <summary>Removes what killed processes have left among the system's temporary files.</summary>
    public static void RemoveLeft() => RemoveLeft(Path.GetTempPath(), Temporary);

    private static void RemoveLeft(string parent, string beginning)
    {
        foreach (var file in Directory.Exists(parent) ? Directory.GetFiles(parent, $"{beginning}*{HeldEnding}", new EnumerationOptions()) : [])
        {
            try
            {
                using var held = TryHold(file, FileMode.Open);
                if (held is not null)
                    Remove(file[..^HeldEnding.Length]);
            }
            catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
            {
                // It is of another user, or something else has a file open in it.
            }
        }
    }

    // Null if another process holds it, or looks whether one does.
    private static FileStream? TryHold(string path, FileMode mode)
    {
        try
        {
            return new FileStream(path, mode, FileAccess.ReadWrite, FileShare.None, 1, FileOptions.DeleteOnClose);
        }
        catch (IOException) when (File.Exists(path))
        {
            return null;
        }
    }
}
