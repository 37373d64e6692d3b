using System.Globalization;
using SerializationBenchmarks.Info.Robustness.Formats;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Robustness.Inputs;

/// <summary>Lists what is tried on a serializer and model. The parent and its children make the same list, so a number names an input.</summary>
internal static class HostileInputs
{
    public const int NestingDepth = 100_000;

    public static IReadOnlyList<HostileInput> Of(Binding binding, int mutants, ulong seed)
    {
        var payload = binding.Codec!.Serialize(binding.Codec.Create());
        var format = WireFormat.Of(binding.Serializer.Format);
        var (lengths, _) = FindLengths(binding, payload);
        return
        [
            .. Truncations(payload),
            .. BitFlips(payload),
            .. lengths.SelectMany(length => Inflate(payload, length)),
            .. format.Nest(binding.Model.Type, payload, NestingDepth),
            .. Mutator.CreateInputs(payload, mutants, seed),
        ];
    }

    /// <summary>Says in a sentence why a serializer and model has no inputs of a class; null if it has.</summary>
    public static string? WhyNone(Binding binding, InputClass @class) => @class switch
    {
        InputClass.Length => FindLengths(binding, binding.Codec!.Serialize(binding.Codec.Create())).UnsupportedBecause,
        InputClass.Nesting => WireFormat.Of(binding.Serializer.Format).WhyNoNesting,
        _ => null,
    };

    private static (IReadOnlyList<LengthField> Lengths, string? UnsupportedBecause) FindLengths(Binding binding, byte[] payload)
    {
        var format = WireFormat.Of(binding.Serializer.Format);
        try
        {
            IReadOnlyList<LengthField> lengths = [.. format.FindLengths(binding.Model.Type, payload)];
            return (lengths, format.WhyNoLengths ?? (lengths.Count == 0 ? $"{binding.Model.Name} has neither lengths nor counts in {format.Name}." : null));
        }
        catch (NotSupportedException exception)
        {
            return ([], exception.Message);
        }
    }

    private static IEnumerable<HostileInput> Truncations(byte[] payload) =>
        from length in Enumerable.Range(0, payload.Length)
        select new HostileInput(InputClass.Truncation, Invariant($"cut to {length} of {payload.Length} bytes"), () => payload[..length]);

    private static IEnumerable<HostileInput> BitFlips(byte[] payload) =>
        from bit in Enumerable.Range(0, payload.Length * 8)
        select new HostileInput(InputClass.BitFlip, Invariant($"bit {bit % 8} of byte {bit / 8} flipped"), () =>
        {
            var flipped = payload.ToArray();
            flipped[bit / 8] ^= (byte)(1 << bit % 8);
            return flipped;
        });

    private static IEnumerable<HostileInput> Inflate(byte[] payload, LengthField field) =>
        from greatest in field.Greatest
        select new HostileInput(
            InputClass.Length,
            Invariant($"the length or count at byte {field.Offset} becomes {Convert.ToHexString(greatest)}"),
            () => [.. payload[..field.Offset], .. greatest, .. payload[(field.Offset + field.Size)..]]);

    private static string Invariant(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);
}

/// <summary>Bytes to try.</summary>
/// <param name="Class">How they were made.</param>
/// <param name="Name">What is wrong with them, as a phrase; unique among the inputs of a serializer and model.</param>
/// <param name="Create">Makes the bytes anew, the same each time.</param>
internal sealed record HostileInput(InputClass Class, string Name, Func<byte[]> Create);

/// <summary>The ways in which a payload is made hostile.</summary>
internal enum InputClass
{
    /// <summary>The sample's payload cut off behind each of its bytes, from none.</summary>
    Truncation,

    /// <summary>The sample's payload with one bit changed, for each bit.</summary>
    BitFlip,

    /// <summary>The sample's payload with one length or count at its greatest.</summary>
    Length,

    /// <summary>Values in one another, much deeper than any model.</summary>
    Nesting,

    /// <summary>The sample's payload after some random edits.</summary>
    Mutant,
}
