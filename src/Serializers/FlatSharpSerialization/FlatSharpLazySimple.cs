using System.Buffers;
using System.Runtime.CompilerServices;
using FlatSharp;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.FlatSharpSerialization;

/// <summary>The codec of <see cref="FlatSharpLazy"/> on <see cref="Simple"/>.</summary>
public readonly struct FlatSharpLazySimple : IBufferCodec, ICodecOf<FlatSharpLazy, Simple>
{
    private static readonly ISerializer<Fbs.Simple> _serializer = Fbs.Simple.Serializer.WithSettings(settings => settings.UseLazyDeserialization());

    /// <inheritdoc/>
    public static object Create() => FlatSharpSimple.Create();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => FlatSharpSimple.Serialize(data);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => FlatSharpSimple.Serialize(data, buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => _serializer.Parse(payload);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object ToModel(object data) => FlatSharpSimple.ToModel(data);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object FromModel(object model) => FlatSharpSimple.FromModel(model);
}
