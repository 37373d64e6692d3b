using System.Reflection;

namespace SerializationBenchmarks.Info.Robustness.Formats;

/// <summary>Avro: varints before texts and bytes with their length, and before the elements of a list with their count.</summary>
/// <remarks>A payload says nothing of its types, so they come from the model, whose members stand in the order of their names.</remarks>
[Describes("Avro")]
internal sealed class AvroFormat(string name) : WireFormat(name)
{
    // In zigzag: the greatest numbers that 32-bit and 64-bit readers take for positive, one that is -1 to the former, and the least of 64 bits, which has no counterpart above zero.
    private static readonly byte[][] _greatest =
    [
        [0xFE, 0xFF, 0xFF, 0xFF, 0x0F],
        [0xFE, 0xFF, 0xFF, 0xFF, 0x1F],
        [0xFE, .. Repeat(8, 0xFF), 0x01],
        [.. Repeat(9, 0xFF), 0x01],
    ];

    public override string? WhyNoNesting => "An Avro payload is as deep as its schema, and none of the models' refers to itself.";

    public override IEnumerable<LengthField> FindLengths(Type model, byte[] payload)
    {
        var lengths = new List<LengthField>();
        var end = Walk(model, payload, 0, lengths);
        return end == payload.Length ? lengths : throw new NotSupportedException($"The sample of {model.Name} is not laid out as its model is.");
    }

    private static int Walk(Type type, byte[] payload, int offset, List<LengthField> lengths)
    {
        if (type == typeof(float))
            return offset + 4;
        if (type == typeof(double))
            return offset + 8;
        if (type == typeof(int) || type.IsEnum)
        {
            VarintReader.Read(payload, ref offset);
            return offset;
        }

        if (ModelMembers.IsRecord(type))
        {
            return type.GetProperties(BindingFlags.Public | BindingFlags.Instance)
                .OrderBy(property => property.Name, StringComparer.Ordinal)
                .Aggregate(offset, (position, property) => Walk(property.PropertyType, payload, position, lengths));
        }

        if (!type.IsValueType)
            offset++; // All texts and lists of the models may be null: this byte says that none is.
        var start = offset;
        var number = (int)(VarintReader.Read(payload, ref offset) / 2);
        lengths.Add(new LengthField(start, offset - start, _greatest));
        if (ModelMembers.ElementOf(type) is not { } element)
            return offset + number;
        for (; number > 0; number--)
            offset = Walk(element, payload, offset, lengths);
        return offset + 1; // Behind a block without elements.
    }
}
