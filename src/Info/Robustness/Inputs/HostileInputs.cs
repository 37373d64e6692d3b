using System.Globalization;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Info.Robustness;

/// <summary>Lists what is tried on a row and model. The parent and its children make the same list, so a number names an input.</summary>
internal static class HostileInputs
{
    public const int NestingDepth = 100_000;

    public static IReadOnlyList<HostileInput> Of(Contender contender, int mutants, ulong seed)
    {
        var payload = contender.Codec!.Serialize(contender.Codec.Create());
        var format = WireFormat.Of(contender.Serializer.Format);
        var (lengths, _) = FindLengths(contender, payload);
        return
        [
            .. Truncations(payload),
            .. BitFlips(payload),
            .. lengths.SelectMany(length => Inflate(payload, length)),
            .. format.Nest(contender.Model.Type, payload, NestingDepth),
            .. Mutator.CreateInputs(payload, mutants, seed),
        ];
    }

    /// <summary>Says in a sentence why a row and model has no inputs of a class; null if it has.</summary>
    public static string? WhyNone(Contender contender, InputClass @class) => @class switch
    {
        InputClass.Length => FindLengths(contender, contender.Codec!.Serialize(contender.Codec.Create())).WhyNot,
        InputClass.Nesting => WireFormat.Of(contender.Serializer.Format).WhyNoNesting,
        _ => null,
    };

    private static (IReadOnlyList<LengthField> Lengths, string? WhyNot) FindLengths(Contender contender, byte[] payload)
    {
        var format = WireFormat.Of(contender.Serializer.Format);
        try
        {
            IReadOnlyList<LengthField> lengths = [.. format.FindLengths(contender.Model.Type, payload)];
            return (lengths, format.WhyNoLengths ?? (lengths.Count == 0 ? $"{contender.Model.Name} has neither lengths nor counts in {format.Name}." : null));
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
