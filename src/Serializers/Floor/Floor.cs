using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers;

/// <summary>
/// The row no serializer can beat. Serializing allocates an array of the smallest payload and copies it; deserializing
/// allocates a deep copy of the model.
/// </summary>
public readonly struct Floor : ISerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "Floor",
        "none",
        int.MaxValue,
        "Allocates the result and copies it: no serializer can be faster.",
        new SerializerTraits
        {
            Schema = SchemaSource.CodeFirst,
            Code = CodeOrigin.Hand,
            TakesModel = true,
            SelfDescribing = false,
            Buffer = BufferReuse.AllocationFree,
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromTicks(1),
            NativeAot = true,
        });
}

/// <summary>The codec of <see cref="Floor"/>. Deserializing answers the model's sample, whatever the payload.</summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct FloorCodec<TModel> : IBufferCodec, IAnyModelCodecOf<Floor>
    where TModel : struct, IModelType
{
    private static readonly object _sample = TModel.Create();

    private static readonly byte[] _smallest = Catalog.OthersThanFloor(ModelEntry.Of<TModel>())
        .Select(codec => codec.Serialize(codec.Create()))
        .MinBy(payload => payload.Length) ?? [];

    // Known to the compiler once it is set, which makes the copies below straight code without branches.
    private static readonly int _length = _smallest.Length;

    /// <inheritdoc/>
    public static object Create() => TModel.Create();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data)
    {
        var payload = new byte[_length];
        FloorCopy.Copy(_smallest, payload, _length);
        return payload;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer)
    {
        FloorCopy.Copy(_smallest, buffer.GetSpan(_length), _length);
        buffer.Advance(_length);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => TModel.DeepCopy(_sample);
}
