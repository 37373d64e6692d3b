using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using static SerializationBenchmarks.Serializers.Handwritten.ProtobufByHand.ProtobufByHandWriter;

namespace SerializationBenchmarks.Serializers.Handwritten.ProtobufByHand;

/// <summary>The codec of <see cref="ProtobufByHand"/> on <see cref="Complex"/>.</summary>
public readonly struct ProtobufByHandComplex : IBufferCodec, ICodecOf<ProtobufByHand, Complex>
{
    private const byte IdTag = 1 << 3;
    private const byte OtherIdTag = 2 << 3;
    private const byte NameTag = 3 << 3 | 2;
    private const byte EnumValueTag = 4 << 3;
    private const byte PercentageTag = 5 << 3 | 1;
    private const byte CostTag = 6 << 3 | 2;
    private const byte ChildrenTag = 7 << 3 | 2;

    /// <inheritdoc/>
    public static object Create() => Complex.Create();

    /// <inheritdoc/>
    public static byte[] Serialize(object data)
    {
        var complex = Unsafe.As<Complex>(data);
        var cost = complex.Cost == 0 ? default : DecimalText.Format(complex.Cost, stackalloc byte[DecimalText.MaxLength]);
        var payload = new byte[Size(complex, cost)];
        Write(complex, cost, payload);
        return payload;
    }

    /// <inheritdoc/>
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer)
    {
        var complex = Unsafe.As<Complex>(data);
        var cost = complex.Cost == 0 ? default : DecimalText.Format(complex.Cost, stackalloc byte[DecimalText.MaxLength]);
        var size = Size(complex, cost);
        Write(complex, cost, buffer.GetSpan(size));
        buffer.Advance(size);
    }

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload)
    {
        var complex = new Complex();
        var reader = new ProtobufByHandReader(payload);
        while (!reader.AtEnd)
        {
            switch (reader.ReadTag())
            {
                case IdTag:
                    complex.Id = (int)reader.ReadVarint();
                    break;
                case OtherIdTag:
                    complex.OtherId = (int)reader.ReadVarint();
                    break;
                case NameTag:
                    complex.Name = reader.ReadText();
                    break;
                case EnumValueTag:
                    complex.EnumValue = (Level)reader.ReadVarint();
                    break;
                case PercentageTag:
                    complex.Percentage = reader.ReadDouble();
                    break;
                case CostTag:
                    complex.Cost = reader.ReadDecimal();
                    break;
                case ChildrenTag:
                    var child = reader.ReadSubmessage(out var start);
                    (complex.Children ??= []).Add(ProtobufByHandChild.Read(child, start));
                    break;
                default:
                    reader.SkipUnknown(highestKnown: 7);
                    break;
            }
        }

        return complex;
    }

    private static int Size(Complex complex, ReadOnlySpan<byte> cost)
    {
        var size = Int32Size(complex.Id)
            + Int32Size(complex.OtherId)
            + TextSize(complex.Name)
            + Int32Size((int)complex.EnumValue)
            + (complex.Percentage == 0 ? 0 : 1 + sizeof(double))
            + (cost.IsEmpty ? 0 : LengthDelimitedSize(cost.Length));
        if (complex.Children is { } children)
        {
            foreach (var child in children)
                size += LengthDelimitedSize(ProtobufByHandChild.Size(child));
        }

        return size;
    }

    private static void Write(Complex complex, ReadOnlySpan<byte> cost, Span<byte> destination)
    {
        var offset = WriteInt32(destination, 0, IdTag, complex.Id);
        offset = WriteInt32(destination, offset, OtherIdTag, complex.OtherId);
        offset = WriteText(destination, offset, NameTag, complex.Name);
        offset = WriteInt32(destination, offset, EnumValueTag, (int)complex.EnumValue);
        if (complex.Percentage != 0)
            offset = WriteDouble(destination, offset, PercentageTag, complex.Percentage);
        if (!cost.IsEmpty)
            offset = WriteBytes(destination, offset, CostTag, cost);
        if (complex.Children is not { } children)
            return;
        foreach (var child in children)
        {
            destination[offset] = ChildrenTag;
            offset = ProtobufByHandChild.Write(child, destination, offset + 1);
        }
    }
}
