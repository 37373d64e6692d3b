using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using static SerializationBenchmarks.Serializers.Handwritten.MessagePackByHand.MessagePackByHandWriter;

namespace SerializationBenchmarks.Serializers.Handwritten.MessagePackByHand;

/// <summary>The codec of <see cref="MessagePackByHand"/> on <see cref="Simple"/>.</summary>
public readonly struct MessagePackByHandSimple : IBufferCodec, ICodecOf<MessagePackByHand, Simple>
{
    private const int MemberCount = 4;

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
        var reader = new MessagePackByHandReader(payload);
        var count = reader.ReadArrayHeader();
        var simple = new Simple();
        if (count > 0)
            simple.Id = reader.ReadInt32();
        if (count > 1)
            simple.OtherId = reader.ReadInt32();
        if (count > 2)
            simple.Name = reader.ReadText();
        if (count > 3)
            simple.EnumValue = (Level)reader.ReadInt32();
        reader.SkipUnknown(count, MemberCount);
        reader.ExpectEnd();
        return simple;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int Size(Simple simple) => ArrayHeaderSize(MemberCount)
        + Int32Size(simple.Id)
        + Int32Size(simple.OtherId)
        + TextSize(simple.Name)
        + Int32Size((int)simple.EnumValue);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Write(Simple simple, Span<byte> destination)
    {
        var offset = WriteArrayHeader(destination, 0, MemberCount);
        offset = WriteInt32(destination, offset, simple.Id);
        offset = WriteInt32(destination, offset, simple.OtherId);
        offset = WriteText(destination, offset, simple.Name);
        WriteInt32(destination, offset, (int)simple.EnumValue);
    }
}
