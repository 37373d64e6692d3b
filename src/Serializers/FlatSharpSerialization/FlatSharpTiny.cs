using System.Buffers;
using System.Runtime.CompilerServices;
using FlatSharp;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.FlatSharpSerialization;

/// <summary>The codec of <see cref="FlatSharpGreedy"/> on <see cref="Tiny"/>.</summary>
public readonly struct FlatSharpTiny : IBufferCodec, ICodecOf<FlatSharpGreedy, Tiny>
{
    private static readonly ISerializer<Fbs.Tiny> _serializer = Fbs.Tiny.Serializer;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Fbs.Tiny { Id = 123456, OtherId = 123 };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => FlatSharpWriting.Serialize(_serializer, Unsafe.As<Fbs.Tiny>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => FlatSharpWriting.Serialize(_serializer, Unsafe.As<Fbs.Tiny>(data), buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => _serializer.Parse(payload);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object ToModel(object data) => FlatSharpConversion.ToModel(Unsafe.As<Fbs.Tiny>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object FromModel(object model) => FlatSharpConversion.FromModel(Unsafe.As<Tiny>(model));
}
