using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using static SerializationBenchmarks.Serializers.Handwritten.MessagePackByHand.MessagePackByHandWriter;

namespace SerializationBenchmarks.Serializers.Handwritten.MessagePackByHand;

/// <summary>The codec of <see cref="MessagePackByHand"/> on <see cref="Tiny"/>.</summary>
public readonly struct MessagePackByHandTiny : IBufferCodec, ICodecOf<MessagePackByHand, Tiny>
{
    private const int MemberCount = 2;

    /// <inheritdoc/>
    public static object Create() => Tiny.Create();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data)
    {
        var tiny = Unsafe.As<Tiny>(data);
        var payload = new byte[Size(tiny)];
        Write(tiny, payload);
        return payload;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer)
    {
        var tiny = Unsafe.As<Tiny>(data);
        var size = Size(tiny);
        Write(tiny, buffer.GetSpan(size));
        buffer.Advance(size);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload)
    {
        var reader = new MessagePackByHandReader(payload);
        var count = reader.ReadArrayHeader();
        var tiny = new Tiny();
        if (count > 0)
            tiny.Id = reader.ReadInt32();
        if (count > 1)
            tiny.OtherId = reader.ReadInt32();
        reader.SkipUnknown(count, MemberCount);
        reader.ExpectEnd();
        return tiny;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int Size(Tiny tiny) => ArrayHeaderSize(MemberCount) + Int32Size(tiny.Id) + Int32Size(tiny.OtherId);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Write(Tiny tiny, Span<byte> destination)
    {
        var offset = WriteArrayHeader(destination, 0, MemberCount);
        offset = WriteInt32(destination, offset, tiny.Id);
        WriteInt32(destination, offset, tiny.OtherId);
    }
}
