namespace SerializationBenchmarks.Info.Robustness.Formats;

/// <summary>Fory in same-schema mode: varints before texts, four times the count of bytes with the encoding below, and before lists.</summary>
/// <remarks>Types are numbers in the payload and their members nowhere, so both come from the model.</remarks>
internal sealed class ForyFormat() : WireFormat("Fory")
{
    // The mark of the format, that the value is not null, and the type with its number, each a byte here; before fields, a hash of them.
    private const int Head = 4, Hash = 4, NotNull = 1, ElementFlags = 1;

    // 2^31 - 1 is the greatest number that a 32-bit reader takes for positive, 2^32 - 1 is -1 to it.
    private static readonly byte[][] _greatestCount = [[0xFF, 0xFF, 0xFF, 0xFF, 0x07], [0xFF, 0xFF, 0xFF, 0xFF, 0x0F]];

    // Both, times four, in Latin-1 and in UTF-8.
    private static readonly byte[][] _greatestText = [[0xFC, 0xFF, 0xFF, 0xFF, 0x1F], [0xFC, 0xFF, 0xFF, 0xFF, 0x3F], [0xFE, 0xFF, 0xFF, 0xFF, 0x1F]];

    public override string? WhyNoNesting => "A Fory payload is as deep as the types that read it, and none of the models' refers to itself.";

    public override IEnumerable<LengthField> FindLengths(Type model, byte[] payload)
    {
        var lengths = new List<LengthField>();
        var end = WalkRecord(model, payload, Head, lengths);
        return end == payload.Length ? lengths : throw new NotSupportedException($"The sample of {model.Name} is not laid out as its model is.");
    }

    // Fixed numbers first, the longest before, then integers, which are varints, then the others as they are declared.
    private static int WalkRecord(Type model, byte[] payload, int offset, List<LengthField> lengths) => ModelMembers.Of(model)
        .OrderBy(type => type == typeof(double) ? 0 : type == typeof(float) ? 1 : type == typeof(int) ? 2 : 3)
        .Aggregate(offset + Hash, (position, type) => Walk(type, payload, position, lengths));

    private static int Walk(Type type, byte[] payload, int offset, List<LengthField> lengths)
    {
        if (type == typeof(double))
            return offset + 8;
        if (type == typeof(float))
            return offset + 4;
        if (type == typeof(DateTime))
            return offset + 12;
        if (type == typeof(Guid))
            return offset + 16;
        if (type == typeof(int) || type.IsEnum)
        {
            VarintReader.Read(payload, ref offset);
            return offset;
        }

        if (type == typeof(decimal))
        {
            VarintReader.Read(payload, ref offset);
            VarintReader.Read(payload, ref offset);
            return offset;
        }

        var start = offset += NotNull;
        var number = (int)VarintReader.Read(payload, ref offset);
        lengths.Add(new LengthField(start, offset - start, type == typeof(string) ? _greatestText : _greatestCount));
        if (type == typeof(string))
            return offset + number / 4;

        var element = ModelMembers.ElementOf(type) ?? throw new NotSupportedException($"No model had a member of type {type.Name}.");
        offset += ElementFlags;
        for (; number > 0; number--)
            offset = WalkRecord(element, payload, offset, lengths);
        return offset;
    }
}
