using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Validation;

namespace SerializationBenchmarks.Serializers.Bindings;

/// <summary>A serializer on a model.</summary>
public sealed class Binding
{
    // Found out once, for samples may be large.
    private readonly Lazy<Reason?> _fault;

    private readonly Lazy<long> _payloadBytes;

    /// <summary>Binds a serializer to a model.</summary>
    /// <param name="serializer">The serializer.</param>
    /// <param name="model">The model.</param>
    /// <param name="codec">The codec; null if the serializer does not support the model.</param>
    /// <param name="unsupportedBecause">Why the serializer does not support the model, in a sentence; null if it does.</param>
    public Binding(SerializerInfo serializer, Model model, Codec? codec, Reason? unsupportedBecause)
    {
        (Serializer, Model, Codec, UnsupportedBecause) = (serializer, model, codec, unsupportedBecause);
        _fault = new(() => RoundTripValidation.Validate(this).Fault);
        _payloadBytes = new(() => Model.Samples.Sum(sample => (long)Codec!.Serialize(Codec.FromModel(sample)).Length));
    }

    /// <summary>The serializer.</summary>
    public SerializerInfo Serializer { get; }

    /// <summary>The model.</summary>
    public Model Model { get; }

    /// <summary>The codec; null if the serializer does not support the model.</summary>
    public Codec? Codec { get; }

    /// <summary>Why the serializer does not support the model, in a sentence; null if it does.</summary>
    public Reason? UnsupportedBecause { get; }

    /// <summary>What is particular about the serializer on this model, in a sentence; null if nothing is.</summary>
    public string? Note { get; init; }

    /// <summary>What came of it, found out before; null if nothing is known.</summary>
    internal BindingOutcome? Known { get; init; }

    /// <summary>Makes the codec of a program that takes the model, whether this one does or not; null where there is none but this one's.</summary>
    internal Func<Codec>? CodecElsewhere { get; init; }

    /// <summary>The same under another name, with what came of it in another program.</summary>
    /// <param name="serializer">The serializer as that program has it.</param>
    /// <param name="outcome">What came of it there.</param>
    internal Binding In(SerializerInfo serializer, BindingOutcome outcome)
    {
        var codec = outcome.UnsupportedBecause is null ? Codec ?? CodecElsewhere?.Invoke() : null;
        return new Binding(
            serializer,
            Model,
            codec,
            outcome.UnsupportedBecause ?? (codec is null ? new Reason($"It takes {Model.Name}, and {Serializer.LibraryVersion} does not, so that there is nothing to measure it by.") : null))
        { Note = outcome.Note, Known = outcome };
    }

    /// <summary>The first fault of the serializer's round trip; null if there is none or the model is not supported.</summary>
    internal Reason? Fault => Known is { } known ? known.Fault : _fault.Value;

    /// <summary>The sum of the lengths of the serialized samples; of a binding with a codec.</summary>
    internal long PayloadBytes => Known is { Fault: null } known ? known.PayloadBytes : _payloadBytes.Value;

    /// <summary>Both names.</summary>
    public override string ToString() => $"{Serializer.Name} on {Model.Name}";
}

/// <summary>A serializer that a build lacks because its package could not be restored.</summary>
/// <param name="Serializer">The serializer's name.</param>
/// <param name="Reason">Why it is left out, in a sentence.</param>
public sealed record LeftOut(string Serializer, string Reason);
