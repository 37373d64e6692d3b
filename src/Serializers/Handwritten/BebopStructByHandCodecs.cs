using System.Buffers;
using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.Handwritten;

/// <summary>The codec of <see cref="BebopStructByHand"/> on <see cref="Tiny"/>.</summary>
public readonly struct BebopStructByHandTiny : IBufferCodec, ICodecOf<BebopStructByHand, Tiny>
{
    private const int Size = 2 * sizeof(int);

    /// <inheritdoc/>
    public static object Create() => Tiny.Create();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data)
    {
        var payload = new byte[Size];
        Write(Unsafe.As<Tiny>(data), payload);
        return payload;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer)
    {
        Write(Unsafe.As<Tiny>(data), buffer.GetSpan(Size));
        buffer.Advance(Size);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload)
    {
        var reader = new BebopByHandReader(payload);
        var tiny = new Tiny
        {
            Id = reader.ReadInt32(),
            OtherId = reader.ReadInt32(),
        };
        reader.ExpectEnd();
        return tiny;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Write(Tiny tiny, Span<byte> destination)
    {
        destination = destination[..Size];
        BinaryPrimitives.WriteInt32LittleEndian(destination, tiny.Id);
        BinaryPrimitives.WriteInt32LittleEndian(destination[4..], tiny.OtherId);
    }
}

/// <summary>The codec of <see cref="BebopStructByHand"/> on <see cref="Simple"/>.</summary>
public readonly struct BebopStructByHandSimple : IBufferCodec, ICodecOf<BebopStructByHand, Simple>
{
    private const int IdsSize = 2 * sizeof(int);

    /// <inheritdoc/>
    public static object Create() => Simple.Create();

    /// <inheritdoc/>
    public static byte[] Serialize(object data)
    {
        var simple = Unsafe.As<Simple>(data);
        var payload = new byte[Size(simple)];
        Write(simple, payload);
        return payload;
    }

    /// <inheritdoc/>
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer)
    {
        var simple = Unsafe.As<Simple>(data);
        var size = Size(simple);
        Write(simple, buffer.GetSpan(size));
        buffer.Advance(size);
    }

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload)
    {
        var reader = new BebopByHandReader(payload);
        var simple = new Simple
        {
            Id = reader.ReadInt32(),
            OtherId = reader.ReadInt32(),
            Name = reader.ReadText(),
            EnumValue = (Level)reader.ReadInt32(),
        };
        reader.ExpectEnd();
        return simple;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int Size(Simple simple) => IdsSize + BebopByHandWriter.TextSize(simple.Name ?? "") + sizeof(uint);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Write(Simple simple, Span<byte> destination)
    {
        var ids = destination[..IdsSize];
        BinaryPrimitives.WriteInt32LittleEndian(ids, simple.Id);
        BinaryPrimitives.WriteInt32LittleEndian(ids[4..], simple.OtherId);
        var offset = BebopByHandWriter.WriteText(destination, IdsSize, simple.Name ?? "");
        BinaryPrimitives.WriteInt32LittleEndian(destination[offset..], (int)simple.EnumValue);
    }
}

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
