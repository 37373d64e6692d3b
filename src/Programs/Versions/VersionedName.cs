using System.Text.RegularExpressions;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Programs.Versions;

/// <summary>A serializer's name with the version of its library or the runtime that it is to be measured with: <c>NAME@VERSION</c>, <c>NAME@net11.0</c>, <c>NAME@VERSION/net11.0</c>.</summary>
/// <param name="Version">The library's version, or <see cref="Own"/>; null for the program's own.</param>
/// <param name="Runtime">The runtime, for example "net11.0"; null for the program's own.</param>
public sealed partial record VersionedName(string Serializer, string? Version, string? Runtime)
{
    /// <summary>What stands between the serializer's name and the version. No serializer's name has it.</summary>
    public const char Mark = '@';

    /// <summary>The version that lies beside a user's assembly.</summary>
    public const string Own = "own";

    /// <summary>The runtime that this program runs on, as names have it.</summary>
    public static string RunningRuntime { get; } = $"net{Environment.Version.Major}.{Environment.Version.Minor}";

    /// <summary>The version and the runtime as they are typed; empty for those of the program.</summary>
    public string Suffix => string.Join('/', new[] { Version, Runtime }.Where(part => part is not null));

    /// <summary>The name of the row.</summary>
    public override string ToString() => Suffix.Length == 0 ? Serializer : $"{Serializer}{Mark}{Suffix}";

    /// <summary>Reads a name.</summary>
    /// <returns>The name; null if it has no version.</returns>
    /// <exception cref="UserErrorException">What stands behind the mark is neither a version nor a runtime.</exception>
    public static VersionedName? Parse(string text, string option)
    {
        var mark = text.IndexOf(Mark, StringComparison.Ordinal);
        return mark < 0 ? null : Parse(text[..mark].Trim(), text[(mark + 1)..].Trim(), text, option);
    }

    /// <summary>Puts a version, a runtime or both behind a serializer's name.</summary>
    /// <exception cref="UserErrorException">It is neither a version nor a runtime.</exception>
    public static VersionedName Parse(string serializer, string suffix, string text, string option)
    {
        var match = Form().Match(suffix);
        var (version, runtime) = (match.Groups["version"].Value.ToLowerInvariant(), match.Groups["runtime"].Value.ToLowerInvariant());
        var normalized = version is "" or Own ? version : PackageVersions.Normalized(version);
        return match.Success && suffix.Length > 0 && normalized is not null && (runtime is "" || PackageVersions.Normalized(runtime["net".Length..]) is not null) // Numbers may be too large.
            ? new VersionedName(serializer, NullIfEmpty(normalized), NullIfEmpty(runtime))
            : throw new UserErrorException($"{option}: '{text}' names no version; write a library's version (2.5.307), a runtime (net11.0), both (2.5.307/net11.0), or {Own}, the version beside your own type's assembly.");
    }

    private static string? NullIfEmpty(string text) => text.Length == 0 ? null : text;

    [GeneratedRegex(@"^(?<version>own|\d+(\.\d+){1,3}(-[0-9A-Za-z.-]+)?)?((^|/)(?<runtime>net\d+\.\d+))?$", RegexOptions.IgnoreCase | RegexOptions.ExplicitCapture)]
    private static partial Regex Form();
}
