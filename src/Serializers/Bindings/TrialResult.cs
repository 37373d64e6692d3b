using System.Text.Json.Serialization;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Validation;

namespace SerializationBenchmarks.Serializers.Bindings;

/// <summary>What a serializer made of a user's type in a process of its own, so that no other process need try it.</summary>
/// <param name="Serializer">The serializer's name.</param>
/// <param name="PayloadBytes">The sum of the lengths of the serialized samples; 0 if it has no payload that is valid.</param>
internal sealed record TrialResult(string Serializer, long PayloadBytes)
{
    /// <summary><see cref="Binding.Note"/>.</summary>
    public string? Note { get; init; }

    /// <summary><see cref="Binding.UnsupportedBecause"/>.</summary>
    public Reason? UnsupportedBecause { get; init; }

    /// <summary>Why its round trip is not valid; null if it is.</summary>
    public Reason? Fault { get; init; }

    /// <summary>Binds and validates a serializer in this process.</summary>
    /// <param name="bind">Binds it.</param>
    public static TrialResult Of(Func<Binding> bind)
    {
        var binding = bind();
        var fault = RoundTripValidation.FirstFault(binding);
        return new TrialResult(binding.Serializer.Name, fault is null && binding.Codec is not null ? binding.PayloadBytes : 0)
        {
            Note = binding.Note,
            UnsupportedBecause = binding.UnsupportedBecause,
            Fault = fault,
        };
    }

    /// <summary>Of a serializer that did not come back.</summary>
    /// <param name="serializer">Its name.</param>
    /// <param name="model">The model.</param>
    /// <param name="cause">What ended the process, in a few words.</param>
    public static TrialResult Ended(string serializer, Model model, string cause) => new(serializer, 0)
    {
        UnsupportedBecause = new Reason($"{serializer} ends the process on this value: {cause}{(ValueCycle.IsIn(model.Samples) ? "; it refers to itself" : "")}."),
    };
}

/// <summary>How processes tell each other the results. Generated, because reflection would be a tenth of a worker's start.</summary>
[JsonSerializable(typeof(TrialResult[]))]
internal sealed partial class TrialJson : JsonSerializerContext;
