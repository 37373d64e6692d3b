using System.Buffers;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.Serializers.Bindings;

/// <summary>
/// Round-trip validation: that serializers do what they are timed for. Nothing that fails here is worth a number.
/// </summary>
public static class RoundTripValidation
{
    /// <summary>
    /// Validates a serializer on a model by itself: what it creates is the model's sample, the round trip gives every sample back,
    /// and every way of writing writes the same bytes.
    /// </summary>
    /// <param name="binding">The serializer on the model.</param>
    /// <returns>Null if all holds or the model is not supported; otherwise the first fault.</returns>
    public static Reason? FirstFault(Binding binding) => binding.Fault;

    /// <summary>
    /// Validates serializers by themselves and against each other: those of one wire format must write, for one model of this
    /// repository, the bytes of the format's first serializer that has no fault. On other models they need not, for their
    /// attributes may say otherwise to each library.
    /// </summary>
    /// <param name="selected">What is to be validated.</param>
    /// <param name="all">What it is compared with: every serializer on the same models, in the order of tables; themselves by default.</param>
    /// <param name="begin">Is told of each before it is validated: its number from 1, and of how many; null for nobody.</param>
    /// <returns>The faults by binding; bindings without a fault are not in it.</returns>
    public static IReadOnlyDictionary<Binding, Reason> FindFaults(IReadOnlyCollection<Binding> selected, IEnumerable<Binding>? all = null, Action<Binding, int, int>? begin = null)
    {
        var wanted = selected.Select(FormatAndModel).ToHashSet();
        var faults = new Dictionary<Binding, Reason>();
        var firsts = new Dictionary<(string, string), (string Serializer, byte[] Payload)>();
        Binding[] compared = [.. (all ?? selected).Where(binding => selected.Contains(binding) || (binding.Model.IsBuiltIn && wanted.Contains(FormatAndModel(binding))))];
        foreach (var (index, binding) in compared.Index())
        {
            begin?.Invoke(binding, index + 1, compared.Length);
            var (payload, fault) = binding.Model.IsBuiltIn && binding.Known is null ? Validate(binding) : (null, binding.Fault);
            if (fault is not null)
                faults[binding] = fault;
            if (payload is null || fault is not null)
                continue;

            var (name, format) = (binding.Serializer.Name, binding.Serializer.Format);
            if (!firsts.TryGetValue(FormatAndModel(binding), out var first))
                firsts.Add(FormatAndModel(binding), (name, payload));
            else if (DescribeDifference(first.Serializer, first.Payload, name, payload) is { } difference)
                faults[binding] = new Reason($"Both write {format}, but {difference}.");
        }

        return faults.Where(fault => selected.Contains(fault.Key)).ToDictionary();
    }

    private static (string Format, string Model) FormatAndModel(Binding binding) => (binding.Serializer.Format, binding.Model.Name);

