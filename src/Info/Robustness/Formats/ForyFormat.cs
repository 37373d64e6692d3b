namespace SerializationBenchmarks.Info.Robustness.Formats;

/// <summary>Fory: varints before texts, four times the count of bytes with the encoding below, and before lists; in compatible mode, the length of a type's description and its count of fields.</summary>
/// <remarks>Types are numbers in the payload and, in same-schema mode, their members nowhere, so both come from the model.</remarks>
/// <param name="name">The format's name.</param>
[Describes("Fory", Compatible)]
internal sealed class ForyFormat(string name) : WireFormat(name)
{
    private const string Compatible = "Fory, compatible mode"; // Here types are described in the payload.

    private readonly bool _hasDescriptions = name == Compatible;

    // The mark of the format, that the value is not null, and the type with its number, each a byte here; before fields, a hash of them.
    private const int Head = 4, Hash = 4, NotNull = 1, ElementFlags = 1;

    // Of a description: its own head, of which the first byte is the length of the rest. An element says its type; so does a value whose type was registered with a serializer.
    private const int DescriptionHead = 8, TypeAndNumber = 2;

    private static readonly byte[][] _longest = [[0xFF]];

    // 2^31 - 1 is the greatest number that a 32-bit reader takes for positive, 2^32 - 1 is -1 to it.
    private static readonly byte[][] _greatestCount = [[0xFF, 0xFF, 0xFF, 0xFF, 0x07], [0xFF, 0xFF, 0xFF, 0xFF, 0x0F]];

    // Both, times four, in Latin-1 and in UTF-8.
    private static readonly byte[][] _greatestText = [[0xFC, 0xFF, 0xFF, 0xFF, 0x1F], [0xFC, 0xFF, 0xFF, 0xFF, 0x3F], [0xFE, 0xFF, 0xFF, 0xFF, 0x1F]];

    public override string? WhyNoNesting => "A Fory payload is as deep as the types that read it, and none of the models' refers to itself.";

    public override IEnumerable<LengthField> FindLengths(Type model, byte[] payload)
    {
        var lengths = new List<LengthField>();
        var end = WalkRecord(model, payload, Describe(payload, Head, lengths), lengths);
        return end == payload.Length ? lengths : throw new NotSupportedException($"The sample of {model.Name} is not laid out as its model is.");
    }

    private int Describe(byte[] payload, int offset, List<LengthField> lengths)
    {
        if (!_hasDescriptions)
            return offset;
        lengths.Add(new LengthField(offset, 1, _longest));
        lengths.Add(new LengthField(offset + DescriptionHead, 1, _longest));
        return offset + DescriptionHead + payload[offset];
    }

    // Fixed numbers first, the longest before, then integers, which are varints, then the others as they are declared.
    private int WalkRecord(Type model, byte[] payload, int offset, List<LengthField> lengths) => ModelMembers.Of(model)
        .OrderBy(type => type == typeof(double) ? 0 : type == typeof(float) ? 1 : type == typeof(int) ? 2 : 3)
        .Aggregate(_hasDescriptions ? offset : offset + Hash, (position, type) => Walk(type, payload, position, lengths));

    private int Walk(Type type, byte[] payload, int offset, List<LengthField> lengths)
    {
        if (type == typeof(double))
            return offset + 8;
        if (type == typeof(float))
            return offset + 4;
        if (type == typeof(DateTime))
            return offset + 12;
        if (type == typeof(Guid))
            return offset + (_hasDescriptions ? TypeAndNumber : 0) + 16;
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
        if (_hasDescriptions)
            offset = Describe(payload, offset + TypeAndNumber, lengths);
        for (; number > 0; number--)
            offset = WalkRecord(element, payload, offset, lengths);
        return offset;
    }
}
