using System.Buffers;
using System.Runtime.CompilerServices;

namespace SerializationBenchmarks.Serializers;

/// <summary>Proves that rows do what they are timed for. Nothing that fails here is worth a number.</summary>
public static class Proof
{
    // What Floor writes is no format, and nothing to agree on.
    private const string NoFormat = "none";

    // A user's samples may be large, and the floor needs the other rows' proofs before it can be proven.
    private static readonly ConditionalWeakTable<Contender, StrongBox<string?>> _ofOwnTypes = [];

    /// <summary>
    /// Proves a row on a model by itself: what it creates is the model's sample, the round trip gives the sample back, and
    /// every way of writing writes the same bytes.
    /// </summary>
    /// <param name="contender">The row on the model.</param>
    /// <returns>Null if all holds or the row does not support the model; otherwise the first fault in a sentence.</returns>
    public static string? FirstFault(Contender contender) => contender.Model.Own is null
        ? Prove(contender).Fault
        : _ofOwnTypes.GetValue(contender, static contender => new StrongBox<string?>(Prove(contender).Fault)).Value;

    /// <summary>
    /// Proves rows by themselves and against each other: rows of one wire format must write, for one model, the bytes of the
    /// format's first row that proved itself. On a user's type they need not, for its attributes may say otherwise to each library.
    /// </summary>
    /// <param name="contenders">Rows on models, in the order of tables. A row can only be held against rows that are given too.</param>
    /// <returns>The faults, each in a sentence, by contender; contenders without a fault are not in it.</returns>
    public static IReadOnlyDictionary<Contender, string> FindFaults(IEnumerable<Contender> contenders)
    {
        var faults = new Dictionary<Contender, string>();
        var firsts = new Dictionary<(string Format, string Model), (string Row, byte[] Payload)>();
        foreach (var contender in contenders)
        {
            var (payload, fault) = contender.Model.Own is null ? Prove(contender) : (null, FirstFault(contender));
            if (fault is not null)
                faults[contender] = fault;
            if (payload is null || fault is not null || contender.Serializer.Format == NoFormat)
                continue;

            var (row, format) = (contender.Serializer.Name, contender.Serializer.Format);
            if (!firsts.TryGetValue((format, contender.Model.Name), out var first))
                firsts.Add((format, contender.Model.Name), (row, payload));
            else if (DescribeDifference(first.Row, first.Payload, row, payload) is { } difference)
                faults[contender] = $"Both write {format}, but {difference}.";
        }

        return faults;
    }

    private static (byte[]? Payload, string? Fault) Prove(Contender contender)
    {
        if (contender.Codec is not { } codec)
            return (null, null);

        var step = "creating its data";
        try
        {
            var sample = contender.Model.Sample;
            var data = codec.Create();
            if (ModelDiff.FirstDifference(sample, codec.ToModel(data)) is { } created)
                return (null, $"What it creates is not the sample: {created}.");

            step = "serializing";
            var payload = codec.Serialize(data);
            step = "deserializing";
            if (ModelDiff.FirstDifference(sample, codec.ToModel(codec.Deserialize(payload))) is { } returned)
                return (null, $"The round trip changes the sample: {returned}.");
            step = "serializing data converted from the model";
            if (DescribeDifference("the data it creates", payload, "the data it converts from the sample", codec.Serialize(codec.FromModel(sample))) is { } converted)
                return (null, $"Its conversion changes the payload: {converted}.");
            step = "serializing to a buffer";
            if (codec.HasBuffer && FindBufferFault(codec, data, payload) is { } buffered)
                return (payload, buffered);

            step = "proving the other samples";
            return (payload, FindSampleFault(codec, contender.Model.Samples.Skip(1)));
        }
#pragma warning disable CA1031 // Whatever a library throws is a result of the proof and must not stop the others.
        catch (Exception exception)
#pragma warning restore CA1031
        {
            return (null, $"{exception.GetType().Name} while {step}: {exception.Message.ReplaceLineEndings(" ").TrimEnd('.')}.");
        }
    }

    private static string? FindSampleFault(Codec codec, IEnumerable<object> samples) => samples
        .Select((sample, index) => ModelDiff.FirstDifference(sample, codec.ToModel(codec.Deserialize(codec.Serialize(codec.FromModel(sample))))) is { } returned
            ? $"The round trip changes sample {index + 2}: {returned}."
            : null)
        .FirstOrDefault(fault => fault is not null);

    // Written twice, for a kept buffer is written again and again: state left from the first time would show.
    private static string? FindBufferFault(Codec codec, object data, byte[] payload)
    {
        var buffer = new ArrayBufferWriter<byte>();
        codec.Serialize(data, buffer);
        codec.Serialize(data, buffer);
        return DescribeDifference("Serialize", [.. payload, .. payload], "Serialize to a buffer (called twice)", buffer.WrittenSpan) is { } difference
            ? $"Its buffer gets other bytes: {difference}."
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
