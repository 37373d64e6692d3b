using System.Buffers.Binary;
using LightProto;

namespace SerializationBenchmarks.Serializers.LightProtoCSharp;

/// <summary>
/// A GUID as 16 bytes, the first group first, as the schema has it. protobuf-net writes them with <c>DataFormat.FixedSize</c>, which LightProto does not have
/// for GUIDs; a parser of one's own is what it offers instead.
/// </summary>
public sealed class GuidBytes : IProtoParser<Guid>
{
    private const int Size = 16;

    private const int Half = 8; // The library reads and writes no bytes without an array, but numbers of eight.

    /// <inheritdoc/>
    public static IProtoReader<Guid> ProtoReader { get; } = new Reader();

    /// <inheritdoc/>
    public static IProtoWriter<Guid> ProtoWriter { get; } = new Writer();

    private sealed class Reader : IProtoReader<Guid>
    {
        public WireFormat.WireType WireType => WireFormat.WireType.LengthDelimited;

        public bool IsMessage => false;

        public Guid ParseFrom(ref ReaderContext input)
        {
            var length = input.ReadLength();
            if (length != Size)
                throw new InvalidDataException($"A GUID has {Size} bytes, and not {length}.");
            Span<byte> bytes = stackalloc byte[Size];
            BinaryPrimitives.WriteUInt64LittleEndian(bytes, input.ReadFixed64());
            BinaryPrimitives.WriteUInt64LittleEndian(bytes[Half..], input.ReadFixed64());
            return new Guid(bytes, bigEndian: true);
        }
    }

    private sealed class Writer : IProtoWriter<Guid>
    {
        public WireFormat.WireType WireType => WireFormat.WireType.LengthDelimited;

        public bool IsMessage => false;

        public int CalculateSize(Guid value) => 1 + Size;

        public long CalculateLongSize(Guid value) => 1 + Size;

        public void WriteTo(ref WriterContext output, Guid value)
        {
            Span<byte> bytes = stackalloc byte[Size];
            value.TryWriteBytes(bytes, bigEndian: true, out _);
            output.WriteLength(Size);
            output.WriteFixed64(BinaryPrimitives.ReadUInt64LittleEndian(bytes));
            output.WriteFixed64(BinaryPrimitives.ReadUInt64LittleEndian(bytes[Half..]));
        }
    }
}
