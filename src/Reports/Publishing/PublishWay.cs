namespace SerializationBenchmarks.Reports.Publishing;

/// <summary>A way to publish a program.</summary>
/// <param name="Name">What names it in tables.</param>
/// <param name="Arguments">What <c>dotnet publish</c> is given for it.</param>
public sealed record PublishWay(string Name, IReadOnlyList<string> Arguments)
{
    /// <summary>For an installed runtime, compiled just in time.</summary>
    public static PublishWay FrameworkDependent { get; } = new("framework-dependent", ["--no-self-contained"]);

    /// <summary>For an installed runtime, with code compiled ahead that the runtime replaces where it is hot.</summary>
    public static PublishWay ReadyToRun { get; } = new("ReadyToRun", ["--use-current-runtime", "--no-self-contained", "-p:PublishReadyToRun=true"]);

    /// <summary>With the parts of the runtime that it needs, compiled ahead for good.</summary>
    public static PublishWay NativeAot { get; } = new("NativeAOT", ["--use-current-runtime", "-p:PublishAot=true"]);

    /// <summary>All ways, in the order of tables.</summary>
    public static IReadOnlyList<PublishWay> All { get; } =
    [
        FrameworkDependent,
        ReadyToRun,
        new("trimmed", ["--use-current-runtime", "--self-contained", "-p:PublishTrimmed=true"]),
        NativeAot,
    ];
}
