using System.Buffers;
using System.Runtime.CompilerServices;
using Google.FlatBuffers;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.GoogleFlatBuffers;

/// <summary>The codec of <see cref="GoogleFlatBuffers"/> on <see cref="Tiny"/>.</summary>
public readonly struct GoogleFlatBuffersTiny : IBufferCodec, ICodecOf<GoogleFlatBuffers, Tiny>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new GoogleFbs.TinyT { Id = 123456, OtherId = 123 };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => Build(data).SizedByteArray();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => GoogleFlatBuffers.CopyTo(buffer, Build(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => GoogleFlatBuffersTables.Read(GoogleFbs.Tiny.GetRootAsTiny(new ByteBuffer(payload)));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object ToModel(object data) => GoogleFlatBuffersConversion.ToModel(Unsafe.As<GoogleFbs.TinyT>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object FromModel(object model) => GoogleFlatBuffersConversion.FromModel(Unsafe.As<Tiny>(model));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static FlatBufferBuilder Build(object data)
    {
        var builder = GoogleFlatBuffers.Builder;
        builder.Finish(GoogleFlatBuffersTables.Write(builder, Unsafe.As<GoogleFbs.TinyT>(data)).Value);
        return builder;
    }
}
