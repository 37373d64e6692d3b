using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Serializers.Validation;

/// <summary>Compares a sample with what came back of it: in its members, and in what the library that read its document writes of both.</summary>
internal static class SampleDiff
{
    /// <summary>Finds the first difference.</summary>
    /// <param name="model">The model.</param>
    /// <param name="index">The sample's number, from 0.</param>
    /// <param name="back">What came back of it.</param>
    /// <returns>Null if there is none.</returns>
    public static Difference? FirstDifference(Model model, int index, object back) =>
        StableDiff.FirstDifference(model, model.Samples[index], back) ?? KnownOutcomes.DocumentsOf(model)?.FirstDifference(index, back);
}
