namespace SerializationBenchmarks.Info.Values;

/// <summary>
/// While it lives, this process is in one time zone: what becomes of a local time would differ from machine to machine,
/// and where the local time is UTC several answers would be one.
/// </summary>
/// <remarks>Windows has no way to give one process a zone; there the machine's counts.</remarks>
internal sealed class FixedZone : IDisposable
{
    private const string Variable = "TZ";

    private static readonly TimeSpan _here = new(5, 30, 0);

    // Without a minute in common with the other one, and on the other side of Greenwich.
    private static readonly TimeSpan _elsewhere = new(-7, 0, 0);

    private readonly string? _before = Environment.GetEnvironmentVariable(Variable);

    // A file of one's own: a machine need not have the zones' data installed. It stays as long as the zone, for whoever asks anew.
    private readonly string? _file;

    /// <summary>Puts this process into a zone.</summary>
    /// <param name="offset">How far it is before UTC; null for five hours and a half.</param>
    public FixedZone(TimeSpan? offset = null)
    {
        if (!IsSupported)
            return;
        var zone = offset ?? _here;
        _file = Path.GetTempFileName();
        File.WriteAllBytes(_file, ZoneFile(zone));
        Set(_file);
        if (TimeZoneInfo.Local.BaseUtcOffset == zone)
            return;
        Dispose();
        throw new PlatformNotSupportedException($"The runtime does not take its zone from the file that the environment variable {Variable} names.");
    }

    /// <summary>Makes it UTC−07:00, where a program reads what another one wrote.</summary>
    public static FixedZone Elsewhere() => new(_elsewhere);

    public static bool IsSupported => !OperatingSystem.IsWindows();

    public void Dispose()
    {
        if (_file is null)
            return;
        Set(_before);
        File.Delete(_file);
    }

    private static void Set(string? zone)
    {
        Environment.SetEnvironmentVariable(Variable, zone);
        TimeZoneInfo.ClearCachedData();
    }

    // RFC 8536, version 1: no transitions, and one kind of time with an abbreviation of four bytes.
    private static byte[] ZoneFile(TimeSpan offset)
    {
        var seconds = (int)offset.TotalSeconds;
        return
        [
            .. "TZif"u8, .. new byte[16],
            .. new byte[16], 0, 0, 0, 1, 0, 0, 0, 4,
            (byte)(seconds >> 24), (byte)(seconds >> 16), (byte)(seconds >> 8), (byte)seconds, 0, 0,
            .. "LMT\0"u8,
        ];
    }
}
