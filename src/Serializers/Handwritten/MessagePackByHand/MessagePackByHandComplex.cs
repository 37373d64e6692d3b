using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using static SerializationBenchmarks.Serializers.Handwritten.MessagePackByHand.MessagePackByHandWriter;

namespace SerializationBenchmarks.Serializers.Handwritten.MessagePackByHand;

/// <summary>The codec of <see cref="MessagePackByHand"/> on <see cref="Complex"/>.</summary>
public readonly struct MessagePackByHandComplex : IBufferCodec, ICodecOf<MessagePackByHand, Complex>
{
    private const int MemberCount = 7;

    /// <inheritdoc/>
    public static object Create() => Complex.Create();

    /// <inheritdoc/>
    public static byte[] Serialize(object data)
    {
        var complex = Unsafe.As<Complex>(data);
        var cost = DecimalText.Format(complex.Cost, stackalloc byte[DecimalText.MaxLength]);
        var payload = new byte[Size(complex, cost)];
        Write(complex, cost, payload);
        return payload;
    }

    /// <inheritdoc/>
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer)
    {
        var complex = Unsafe.As<Complex>(data);
        var cost = DecimalText.Format(complex.Cost, stackalloc byte[DecimalText.MaxLength]);
        var size = Size(complex, cost);
        Write(complex, cost, buffer.GetSpan(size));
        buffer.Advance(size);
    }

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload)
    {
        var reader = new MessagePackByHandReader(payload);
        var count = reader.ReadArrayHeader();
        var complex = new Complex();
        if (count > 0)
            complex.Id = reader.ReadInt32();
        if (count > 1)
            complex.OtherId = reader.ReadInt32();
        if (count > 2)
            complex.Name = reader.ReadText();
        if (count > 3)
            complex.EnumValue = (Level)reader.ReadInt32();
        if (count > 4)
            complex.Percentage = reader.ReadDouble();
        if (count > 5)
            complex.Cost = reader.ReadDecimal();
        if (count > 6 && !reader.TryReadNil())
        {
            var children = new List<Child>(reader.ReadArrayHeader());
            for (var left = children.Capacity; left > 0; left--)
                children.Add(reader.ReadChild()!);
            complex.Children = children;
        }

        reader.SkipUnknown(count, MemberCount);
        reader.ExpectEnd();
        return complex;
    }

    private static int Size(Complex complex, ReadOnlySpan<byte> cost)
    {
        var size = ArrayHeaderSize(MemberCount)
            + Int32Size(complex.Id)
            + Int32Size(complex.OtherId)
            + TextSize(complex.Name)
            + Int32Size((int)complex.EnumValue)
            + DoubleSize
            + TextSize(cost.Length);
        if (complex.Children is not { } children)
            return size + 1;
        size += ArrayHeaderSize(children.Count);
        foreach (var child in children)
            size += MessagePackByHandChild.Size(child);
        return size;
    }

    private static void Write(Complex complex, ReadOnlySpan<byte> cost, Span<byte> destination)
    {
        var offset = WriteArrayHeader(destination, 0, MemberCount);
        offset = WriteInt32(destination, offset, complex.Id);
        offset = WriteInt32(destination, offset, complex.OtherId);
        offset = WriteText(destination, offset, complex.Name);
        offset = WriteInt32(destination, offset, (int)complex.EnumValue);
        offset = WriteDouble(destination, offset, complex.Percentage);
        offset = WriteText(destination, offset, cost);
        if (complex.Children is not { } children)
        {
            WriteNil(destination, offset);
            return;
        }

        offset = WriteArrayHeader(destination, offset, children.Count);
        foreach (var child in children)
            offset = MessagePackByHandChild.Write(child, destination, offset);
    }
}
