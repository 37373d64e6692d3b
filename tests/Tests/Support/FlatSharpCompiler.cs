using System.Text.RegularExpressions;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>
/// The compiler of FlatSharp's schemas. It is looked for in the environment variable FLATSHARP_COMPILER and among the packages that NuGet keeps;
/// the flatc that it runs is its own, unless FLATC names another.
/// </summary>
internal static partial class FlatSharpCompiler
{
    private const string Schema = "models.fbs";

    /// <summary>The file of the committed C#.</summary>
    public static readonly string Generated = Path.Combine(RepositoryRoot.Find(), "src", "Serializers", "FlatSharpSerialization", "Models.g.cs");

    // Every test that needs it asks.
    private static readonly Lazy<string?> _unsupportedBecause = new(FindReason);

    /// <summary>Why it cannot be used, or null.</summary>
    public static string? UnsupportedBecause => _unsupportedBecause.Value;

    /// <summary>Generates code from the schema and returns it.</summary>
    /// <param name="folder">Where to work.</param>
    public static string Generate(TemporaryFolder folder)
    {
        File.Copy(Path.Combine(RepositoryRoot.Find(), "schemas", Schema), folder[Schema]);
        string[] flatc = Environment.GetEnvironmentVariable("FLATC") is { Length: > 0 } path ? ["--flatc-path", path] : [];
        Tool.Run("dotnet", folder.Path, ["--roll-forward", "Major", Find()!, "-i", Schema, "-o", ".", "--deserializers", "Greedy;Lazy", .. flatc]);
        return File.ReadAllText(folder["FlatSharp.generated.cs"]);
    }

    /// <summary>Numbers the names that the compiler draws by lot, and leaves out the hash of itself and its arguments.</summary>
    public static string Normalize(string code)
    {
        var numbers = new Dictionary<string, int>();
        return DrawnName().Replace(
            GeneratedVersion().Replace(code, "(source hash: $1)").ReplaceLineEndings(),
            match => $"{(numbers.TryAdd(match.Value, numbers.Count) ? numbers.Count - 1 : numbers[match.Value])}");
    }

    private static string? FindReason()
    {
        var expected = ExpectedVersion();
        return Find() is null ? $"There is no compiler of FlatSharp: set FLATSHARP_COMPILER to FlatSharp.Compiler.dll of the NuGet package FlatSharp.Compiler {expected}." : null;
    }

    private static string ExpectedVersion() => GeneratedVersion().Match(File.ReadAllText(Generated)).Groups[1].Value;

    private static string? Find()
    {
        if (Environment.GetEnvironmentVariable("FLATSHARP_COMPILER") is { Length: > 0 } path)
            return path;
        var packages = Environment.GetEnvironmentVariable("NUGET_PACKAGES") is { Length: > 0 } folder
            ? folder
            : Path.Combine(Environment.GetFolderPath(Environment.SpecialFolder.UserProfile), ".nuget", "packages");
        var installed = Path.Combine(packages, "flatsharp.compiler", ExpectedVersion(), "tools", "net9.0", "FlatSharp.Compiler.dll");
        return File.Exists(installed) ? installed : null;
    }

    [GeneratedRegex(@"\(source hash: ([\d.]+)\.[^.)]*\)")]
    private static partial Regex GeneratedVersion();

    [GeneratedRegex("[0-9a-f]{32}")]
    private static partial Regex DrawnName();
}
