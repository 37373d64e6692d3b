using System.Buffers;
using System.Runtime.CompilerServices;
using FlatSharp;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.FlatSharpSerialization;

/// <summary>The codec of <see cref="FlatSharpLazy"/> on <see cref="Complex"/>.</summary>
public readonly struct FlatSharpLazyComplex : IBufferCodec, ICodecOf<FlatSharpLazy, Complex>
{
    private static readonly ISerializer<Fbs.Complex> _serializer = Fbs.Complex.Serializer.WithSettings(settings => settings.UseLazyDeserialization());

    /// <inheritdoc/>
    public static object Create() => FlatSharpComplex.Create();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => FlatSharpComplex.Serialize(data);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => FlatSharpComplex.Serialize(data, buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => _serializer.Parse(payload);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object ToModel(object data) => FlatSharpComplex.ToModel(data);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object FromModel(object model) => FlatSharpComplex.FromModel(model);
}
