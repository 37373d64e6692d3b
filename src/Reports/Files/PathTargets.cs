using System.Buffers.Binary;
using System.Runtime.InteropServices;

namespace SerializationBenchmarks.Reports.Files;

/// <summary>What a path leads to when its links are followed.</summary>
internal enum PathTarget
{
    /// <summary>Nothing yet.</summary>
    Nothing,

    /// <summary>A regular file.</summary>
    File,

    /// <summary>A folder.</summary>
    Folder,

    /// <summary>A device that takes bytes one after the other, such as a terminal or <c>/dev/null</c>.</summary>
    Device,

    /// <summary>A disk.</summary>
    Disk,

    /// <summary>A pipe that this process was given, for example as its standard output; its other end is open.</summary>
    Pipe,

    /// <summary>A pipe with a name, at which one would wait for whoever opens its other end.</summary>
    NamedPipe,

    /// <summary>A socket.</summary>
    Socket,
}

/// <summary>Tells regular files from devices, pipes and sockets, which must be neither replaced by a file nor read to an end that they do not have.</summary>
internal static class PathTargets
{
    private const int FileType = 0xF000; // S_IFMT, the same on every Unix.

    /// <summary>Finds out what a path leads to; nothing where it cannot be found out, and opening it will say why.</summary>
    public static PathTarget Of(string path)
    {
        if (OperatingSystem.IsWindows())
        {
            return Directory.Exists(path) ? PathTarget.Folder
                : Path.GetFullPath(path).StartsWith(@"\\.\", StringComparison.Ordinal) ? PathTarget.Device
                : File.Exists(path) ? PathTarget.File
                : PathTarget.Nothing;
        }

        var status = new byte[256]; // Longer than the structure, of which the second number is the mode.
        if (Stat(path, status) != 0)
            return PathTarget.Nothing;
        return (BinaryPrimitives.ReadInt32LittleEndian(status.AsSpan(sizeof(int))) & FileType) switch
        {
            0x1000 => IsOwnDescriptor(path) ? PathTarget.Pipe : PathTarget.NamedPipe,
            0x2000 => PathTarget.Device,
            0x4000 => PathTarget.Folder,
            0x6000 => PathTarget.Disk,
            0xC000 => PathTarget.Socket,
            _ => PathTarget.File,
        };
    }

    /// <summary>Why bytes cannot be written to or read from a path that leads to no regular file.</summary>
    public static IOException Refusal(PathTarget kind)
    {
        var what = kind switch
        {
            PathTarget.NamedPipe => "named pipe",
            _ => kind.ToString().ToLowerInvariant(),
        };
        return new IOException($"it is a {what}; name a regular file");
    }

    // /dev/stdout leads to a link whose target is the name of no entry.
    private static bool IsOwnDescriptor(string path) => new FileInfo(path) is { LinkTarget: not null } link && link.ResolveLinkTarget(returnFinalTarget: true) is { Exists: false };

    // The base library's own call, because stat's structure differs by system and the base library tells of no file's type.
    [DllImport("libSystem.Native", EntryPoint = "SystemNative_Stat", BestFitMapping = false, ThrowOnUnmappableChar = true)]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories | DllImportSearchPath.AssemblyDirectory)]
    private static extern int Stat([MarshalAs(UnmanagedType.LPUTF8Str)] string path, [Out] byte[] status);
}
