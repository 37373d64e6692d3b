using System.Globalization;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.OwnTypes.Trials;

/// <summary>
/// Loads a user's type with the values that most libraries keep: what a member of type <see cref="object"/> holds is a matter of the library
/// that builds the samples, and no other library reads System.Text.Json's <see cref="System.Text.Json.JsonElement"/>.
/// </summary>
internal sealed class SampleChoice(OwnTypeTrials trials, LongSteps steps)
{
    /// <summary>Tries serializers on a type and loads it.</summary>
    public OwnType Load(OwnTypeRequest request, IReadOnlyList<string> serializers)
    {
        var tried = trials.Run(request, serializers, steps);
        var own = OwnType.Of(request, steps, tried);
        if (!own.HasPlainValues)
            return own;

        // All count, whichever are selected: records of one sample are merged.
        string[] all = [.. Catalog.Serializers.Select(serializer => serializer.Name)];
        var plain = request with { PrefersPlainValues = true };
        var others = trials.Run(plain, all, steps);
        var (keeping, keepingPlain) = (Count([.. tried.Results, .. trials.Run(request, [.. all.Except(serializers)], steps).Results]), Count(others.Results));
        if (keepingPlain <= keeping)
            return own;
        var note = string.Create(
            CultureInfo.InvariantCulture,
            $"The samples are built with Newtonsoft.Json, because what it puts into members of type object is kept by {keepingPlain} of the libraries, and the JsonElement of System.Text.Json by {keeping}.");
        var chosen = OwnType.Of(plain, steps, others with { Results = [.. others.Results.Where(result => serializers.Contains(result.Serializer))] });
        return chosen with { Notes = [.. chosen.Notes, note] };
    }

    // Libraries, for one of them may be here in many ways.
    private static int Count(IReadOnlyList<TrialResult> results)
    {
        var kept = results.Where(result => result.Outcome is { Fault: null, UnsupportedBecause: null }).Select(result => result.Serializer).ToHashSet();
        return Catalog.Serializers.Where(serializer => kept.Contains(serializer.Name)).Select(serializer => serializer.LibraryName ?? serializer.Name).Distinct().Count();
    }
}
