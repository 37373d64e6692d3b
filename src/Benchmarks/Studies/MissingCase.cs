using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Benchmarks.Studies;

/// <summary>Cases that are not measured.</summary>
/// <param name="Serializer">The serializer's name.</param>
/// <param name="Model">The model's name.</param>
/// <param name="Failed">Whether they should be and their validation failed.</param>
/// <param name="Reason">Why.</param>
/// <param name="Operation">The operation's name; null for all.</param>
public sealed record MissingCase(string Serializer, string Model, bool Failed, Reason Reason, string? Operation = null)
{
    /// <summary>The cases of a serializer on a model.</summary>
    /// <param name="binding">The serializer on the model.</param>
    /// <param name="reason">Why they are not measured.</param>
    /// <param name="operation">The operation's name; null for all.</param>
    public static MissingCase Of(Binding binding, Reason reason, string? operation = null) =>
        new(binding.Serializer.Name, binding.Model.Name, binding.Codec is not null && operation is null, reason, operation);

    /// <summary>What the record says of it: nothing of the user's data.</summary>
    public MissingCaseRecord ToRecord() => new(Serializer, Model, Failed, Reason.Recorded, Operation);
}
