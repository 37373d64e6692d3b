namespace SerializationBenchmarks.Benchmarks.Studies;

/// <summary>Makes the samples of a study's model; implemented by a struct, which stands for the model.</summary>
/// <typeparam name="TValue">The model's type.</typeparam>
public interface IStudySamples<TValue>
    where TValue : class
{
    /// <summary>The model's name in tables and on the command line, where it is not that of the struct; null where it is.</summary>
    static virtual string? Name => null;

    /// <summary>Makes the samples, the same in every process: from constants or a written seed.</summary>
    static abstract IReadOnlyList<TValue> Make();
}
