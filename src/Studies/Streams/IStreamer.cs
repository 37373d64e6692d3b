using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Studies.Encodings;

namespace SerializationBenchmarks.Studies.Streams;

/// <summary>Reads persons from a stream as they arrive and writes them as they come, in a library's own way. Implemented by structs, as codecs are.</summary>
/// <typeparam name="TElement">What the library takes: the person itself, or its own class.</typeparam>
public interface IStreamer<TElement>
    where TElement : class
{
    /// <summary>Reads one after the other.</summary>
    static abstract IAsyncEnumerable<TElement?> ReadAsync(Stream stream);

    /// <summary>Writes one after the other.</summary>
    static abstract Task WriteAsync(Stream stream, IReadOnlyCollection<TElement> persons);

    /// <summary>Converts a person to what the library takes. No operation times it.</summary>
    static virtual TElement FromModel(Person person) => (TElement)(object)person;

    /// <summary>Converts what the library gives to a person. No operation times it.</summary>
    static virtual Person ToModel(TElement data) => (Person)(object)data;
}

/// <summary>Says of which serializer a streamer is. Found by reflection.</summary>
public interface IStreamerOf<TSerializer>
    where TSerializer : ISerializer;
