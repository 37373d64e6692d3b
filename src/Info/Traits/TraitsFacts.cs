using SerializationBenchmarks.Programs.Publishing;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Traits;

/// <summary>What serializers say of themselves, as facts.</summary>
internal static class TraitsFacts
{
    /// <summary>Makes facts of serializers.</summary>
    public static AllFacts Of(IEnumerable<SerializerInfo> serializers, NeedVerdicts judgement) => Judge([.. serializers.Select(Of)], judgement);

    /// <summary>Puts facts in the place of those that were known, and judges all of them anew.</summary>
    /// <param name="known">What was known; null for nothing.</param>
    public static AllFacts Over(AllFacts? known, AllFacts found, NeedVerdicts judgement) => Judge(
        [.. Rows.Merge(known?.Serializers, found.Serializers, serializer => serializer.Name).Select(serializer => WithPackageOf(serializer, known?.Serializers.FirstOrDefault(other => other.Name == serializer.Name)))],
        judgement);

    // A package that is not on this machine, or was built on it, is what it was where it came from its source.
    private static SerializerFacts WithPackageOf(SerializerFacts found, SerializerFacts? known) =>
        found with { Licence = found.Licence ?? known?.Licence, Released = found.Released ?? known?.Released };

    private static AllFacts Judge(IReadOnlyList<SerializerFacts> serializers, NeedVerdicts judgement) =>
        new(NeedVerdicts.Needs, [.. serializers.Select(serializer => serializer with { Verdicts = judgement.Of(serializer) })]);

    private static SerializerFacts Of(SerializerInfo serializer)
    {
        var traits = serializer.Traits;
        var package = serializer.Library is { } library ? RestoredPackage.Of(library.Assembly) : null;
        return new SerializerFacts(serializer.Name, serializer.Format, serializer.Summary)
        {
            Label = SerializerLabels.Of(serializer),
            IsLibrary = serializer.Library is not null,
            WayOf = serializer.WayOf,
            IsAlternative = serializer.IsAlternative,
            Configuration = serializer.Configuration,
            Documentation = serializer.Documentation,
            Licence = package?.Licence,
            Released = package?.Released,
            Schema = traits.Schema,
            Code = traits.Code,
            TakesModel = traits.TakesModel,
            SelfDescribing = traits.SelfDescribing,
            IsText = traits.IsText,
            Buffer = traits.Buffer,
            BufferAllocatesFor = traits.AllocatesFor,
            NoBufferBecause = serializer.NoBufferBecause,
            ZeroCopy = traits.ZeroCopy,
            TimeStepNanoseconds = traits.TimePrecision.TotalNanoseconds,
            Decimals = traits.Decimals,
            VersionsMixWith = traits.VersionsMixWith,
            NativeAotNeeds = traits.NativeAotNeeds,
            UntrustedNeeds = traits.UntrustedNeeds,

            // Said once for each format.
            OtherLanguages = traits.OtherLanguages
                ?? Catalog.Serializers.Where(other => other.Format == serializer.Format).Select(other => other.Traits.OtherLanguages).FirstOrDefault(languages => languages is not null),
        };
    }
}
