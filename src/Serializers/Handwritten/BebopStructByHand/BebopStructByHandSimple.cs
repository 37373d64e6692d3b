using System.Buffers;
using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.Handwritten.BebopStructByHand;

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
