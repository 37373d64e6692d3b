using SerializationBenchmarks.Info.Fidelity;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>A test of a page that shows every serializer, skipped with the reason where the build lacks one.</summary>
internal sealed class AllSerializersFactAttribute : FactAttribute
{
    public AllSerializersFactAttribute() => Skip = Catalog.LeftOut.Select(left => $"{left.Serializer} is left out: {left.Reason}").FirstOrDefault();

    /// <summary>Whether the page shows local times, which differ where a process cannot have a time zone of its own.</summary>
    public bool NeedsTimeZone
    {
        get => false;
        set => Skip ??= value && !FixedZone.IsSupported ? "A process cannot have a time zone of its own here." : null;
    }
}
