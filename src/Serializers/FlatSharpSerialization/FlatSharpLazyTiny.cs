using System.Buffers;
using System.Runtime.CompilerServices;
using FlatSharp;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.FlatSharpSerialization;

/// <summary>The codec of <see cref="FlatSharpLazy"/> on <see cref="Tiny"/>.</summary>
public readonly struct FlatSharpLazyTiny : IBufferCodec, ICodecOf<FlatSharpLazy, Tiny>
{
    private static readonly ISerializer<Fbs.Tiny> _serializer = Fbs.Tiny.Serializer.WithSettings(settings => settings.UseLazyDeserialization());

    /// <inheritdoc/>
    public static object Create() => FlatSharpTiny.Create();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => FlatSharpTiny.Serialize(data);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => FlatSharpTiny.Serialize(data, buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => _serializer.Parse(payload);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object ToModel(object data) => FlatSharpTiny.ToModel(data);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object FromModel(object model) => FlatSharpTiny.FromModel(model);
}
