namespace SerializationBenchmarks.Tests.Support;

/// <summary>Whether this machine runs the repository's shell scripts.</summary>
internal static class Bash
{
    /// <summary>Why it does not; null if it does.</summary>
    public static string? UnsupportedBecause { get; } = OperatingSystem.IsWindows() || Tool.Find("bash") is null ? "The script needs bash on a Unix system." : null;
}

/// <summary>A test of a shell script, skipped with the reason where there is no shell.</summary>
internal sealed class BashFactAttribute : FactAttribute
{
    public BashFactAttribute() => Skip = Bash.UnsupportedBecause;
}

/// <summary>As <see cref="BashFactAttribute"/>, with data.</summary>
internal sealed class BashTheoryAttribute : TheoryAttribute
{
    public BashTheoryAttribute() => Skip = Bash.UnsupportedBecause;
}
