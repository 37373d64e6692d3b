using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.Serializers.Bindings;

/// <summary>What the library that read a model's samples from documents writes of values: getters and converters speak for the state there.</summary>
public interface ISampleDocuments
{
    /// <summary>Has the library write the samples, before a serializer touches them.</summary>
    void Prepare();

    /// <summary>Compares what the library writes of a sample with what it writes of another value.</summary>
    /// <param name="sample">The sample's number, from 0.</param>
    /// <param name="back">What came back of it.</param>
    /// <returns>Null if both are the same, or the library does not write the samples.</returns>
    Difference? FirstDifference(int sample, object back);
}
