using System.Buffers;
using System.Runtime.CompilerServices;
using Bebop.Runtime;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers;

/// <summary>
/// <see cref="BebopMessage"/> on a record class of a user. Compiled for exactly that class, the calls of the base class become
/// calls of the class; only decoding goes through a delegate.
/// </summary>
/// <typeparam name="TModel">The type.</typeparam>
public readonly struct BebopMessageOwnType<TModel> : ICodeFirstBufferSerializer, IOwnTypeSerializerOf<BebopMessage>
    where TModel : struct, IModelType
{
    private static readonly Func<byte[], object>? _decode = BebopOwnType.Decoder(TModel.Type);

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = BebopMessage.Info;

    /// <inheritdoc/>
    public static string? WhyNot(Type model) => BebopOwnType.WhyNot(model, BebopKind.Message);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value)
        where T : class
    {
        var record = (BaseBebopRecord)(object)value;
        var payload = new byte[record.ByteCount];
        record.EncodeIntoBuffer(payload);
        return payload;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(T value, ArrayBufferWriter<byte> buffer)
        where T : class
    {
        var record = (BaseBebopRecord)(object)value;
        var array = BebopBuffer.Open(buffer, record.MaxByteCount);
        BebopBuffer.Close(buffer, array, record.EncodeIntoBuffer(array));
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class => Unsafe.As<T>(_decode!(payload));
}
