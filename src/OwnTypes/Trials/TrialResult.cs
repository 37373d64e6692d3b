using System.Text.Json.Serialization;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.OwnTypes.Trials;

/// <summary>What a serializer made of a user's type in a process of its own, so that no other process need try it.</summary>
/// <param name="Serializer">The serializer's name.</param>
/// <param name="Outcome">What came of it.</param>
internal sealed record TrialResult(string Serializer, BindingOutcome Outcome)
{
    /// <summary>Binds and validates a serializer in this process.</summary>
    /// <param name="bind">Binds it.</param>
    public static TrialResult Of(Func<Binding> bind)
    {
        var binding = bind();
        var fault = binding.Fault;
        return new TrialResult(
            binding.Serializer.Name,
            new BindingOutcome(binding.UnsupportedBecause, binding.Note, fault, fault is null && binding.Codec is not null ? binding.PayloadBytes : 0));
    }

    /// <summary>Of a serializer that did not come back.</summary>
    /// <param name="serializer">Its name.</param>
    /// <param name="samples">The samples.</param>
    /// <param name="cause">What ended the process, in a few words.</param>
    public static TrialResult Ended(string serializer, IReadOnlyList<object> samples, string cause) => new(
        serializer,
        new BindingOutcome(new Reason($"{serializer} ends the process on this value: {cause}{(ValueCycle.IsIn(samples) ? "; it refers to itself" : "")}."), null, null, 0));
}

/// <summary>How processes tell each other the results. Generated, because reflection would be a tenth of a worker's start.</summary>
[JsonSerializable(typeof(TrialResult[]))]
internal sealed partial class TrialJson : JsonSerializerContext;
