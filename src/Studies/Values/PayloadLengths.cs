using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Studies.Values;

/// <summary>The lengths of the payloads of <see cref="ManyValues.Of"/>, serialized once: each of a study's operations asks for them.</summary>
internal sealed class PayloadLengths
{
    private readonly Dictionary<Binding, int[]> _known = [];

    /// <summary>The lengths of the values' payloads, in bytes.</summary>
    public int[] Of(Binding binding)
    {
        if (!_known.TryGetValue(binding, out var lengths))
            _known.Add(binding, lengths = !ValueSource.Has(binding.Model.Type) ? OfSamples(binding) : [.. ManyValues.Of(binding.Model).Select(value => binding.Codec!.Serialize(binding.Codec.FromModel(value)).Length)]);
        return lengths;
    }

    // A user's samples are serialized in processes of their own, of which the sum is known.
    private static int[] OfSamples(Binding binding) =>
        [.. Enumerable.Repeat((int)(binding.PayloadBytes / binding.Model.Samples.Count), binding.Model.Samples.Count)];

    /// <summary>Their mean, in bytes.</summary>
    public int MeanOf(Binding binding) => (int)Math.Round(Of(binding).Average());
}
