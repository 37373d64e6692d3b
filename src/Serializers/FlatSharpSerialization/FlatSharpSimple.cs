using System.Buffers;
using System.Runtime.CompilerServices;
using FlatSharp;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.FlatSharpSerialization;

/// <summary>The codec of <see cref="FlatSharpGreedy"/> on <see cref="Simple"/>.</summary>
public readonly struct FlatSharpSimple : IBufferCodec, ICodecOf<FlatSharpGreedy, Simple>
{
    private static readonly ISerializer<Fbs.Simple> _serializer = Fbs.Simple.Serializer;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Fbs.Simple
    {
        Id = 123456,
        OtherId = 123,
        Name = "Snuggles the Destroyer of Worlds",
        EnumValue = Fbs.Level.Two,
    };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => FlatSharpWriting.Serialize(_serializer, Unsafe.As<Fbs.Simple>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => FlatSharpWriting.Serialize(_serializer, Unsafe.As<Fbs.Simple>(data), buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => _serializer.Parse(payload);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object ToModel(object data) => FlatSharpConversion.ToModel(Unsafe.As<Fbs.Simple>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object FromModel(object model) => FlatSharpConversion.FromModel(Unsafe.As<Simple>(model));
}
