using System.Buffers;
using System.Runtime.CompilerServices;
using Google.FlatBuffers;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.GoogleFlatBuffers;

/// <summary>The codec of <see cref="GoogleFlatBuffers"/> on <see cref="Simple"/>.</summary>
public readonly struct GoogleFlatBuffersSimple : IBufferCodec, ICodecOf<GoogleFlatBuffers, Simple>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new GoogleFbs.SimpleT
    {
        Id = 123456,
        OtherId = 123,
        Name = "Snuggles the Destroyer of Worlds",
        EnumValue = GoogleFbs.Level.Two,
    };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => Build(data).SizedByteArray();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => GoogleFlatBuffers.CopyTo(buffer, Build(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => GoogleFlatBuffersTables.Read(GoogleFbs.Simple.GetRootAsSimple(new ByteBuffer(payload)));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object ToModel(object data) => GoogleFlatBuffersConversion.ToModel(Unsafe.As<GoogleFbs.SimpleT>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object FromModel(object model) => GoogleFlatBuffersConversion.FromModel(Unsafe.As<Simple>(model));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static FlatBufferBuilder Build(object data)
    {
        var builder = GoogleFlatBuffers.Builder;
        builder.Finish(GoogleFlatBuffersTables.Write(builder, Unsafe.As<GoogleFbs.SimpleT>(data)).Value);
        return builder;
    }
}
