using System.Collections;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.Validation;

/// <summary>How dictionaries and sets compare texts: no wire format says, so that a library makes what it reads compare them exactly, or fills the collection that the class made.</summary>
internal static class KeyComparer
{
    /// <summary>Says in a sentence which collection of a sample comes back with a comparer that takes other keys for equal; null if none does.</summary>
    /// <param name="model">The model.</param>
    /// <param name="back">What came back of its first sample.</param>
    public static string? NoteOn(Model model, object back)
    {
        var isOther = false;
        var difference = ModelDiff.FirstDifference(model.Sample, back, (expected, actual) => isOther = IgnoresCase(expected) is { } ignores && IgnoresCase(actual) is { } other && ignores != other);
        if (!isOther)
            return null;
        var place = difference!.RecordedPath.Length == 0 ? TypeName.Of(model.Type) : difference.RecordedPath;
        return IgnoresCase(difference.Value!) == true
            ? $"{place} takes keys in any case, and what comes back does not."
            : $"{place} takes keys as they are, and what comes back takes them in any case.";
    }

    // Null where it does not say how it compares texts.
    private static bool? IgnoresCase(object collection) => collection is string or not IEnumerable ? null
        : (collection.GetType().GetProperty("Comparer") ?? collection.GetType().GetProperty("KeyComparer"))?.GetValue(collection) switch
        {
            IEqualityComparer<string> comparer => comparer.Equals("a", "A"),
            IComparer<string> comparer => comparer.Compare("a", "A") == 0,
            _ => null,
        };
}
