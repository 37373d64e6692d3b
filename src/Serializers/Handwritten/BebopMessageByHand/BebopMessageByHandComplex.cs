using System.Buffers;
using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.Handwritten.BebopMessageByHand;

/// <summary>The codec of <see cref="BebopMessageByHand"/> on <see cref="Complex"/>.</summary>
public readonly struct BebopMessageByHandComplex : IBufferCodec, ICodecOf<BebopMessageByHand, Complex>
{
    private const int HeadSize = sizeof(uint) + 2 * (1 + sizeof(int));
    private const int NumbersSize = 1 + sizeof(uint) + 1 + sizeof(double) + 1 + BebopByHandWriter.DecimalSize;

    /// <inheritdoc/>
    public static object Create() => Complex.Create();

    /// <inheritdoc/>
    public static byte[] Serialize(object data)
    {
        var complex = Unsafe.As<Complex>(data);
        var payload = new byte[Size(complex)];
        Write(complex, payload);
        return payload;
    }

    /// <inheritdoc/>
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer)
    {
        var complex = Unsafe.As<Complex>(data);
        var size = Size(complex);
        Write(complex, buffer.GetSpan(size)[..size]);
        buffer.Advance(size);
    }

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload)
    {
        var complex = new Complex();
        var fields = BebopByHandReader.OfMessage(payload);
        while (true)
        {
            switch (fields.ReadByte())
            {
                case 0:
                    fields.ExpectEnd();
                    return complex;
                case 1:
                    complex.Id = fields.ReadInt32();
                    if (fields.TryReadField(2))
                        goto case 2;
                    break;
                case 2:
                    complex.OtherId = fields.ReadInt32();
                    if (fields.TryReadField(3))
                        goto case 3;
                    break;
                case 3:
                    complex.Name = fields.ReadText();
                    if (fields.TryReadField(4))
                        goto case 4;
                    break;
                case 4:
                    complex.EnumValue = (Level)fields.ReadInt32();
                    if (fields.TryReadField(5))
                        goto case 5;
                    break;
                case 5:
                    complex.Percentage = fields.ReadDouble();
                    if (fields.TryReadField(6))
                        goto case 6;
                    break;
                case 6:
                    complex.Cost = fields.ReadDecimal();
                    if (fields.TryReadField(7))
                        goto case 7;
                    break;
                case 7:
                    var count = fields.ReadCount(BebopMessageByHandChild.MinSize);
                    var children = complex.Children = new List<Child>(count);
                    for (; count > 0; count--)
                    {
                        var child = fields.ReadMessage(out var start);
                        children.Add(BebopMessageByHandChild.Read(child, start));
                    }

                    if (fields.TryReadField(0))
                        goto case 0;
                    break;
                default:
                    fields.SkipUnknown();
                    return complex;
            }
        }
    }

    private static int Size(Complex complex)
    {
        var size = HeadSize + (complex.Name is { } name ? 1 + BebopByHandWriter.TextSize(name) : 0) + NumbersSize + 1;
        if (complex.Children is not { } children)
            return size;
        size += 1 + sizeof(uint);
        foreach (var child in children)
            size += BebopMessageByHandChild.Size(child);
        return size;
    }

    private static void Write(Complex complex, Span<byte> destination)
    {
        var head = destination[..HeadSize];
        BinaryPrimitives.WriteInt32LittleEndian(head, destination.Length - sizeof(uint));
        head[4] = 1;
        BinaryPrimitives.WriteInt32LittleEndian(head[5..], complex.Id);
        head[9] = 2;
        BinaryPrimitives.WriteInt32LittleEndian(head[10..], complex.OtherId);

        var offset = HeadSize;
        if (complex.Name is { } name)
        {
            destination[offset] = 3;
            offset = BebopByHandWriter.WriteText(destination, offset + 1, name);
        }

        var numbers = destination.Slice(offset, NumbersSize);
        numbers[0] = 4;
        BinaryPrimitives.WriteInt32LittleEndian(numbers[1..], (int)complex.EnumValue);
        numbers[5] = 5;
        BinaryPrimitives.WriteDoubleLittleEndian(numbers[6..], complex.Percentage);
        numbers[14] = 6;
        BebopByHandWriter.WriteDecimal(numbers[15..], complex.Cost);
        offset += NumbersSize;

        if (complex.Children is { } children)
        {
            destination[offset] = 7;
            BinaryPrimitives.WriteInt32LittleEndian(destination[(offset + 1)..], children.Count);
            offset += 1 + sizeof(uint);
            foreach (var child in children)
                offset = BebopMessageByHandChild.Write(child, destination, offset);
        }

        destination[offset] = 0;
    }
}
