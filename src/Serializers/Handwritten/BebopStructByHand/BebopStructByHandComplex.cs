using System.Buffers;
using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.Handwritten.BebopStructByHand;

/// <summary>The codec of <see cref="BebopStructByHand"/> on <see cref="Complex"/>.</summary>
public readonly struct BebopStructByHandComplex : IBufferCodec, ICodecOf<BebopStructByHand, Complex>
{
    private const int IdsSize = 2 * sizeof(int);
    private const int NumbersSize = sizeof(uint) + sizeof(double) + BebopByHandWriter.DecimalSize + sizeof(uint);

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
        Write(complex, buffer.GetSpan(size));
        buffer.Advance(size);
    }

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload)
    {
        var reader = new BebopByHandReader(payload);
        var complex = new Complex
        {
            Id = reader.ReadInt32(),
            OtherId = reader.ReadInt32(),
            Name = reader.ReadText(),
            EnumValue = (Level)reader.ReadInt32(),
            Percentage = reader.ReadDouble(),
            Cost = reader.ReadDecimal(),
        };
        var count = reader.ReadCount(BebopStructByHandChild.MinSize);
        var children = complex.Children = new List<Child>(count);
        var offset = reader.Offset;
        for (; count > 0; count--)
            children.Add(BebopStructByHandChild.Read(payload, ref offset));
        new BebopByHandReader(payload, offset).ExpectEnd();
        return complex;
    }

    private static int Size(Complex complex)
    {
        var size = IdsSize + BebopByHandWriter.TextSize(complex.Name ?? "") + NumbersSize;
        if (complex.Children is { } children)
        {
            foreach (var child in children)
                size += BebopStructByHandChild.Size(child);
        }

        return size;
    }

    private static void Write(Complex complex, Span<byte> destination)
    {
        var ids = destination[..IdsSize];
        BinaryPrimitives.WriteInt32LittleEndian(ids, complex.Id);
        BinaryPrimitives.WriteInt32LittleEndian(ids[4..], complex.OtherId);
        var offset = BebopByHandWriter.WriteText(destination, IdsSize, complex.Name ?? "");

        var numbers = destination.Slice(offset, NumbersSize);
        BinaryPrimitives.WriteInt32LittleEndian(numbers, (int)complex.EnumValue);
        BinaryPrimitives.WriteDoubleLittleEndian(numbers[4..], complex.Percentage);
        BebopByHandWriter.WriteDecimal(numbers[12..], complex.Cost);
        BinaryPrimitives.WriteInt32LittleEndian(numbers[28..], complex.Children?.Count ?? 0);
        offset += NumbersSize;

        if (complex.Children is not { } children)
            return;
        foreach (var child in children)
            offset = BebopStructByHandChild.Write(child, destination, offset);
    }
}
