namespace SerializationBenchmarks.Tests.Support;

/// <summary>A test that builds, packs or publishes, which takes a third of all tests' time; skipped with the reason where nobody has asked for it.</summary>
internal sealed class BuildFactAttribute : FactAttribute
{
    public BuildFactAttribute() => Skip = UnsupportedBecause;

    /// <summary>Why such tests are skipped, or null. Build servers set the variable, and .ci/run does.</summary>
    public static string? UnsupportedBecause { get; } = Environment.GetEnvironmentVariable("CI") is { Length: > 0 }
        ? null
        : "It builds copies of the sources, which takes long: .ci/run runs it, as does dotnet test with the environment variable CI=true.";
}
