using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Benchmarks.Studies;

/// <summary>The sample of <see cref="Complex"/>.</summary>
public readonly struct ComplexSample : IStudySamples<Complex>
{
    /// <inheritdoc/>
    public static string Name => nameof(Complex);

    /// <inheritdoc/>
    public static int Order => 1;

    /// <inheritdoc/>
    public static IReadOnlyList<Complex> Make() => [Complex.Create()];
}
