using System.Buffers;
using System.Reflection;
using SerializationBenchmarks.Models;

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

/// <summary>What came of a serializer on a model, found out before it is bound, so that nothing is tried again.</summary>
/// <param name="UnsupportedBecause"><see cref="Binding.UnsupportedBecause"/>.</param>
/// <param name="Note"><see cref="Binding.Note"/>.</param>
/// <param name="Fault">The first fault of its round trip; null if there is none.</param>
/// <param name="PayloadBytes">The sum of the lengths of the serialized samples; 0 if it has no payload that is valid.</param>
public sealed record BindingOutcome(Reason? UnsupportedBecause, string? Note, Reason? Fault, long PayloadBytes)
{
    /// <summary>Finds out what comes of a binding in this process.</summary>
    /// <param name="binding">The binding.</param>
    internal static BindingOutcome Of(Binding binding)
    {
        var fault = binding.Fault;
        return new BindingOutcome(binding.UnsupportedBecause, binding.Note, fault, fault is null && binding.Codec is not null ? binding.PayloadBytes : 0);
    }
}

/// <summary>A struct of a model that knows what its samples are called, and what came of serializers on it. No others are bound to the model: binding would try them.</summary>
public interface IKnowsOutcomes : IModelType
{
    /// <summary>What each sample is called, such as its file; null if they have numbers alone.</summary>
    static abstract IReadOnlyList<string>? SampleNames { get; }

    /// <summary>What came of each, by the serializer's name; null if nothing is known, and serializers are bound as to any model.</summary>
    static abstract IReadOnlyDictionary<string, BindingOutcome>? Outcomes { get; }

    /// <summary>What the library that read the samples writes of values; null where none did.</summary>
    static virtual ISampleDocuments? Documents => null;
}

/// <summary>Reads what a model's struct knows.</summary>
internal static class KnownOutcomes
{
    /// <summary>What came of serializers on a model, by their names; null if nothing is known.</summary>
    /// <param name="model">The model.</param>
    public static IReadOnlyDictionary<string, BindingOutcome>? On(Model model) => (IReadOnlyDictionary<string, BindingOutcome>?)Ask(model, nameof(ReadOutcomes));

    /// <summary>What the library that read a model's samples writes of values; null where none did.</summary>
    /// <param name="model">The model.</param>
    public static ISampleDocuments? DocumentsOf(Model model) => (ISampleDocuments?)Ask(model, nameof(ReadDocuments));

    /// <summary>What a sample of a model is called: for the user by its file, if it has one.</summary>
    /// <param name="model">The model.</param>
    /// <param name="index">The sample's number, from 0.</param>
    public static string NameOfSample(Model model, int index) => ((IReadOnlyList<string>?)Ask(model, nameof(ReadNames)))?[index] ?? NumberOfSample(index);

    /// <summary>What a sample is called in records, which hold nothing of a user's.</summary>
    /// <param name="index">The sample's number, from 0.</param>
    public static string NumberOfSample(int index) => $"sample {index + 1}";

    private static object? Ask(Model model, string read) => !model.ModelType.IsAssignableTo(typeof(IKnowsOutcomes)) ? null
        : typeof(KnownOutcomes).GetMethod(read, BindingFlags.NonPublic | BindingFlags.Static)!.MakeGenericMethod(model.ModelType).Invoke(null, null);

    private static IReadOnlyDictionary<string, BindingOutcome>? ReadOutcomes<TModel>()
        where TModel : IKnowsOutcomes => TModel.Outcomes;

    private static IReadOnlyList<string>? ReadNames<TModel>()
        where TModel : IKnowsOutcomes => TModel.SampleNames;

    private static ISampleDocuments? ReadDocuments<TModel>()
        where TModel : IKnowsOutcomes => TModel.Documents;
}

/// <summary>
/// A codec behind virtual calls, for everything that is not timed: round-trip validation, sizes, tests. Thread-safe where the library is.
/// </summary>
public abstract class Codec
{
    private protected Codec(Type type) => Type = type;

    /// <summary>The struct that implements <see cref="ICodec"/>: the type argument of the benchmark classes.</summary>
    public Type Type { get; }

    /// <summary>Whether <see cref="Type"/> implements <see cref="IBufferCodec"/>.</summary>
    public bool HasBuffer => Type.IsAssignableTo(typeof(IBufferCodec));

    /// <summary>Whether it was written for its serializer and model, not for a serializer that takes any model.</summary>
    internal bool IsOfPair => Array.Exists(Type.GetInterfaces(), of => of.IsGenericType && of.GetGenericTypeDefinition() == typeof(ICodecOf<,>));

    /// <inheritdoc cref="ICodec.Create"/>
    public abstract object Create();

    /// <inheritdoc cref="ICodec.Serialize"/>
    public abstract byte[] Serialize(object data);

    /// <inheritdoc cref="IBufferCodec.Serialize(object, ArrayBufferWriter{byte})"/>
    /// <exception cref="NotSupportedException"><see cref="HasBuffer"/> is false.</exception>
    public abstract void Serialize(object data, ArrayBufferWriter<byte> buffer);

    /// <inheritdoc cref="ICodec.Deserialize"/>
    public abstract object Deserialize(byte[] payload);

    /// <inheritdoc cref="ICodec.ToModel"/>
    public abstract object ToModel(object data);

    /// <inheritdoc cref="ICodec.FromModel"/>
    public abstract object FromModel(object model);

    internal static Codec Of(Type codec)
    {
        var wrapper = codec.IsAssignableTo(typeof(IBufferCodec)) ? typeof(BufferWrapper<>) : typeof(Wrapper<>);
        return (Codec)Activator.CreateInstance(wrapper.MakeGenericType(codec))!;
    }

    private class Wrapper<TCodec>() : Codec(typeof(TCodec))
        where TCodec : struct, ICodec
    {
        public override object Create() => TCodec.Create();

        public override byte[] Serialize(object data) => TCodec.Serialize(data);

        public override void Serialize(object data, ArrayBufferWriter<byte> buffer) =>
            throw new NotSupportedException($"{typeof(TCodec).Name} cannot write into a buffer.");

        public override object Deserialize(byte[] payload) => TCodec.Deserialize(payload);

        public override object ToModel(object data) => TCodec.ToModel(data);

        public override object FromModel(object model) => TCodec.FromModel(model);
    }

    private sealed class BufferWrapper<TCodec> : Wrapper<TCodec>
        where TCodec : struct, IBufferCodec
    {
        public override void Serialize(object data, ArrayBufferWriter<byte> buffer) => TCodec.Serialize(data, buffer);
    }
}
