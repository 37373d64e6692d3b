namespace SerializationBenchmarks.Info.Fidelity;

/// <summary>
/// While it lives, this process is in one time zone: what becomes of a local time would differ from machine to machine,
/// and where the local time is UTC several answers would be one.
/// </summary>
/// <remarks>Windows has no way to give one process a zone; there the machine's counts.</remarks>
internal sealed class FixedZone : IDisposable
{
    private const string Variable = "TZ";

    private static readonly TimeSpan _offset = new(5, 30, 0);

    private readonly string? _before = Environment.GetEnvironmentVariable(Variable);

    public FixedZone()
    {
        if (!IsSupported)
            return;

        // A file of one's own: a machine need not have the zones' data installed.
        var file = Path.GetTempFileName();
        try
        {
            File.WriteAllBytes(file, ZoneFile());
            Set(file);
            if (TimeZoneInfo.Local.BaseUtcOffset != _offset)
                throw new PlatformNotSupportedException($"The runtime does not take its zone from the file that the environment variable {Variable} names.");
        }
        finally
        {
            File.Delete(file);
        }
    }

    public static bool IsSupported => !OperatingSystem.IsWindows();

    public void Dispose()
    {
        if (IsSupported)
            Set(_before);
    }

    private static void Set(string? zone)
    {
        Environment.SetEnvironmentVariable(Variable, zone);
        TimeZoneInfo.ClearCachedData();
    }

    // RFC 8536, version 1: no transitions, and one kind of time with an abbreviation of four bytes.
    private static byte[] ZoneFile()
    {
        var seconds = (int)_offset.TotalSeconds;
        return
        [
            .. "TZif"u8, .. new byte[16],
            .. new byte[16], 0, 0, 0, 1, 0, 0, 0, 4,
            (byte)(seconds >> 24), (byte)(seconds >> 16), (byte)(seconds >> 8), (byte)seconds, 0, 0,
            .. "IST\0"u8,
        ];
    }
}
