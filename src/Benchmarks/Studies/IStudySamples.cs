namespace SerializationBenchmarks.Benchmarks.Studies;

/// <summary>Makes the samples of a study's model; implemented by a struct, which stands for the model.</summary>
/// <typeparam name="TValue">The model's type.</typeparam>
public interface IStudySamples<TValue>
    where TValue : class
{
    /// <summary>The model's name in tables and on the command line.</summary>
    static abstract string Name { get; }

    /// <summary>The model's place in tables, ascending.</summary>
    static abstract int Order { get; }

    /// <summary>Makes the samples, the same in every process: from constants or a written seed.</summary>
    static abstract IReadOnlyList<TValue> Make();
}
