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

/// <summary>A codec whose payload is what a streamer writes, so that it is validated as any other.</summary>
public interface IStreamCodec : ICodec
{
    /// <summary>Reads elements, up to a number, and keeps none.</summary>
    static abstract long ReadThrough(Stream stream, long most);

    /// <summary>Writes the elements of the data.</summary>
    static abstract void Write(Stream stream, object data);
}

/// <summary>The codec of a streamer: its data type is an array of what the streamer takes.</summary>
public readonly struct StreamCodec<TStreamer, TElement> : IStreamCodec
    where TStreamer : struct, IStreamer<TElement>
    where TElement : class
{
    public static IReadOnlyList<object>? Samples => StudyModel<List<Person>, StreamedPersons>.Samples;

    public static object Create() => FromModel(StreamedPersons.Make()[0]);

    public static byte[] Serialize(object data)
    {
        var stream = new MemoryStream();
        Write(stream, data);
        return stream.ToArray();
    }

    public static object Deserialize(byte[] payload) => TStreamer.ReadAsync(new MemoryStream(payload)).ToBlockingEnumerable().Select(element => element!).ToArray();

    public static object ToModel(object data) => ((TElement[])data).Select(TStreamer.ToModel).ToList();

    public static object FromModel(object model) => ((List<Person>)model).Select(TStreamer.FromModel).ToArray();

    public static long ReadThrough(Stream stream, long most)
    {
        var count = 0L;
        foreach (var element in TStreamer.ReadAsync(stream).ToBlockingEnumerable())
        {
            GC.KeepAlive(element);
            if (++count == most)
                break;
        }

        return count;
    }

    public static void Write(Stream stream, object data) => TStreamer.WriteAsync(stream, (TElement[])data).GetAwaiter().GetResult();
}
