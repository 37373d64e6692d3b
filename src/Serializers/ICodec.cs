using System.Buffers;

namespace SerializationBenchmarks.Serializers;

/// <summary>
/// One serializer on one model. Implemented by structs with static members, so that a benchmark generic over a codec is
/// compiled for exactly that codec and calls it directly: no interface, no delegate, no look-up.
/// </summary>
/// <remarks>
/// The data type is passed as <see cref="object"/> and reinterpreted with <c>Unsafe.As</c>, which costs nothing. Callers
/// pass only what <see cref="Create"/>, <see cref="FromModel"/> or <see cref="Deserialize"/> returned.
/// </remarks>
public interface ICodec
{
    /// <summary>Builds the data type from the sample's constant values. Timed by the two <c>Create…</c> operations.</summary>
    static abstract object Create();

    /// <summary>The model's samples, at least one, where <see cref="Create"/>'s is not the only one; null where it is.</summary>
    static virtual IReadOnlyList<object>? Samples => null;

    /// <summary>Serializes to a new array of exactly the payload's length.</summary>
    /// <param name="data">The data type.</param>
    static abstract byte[] Serialize(object data);

    /// <summary>Deserializes to a new instance of the data type.</summary>
    /// <param name="payload">Exactly one serialized value.</param>
    static abstract object Deserialize(byte[] payload);

    /// <summary>Converts the data type to the model. Timed by <c>DeserializeToModel</c> alone. By default the data type is the model.</summary>
    /// <param name="data">The data type.</param>
    static virtual object ToModel(object data) => data;

    /// <summary>Converts the model to the data type. Timed by <c>SerializeFromModel</c> alone. By default the data type is the model.</summary>
    /// <param name="model">The model.</param>
    static virtual object FromModel(object model) => model;
}

/// <summary>A codec that can write into a buffer which its caller keeps and reuses.</summary>
public interface IBufferCodec : ICodec
{
    /// <summary>Appends the payload to the buffer.</summary>
    /// <param name="data">The data type.</param>
    /// <param name="buffer">A buffer of enough capacity not to grow after its first use.</param>
    static abstract void Serialize(object data, ArrayBufferWriter<byte> buffer);
}

/// <summary>Says of which serializer and model a codec is. Found by reflection.</summary>
/// <typeparam name="TSerializer">The serializer.</typeparam>
/// <typeparam name="TModel">The model.</typeparam>
public interface ICodecOf<TSerializer, TModel>
    where TSerializer : ISerializer
    where TModel : class;
