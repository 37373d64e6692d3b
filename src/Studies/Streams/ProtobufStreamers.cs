using Google.Protobuf;
using ProtoBuf;
using SerializationBenchmarks.Serializers.GoogleProtobuf;
using SerializationBenchmarks.Serializers.ProtobufNet;
using SerializationBenchmarks.Studies.Encodings;

namespace SerializationBenchmarks.Studies.Streams;

/// <summary>protobuf-net by its items with a length before each, which are the bytes of the list.</summary>
public readonly struct ProtobufNetStreamer : IStreamer<Person>, IStreamerOf<ProtobufNet>
{
    private const int Field = 1;

    public static IAsyncEnumerable<Person?> ReadAsync(Stream stream) => Serializer.DeserializeItems<Person>(stream, PrefixStyle.Base128, Field).ToAsyncEnumerable();

    public static Task WriteAsync(Stream stream, IReadOnlyCollection<Person> persons)
    {
        foreach (var person in persons)
            Serializer.SerializeWithLengthPrefix(stream, person, PrefixStyle.Base128, Field);
        return Task.CompletedTask;
    }
}

/// <summary>Google.Protobuf by messages with a length before each.</summary>
public readonly struct GoogleProtobufStreamer : IStreamer<Proto.Person>, IStreamerOf<GoogleProtobuf>
{
    public static async IAsyncEnumerable<Proto.Person?> ReadAsync(Stream stream)
    {
        await Task.CompletedTask; // The library reads as the caller waits.
        using var input = new CodedInputStream(stream, leaveOpen: true);
        while (!input.IsAtEnd)
        {
            var person = new Proto.Person();
            input.ReadMessage(person);
            yield return person;
        }
    }

    public static Task WriteAsync(Stream stream, IReadOnlyCollection<Proto.Person> persons)
    {
        using var output = new CodedOutputStream(stream, leaveOpen: true);
        foreach (var person in persons)
            output.WriteMessage(person);
        return Task.CompletedTask;
    }

    public static Proto.Person FromModel(Person person) => ProtoPeople.FromModel(person);

    public static Person ToModel(Proto.Person data) => ProtoPeople.ToModel(data);
}