    /// <summary>Validates a serializer on a model by itself, whatever is known of it.</summary>
    /// <param name="binding">The serializer on the model.</param>
    /// <returns>What it writes of the first sample, as far as it came, and the first fault.</returns>
    internal static (byte[]? Payload, Reason? Fault) Validate(Binding binding)
    {
        if (binding.Codec is not { } codec)
            return (null, null);

        var step = "";
        try
        {
            // A user's sample is what its serializers get: another value built from its document may differ, by a clock for example.
            step = "creating its data";
            var sample = binding.Model.Sample;
            var data = binding.Model.HasConstantSample || codec.IsOfPair ? codec.Create() : codec.FromModel(sample);
            var created = codec.ToModel(data);
            step = "comparing what it creates with the sample";
            if (StableDiff.FirstDifference(binding.Model, sample, created) is { } other)
                return (null, other.Explain("What it creates is not the sample"));

            step = "serializing";
            var payload = codec.Serialize(data);
            if (FindRoundTripFault(binding, codec, payload, ref step) is { } returned)
                return (null, returned);
            step = "serializing data converted from the model";
            var converted = DescribeDifference("the data it creates", payload, "the data it converts from the sample", codec.Serialize(codec.FromModel(sample)));
            var isComputed = converted is not null && codec.FromModel(sample) == sample; // A getter makes another value on each call, and the library writes it.
            if (converted is not null && !isComputed)
                return (null, new Reason($"Its conversion changes the payload: {converted}.", "Its conversion changes the payload."));
            step = "serializing to a buffer";
            if (codec.HasBuffer && !isComputed && FindBufferFault(codec, data, payload) is { } buffered)
                return (payload, buffered);
            return (payload, null);
        }
#pragma warning disable CA1031 // Whatever a library throws is a result of the validation and must not stop the others.
        catch (Exception exception)
#pragma warning restore CA1031
        {
            var name = exception.GetType().Name;
            return (null, new Reason($"{name} while {step}: {exception.Message.ReplaceLineEndings(" ").TrimEnd('.')}.", $"{name} while {step}."));
        }
    }

    // Compared when all are read, and the first once more: a default that values share, and that the library fills in its place, shows then.
    private static Reason? FindRoundTripFault(Binding binding, Codec codec, byte[] payload, ref string step)
    {
        var samples = binding.Model.Samples;
        step = "deserializing";
        var backs = new object[samples.Count];
        backs[0] = codec.ToModel(codec.Deserialize(payload));
        for (var index = 1; index < backs.Length; index++)
        {
            step = "serializing another sample";
            var next = codec.Serialize(codec.FromModel(samples[index]));
            step = "deserializing";
            backs[index] = codec.ToModel(codec.Deserialize(next));
        }

        if (!binding.Model.HasConstantSample)
            codec.Deserialize(payload);
        step = "comparing what came back with the sample";
        for (var index = 0; index < backs.Length; index++)
        {
            if (SampleDiff.FirstDifference(binding.Model, index, backs[index]) is { } difference)
                return Explain(binding, codec, index, difference);
        }

        return null;
    }

    private static Reason Explain(Binding binding, Codec codec, int index, Difference difference)
    {
        var alone = codec.ToModel(codec.Deserialize(codec.Serialize(codec.FromModel(binding.Model.Samples[index]))));
        var what = SampleDiff.FirstDifference(binding.Model, index, alone) is null ? "Reading another value changes what came back of" : "The round trip changes";
        return binding.Model.Samples.Count == 1
            ? difference.Explain($"{what} the sample", binding.Serializer)
            : difference.Explain($"{what} {KnownOutcomes.NameOfSample(binding.Model, index)}", binding.Serializer, $"{what} {KnownOutcomes.NumberOfSample(index)}");
    }

    // Written twice, for a kept buffer is written again and again: state left from the first time would show.
    private static Reason? FindBufferFault(Codec codec, object data, byte[] payload)
    {
        var buffer = new ArrayBufferWriter<byte>();
        codec.Serialize(data, buffer);
        codec.Serialize(data, buffer);
        return DescribeDifference("Serialize", [.. payload, .. payload], "Serialize to a buffer (called twice)", buffer.WrittenSpan) is { } difference
            ? new Reason($"Its buffer gets other bytes: {difference}.", "Its buffer gets other bytes.")
            : null;
    }

    private static string? DescribeDifference(string firstName, ReadOnlySpan<byte> first, string secondName, ReadOnlySpan<byte> second)
    {
        if (first.SequenceEqual(second))
            return null;
        var offset = first.CommonPrefixLength(second);
        return $"at offset {offset} {firstName} wrote {ByteAt(first, offset)} and {secondName} {ByteAt(second, offset)}";
    }

    private static string ByteAt(ReadOnlySpan<byte> payload, int offset) =>
        offset < payload.Length ? $"0x{payload[offset]:X2}" : "nothing more";
}
