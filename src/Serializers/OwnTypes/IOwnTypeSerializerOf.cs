namespace SerializationBenchmarks.Serializers;

/// <summary>
/// Says of which row a serializer is the form that takes types of users, where that needs other options than the built-in
/// models do. Implemented by generic structs that also implement <see cref="ISerializer"/> and whose one type argument is the
/// struct that stands for the type. Found by reflection.
/// </summary>
/// <typeparam name="TSerializer">The row.</typeparam>
internal interface IOwnTypeSerializerOf<TSerializer>
    where TSerializer : ISerializer;
