using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Benchmarks.Studies;

/// <summary>The sample of <see cref="Tiny"/>, whose two integers every type of a study of types has.</summary>
public readonly struct TinySample : IStudySamples<Tiny>
{
    /// <inheritdoc/>
    public static string Name => nameof(Tiny);

    /// <inheritdoc/>
    public static int Order => 1;

    /// <inheritdoc/>
    public static IReadOnlyList<Tiny> Make() => [Tiny.Create()];
}
