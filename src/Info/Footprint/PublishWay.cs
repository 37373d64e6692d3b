namespace SerializationBenchmarks.Info.Footprint;

/// <summary>A way to publish a program.</summary>
/// <param name="Name">What names it in tables.</param>
/// <param name="Arguments">What <c>dotnet publish</c> is given for it.</param>
internal sealed record PublishWay(string Name, IReadOnlyList<string> Arguments)
{
    /// <summary>All ways, in the order of tables.</summary>
    public static IReadOnlyList<PublishWay> All { get; } =
    [
        new("framework-dependent", ["--no-self-contained"]),
        new("trimmed", ["--use-current-runtime", "--self-contained", "-p:PublishTrimmed=true"]),
        new("NativeAOT", ["--use-current-runtime", "-p:PublishAot=true"]),
    ];
}
