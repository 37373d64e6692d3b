namespace SerializationBenchmarks.Tests.Support;

/// <summary>Whether everything is tried, as build servers and .ci/run do by the variable CI; otherwise one of each kind is, so that <c>dotnet test</c> takes minutes.</summary>
internal static class Thorough
{
    /// <summary>Whether the variable is set.</summary>
    public static bool IsAsked { get; } = Environment.GetEnvironmentVariable("CI") is { Length: > 0 };

    /// <summary>What is tried: all, or some.</summary>
    /// <param name="all">What a build server tries.</param>
    /// <param name="some">How many of them, from the first on, everybody tries.</param>
    public static IEnumerable<T> Of<T>(IReadOnlyList<T> all, int some) => IsAsked ? all : all.Take(some);
}
