using System.Buffers;

namespace SerializationBenchmarks.Serializers;

/// <summary>
/// A library used one way: one line of every table. Serializers are found by reflection, so a struct that implements this
/// interface, or one derived from it, is all it takes to add one.
/// </summary>
public interface ISerializer
{
    /// <summary>Names and describes the serializer.</summary>
    static abstract SerializerInfo Info { get; }

    /// <summary>Says in a sentence why a model is not supported, or returns null if it is.</summary>
    /// <param name="model">The model's type.</param>
    static virtual string? UnsupportedBecause(Type model) => null;

    /// <summary>Says in a sentence what is particular about the serializer on a model; null if nothing is. Stands under tables.</summary>
    /// <param name="model">The model's type, which is supported.</param>
    static virtual string? NoteOn(Type model) => null;

    /// <summary>
    /// Finds out how to build a value of a class that the serializer's own schema compiler generated, from JSON. Such a class is
    /// for that serializer alone.
    /// </summary>
    /// <param name="type">A user's type.</param>
    /// <returns>Builds a value of a JSON text; null if the class is none of the serializer's.</returns>
    static virtual Func<string, object>? JsonReader(Type type) => null;
}

/// <summary>A serializer that takes any model as it is.</summary>
public interface IAnyModelSerializer : ISerializer
{
    /// <summary>Serializes to a new array of exactly the payload's length.</summary>
    /// <typeparam name="T">The model.</typeparam>
    /// <param name="value">The model.</param>
    static abstract byte[] Serialize<T>(T value)
        where T : class;

    /// <summary>Deserializes to a new instance.</summary>
    /// <typeparam name="T">The model.</typeparam>
    /// <param name="payload">Exactly one serialized value.</param>
    static abstract T Deserialize<T>(byte[] payload)
        where T : class;
}

/// <summary>A serializer that takes any model as it is and can write into a reused buffer.</summary>
public interface IAnyModelBufferSerializer : IAnyModelSerializer
{
    /// <summary>Appends the payload to the buffer.</summary>
    /// <typeparam name="T">The model.</typeparam>
    /// <param name="value">The model.</param>
    /// <param name="buffer">A buffer of enough capacity not to grow after its first use.</param>
    static abstract void Serialize<T>(T value, ArrayBufferWriter<byte> buffer)
        where T : class;
}
