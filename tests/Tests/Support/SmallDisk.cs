namespace SerializationBenchmarks.Tests.Support;

/// <summary>What is wrong with a <see cref="SmallDisk"/>.</summary>
internal enum DiskFault
{
    /// <summary>Every byte is taken.</summary>
    Full,

    /// <summary>All but three pages are taken: a run writes few rounds before its disk is full.</summary>
    AlmostFull,

    /// <summary>It can be read only. Even an administrator, whom permissions do not bind, cannot write to it.</summary>
    ReadOnly,
}

/// <summary>
/// Runs a command that finds, in a folder's place, a disk with the folder's files and a fault. The disk is memory, mounted in a
/// namespace that goes with the command.
/// </summary>
internal static class SmallDisk
{
    // The namespace's own files are lost with it, so what the command left goes to another folder.
    private const string Script = """
        set -e
        fault=$1 disk=$2 left=$3
        shift 3
        cp -R "$disk/." "$left"
        mount -t tmpfs -o size=4m none "$disk"
        cp -R "$left/." "$disk"
        rm -rf "$left"/*
        cd "$disk"
        case $fault in
          Full) cat /dev/zero >.taken 2>/dev/null || true ;;
          AlmostFull) head -c 24576 /dev/zero >.room; cat /dev/zero >.taken 2>/dev/null || rm .room ;;
          ReadOnly) mount -o remount,ro "$disk" ;;
        esac
        code=0
        "$@" || code=$?
        rm -f .taken 2>/dev/null || true
        cp -R "$disk/." "$left"
        exit $code
        """;

    private static readonly string[][] _ways = [["--mount"], ["--mount", "--map-root-user"]];

    // Every test that needs it asks.
    private static readonly Lazy<string[]?> _way = new(FindWay);

    /// <summary>Why there can be none, or null.</summary>
    public static string? UnsupportedBecause => _way.Value is null ? "This system lets no test mount a disk in a namespace of its own." : null;

    /// <summary>Runs a command, in the folder.</summary>
    /// <param name="fault">The disk's fault.</param>
    /// <param name="folder">The folder in whose place the disk is.</param>
    /// <param name="left">An empty folder for what is on the disk when the command has ended.</param>
    /// <param name="words">The command's program and its arguments.</param>
    public static Answer Run(DiskFault fault, string folder, string left, params IEnumerable<string> words) =>
        BuiltPrograms.RunAny(folder, [.. Unshare(_way.Value!, Script), fault.ToString(), folder, left, .. words]);

    private static string[]? FindWay()
    {
        if (!OperatingSystem.IsLinux() || Tool.Find("unshare") is null)
            return null;
        using var folder = new TemporaryFolder();
        return _ways.FirstOrDefault(way => BuiltPrograms.RunAny(folder.Path, [.. Unshare(way, "mount -t tmpfs -o size=64k none \"$1\""), folder.Path]).ExitCode == 0);
    }

    private static string[] Unshare(string[] way, string script) => ["unshare", .. way, "--", "/bin/sh", "-c", script, "sh"];
}
