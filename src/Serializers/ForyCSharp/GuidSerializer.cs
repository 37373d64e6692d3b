using Apache.Fory;

namespace SerializationBenchmarks.Serializers.ForyCSharp;

/// <summary>Writes a GUID as 16 bytes in the order of its digits; the library has no serializer of its own for it.</summary>
internal sealed class GuidSerializer : Serializer<Guid>
{
    private const int Size = 16;

    /// <inheritdoc/>
    public override void WriteData(WriteContext context, in Guid value, bool hasGenerics)
    {
        value.TryWriteBytes(context.Writer.GetSpan(Size), bigEndian: true, out _);
        context.Writer.Advance(Size);
    }

    /// <inheritdoc/>
    public override Guid ReadData(ReadContext context) => new(context.Reader.ReadSpan(Size), bigEndian: true);
}
