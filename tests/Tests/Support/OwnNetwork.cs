namespace SerializationBenchmarks.Tests.Support;

/// <summary>Runs a command in a network of its own, which has the loopback alone and a single port to give, and goes with the command.</summary>
internal static class OwnNetwork
{
    private const string Script = """
        set -e
        echo 40000 40000 >/proc/sys/net/ipv4/ip_local_port_range
        exec "$@"
        """;

    // Every test that needs it asks.
    private static readonly Lazy<bool> _isSupported = new(() => OperatingSystem.IsLinux() && Tool.Find("unshare") is not null && Run(Path.GetTempPath(), "true").ExitCode == 0);

    /// <summary>Why there can be none, or null.</summary>
    public static string? UnsupportedBecause => _isSupported.Value ? null : "This system lets no test have a network of its own.";

    /// <summary>Runs a command.</summary>
    /// <param name="folder">The folder to run it in.</param>
    /// <param name="words">The command's program and its arguments.</param>
    public static Answer Run(string folder, params IEnumerable<string> words) =>
        BuiltPrograms.RunAny(folder, ["unshare", "--net", "--map-root-user", "--", "/bin/sh", "-c", Script, "sh", .. words]);
}
