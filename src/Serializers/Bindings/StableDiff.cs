using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.Serializers.Bindings;

/// <summary>
/// Compares values of a model without what nobody can give them: a member that cannot be set, and that is another in each value that is
/// built from the same document, such as an identifier or a time of its own.
/// </summary>
internal static class StableDiff
{
    // Static, because which members are so depends on the model alone, which never changes, and building a sample once more may take seconds.
    private static readonly ConditionalWeakTable<Model, HashSet<StateMember>> _unstable = [];

    /// <summary>Compares two values of a model.</summary>
    /// <param name="model">The model.</param>
    /// <param name="expected">What should be there.</param>
    /// <param name="actual">What is there.</param>
    /// <param name="alike">How like they must be to pass.</param>
    /// <returns>Null if they are that alike.</returns>
    public static Difference? FirstDifference(Model model, object expected, object actual, Likeness alike = Likeness.Equal)
    {
        var difference = ModelDiff.FirstDifference(expected, actual, alike, null);

        // Building the sample once more may take seconds, so only where a member gives reason to.
        return model.HasConstantSample || difference?.Member is not { CanBeSet: false }
            ? difference
            : ModelDiff.FirstDifference(expected, actual, alike, _unstable.GetValue(model, FindUnstable));
    }

    private static HashSet<StateMember> FindUnstable(Model model)
    {
        var (differing, again) = (new HashSet<StateMember>(), model.Create());
        while (ModelDiff.FirstDifference(model.Sample, again, Likeness.Equal, differing)?.Member is { } member && differing.Add(member))
        {
            // Each finds the next.
        }

        differing.RemoveWhere(member => member.CanBeSet);
        return differing;
    }
}

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
