namespace SerializationBenchmarks.Serializers;

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
