using System.Text.Json;
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using SerializationBenchmarks.Serializers.NewtonsoftJson;
using SerializationBenchmarks.Serializers.SystemTextJson;
using SerializationBenchmarks.Studies.Encodings;

namespace SerializationBenchmarks.Studies.Streams;

/// <summary>System.Text.Json by IAsyncEnumerable.</summary>
public readonly struct SystemTextJsonStreamer : IStreamer<Person>, IStreamerOf<SystemTextJson>
{
    private static readonly JsonSerializerOptions _options = new(JsonSerializerDefaults.General);

    public static IAsyncEnumerable<Person?> ReadAsync(Stream stream) => System.Text.Json.JsonSerializer.DeserializeAsyncEnumerable<Person>(stream, _options);

    public static Task WriteAsync(Stream stream, IReadOnlyCollection<Person> persons) => System.Text.Json.JsonSerializer.SerializeAsync(stream, persons.ToAsyncEnumerable(), _options);
}

/// <summary>System.Text.Json by IAsyncEnumerable with a source-generated context, whose writers it passes over.</summary>
public readonly struct SystemTextJsonSourceGenStreamer : IStreamer<Person>, IStreamerOf<SystemTextJsonSourceGen>
{
    public static IAsyncEnumerable<Person?> ReadAsync(Stream stream) => System.Text.Json.JsonSerializer.DeserializeAsyncEnumerable(stream, StreamContext.Default.Person);

    public static Task WriteAsync(Stream stream, IReadOnlyCollection<Person> persons) => System.Text.Json.JsonSerializer.SerializeAsync(stream, persons.ToAsyncEnumerable(), StreamContext.Default.IAsyncEnumerablePerson);
}

/// <summary>Newtonsoft.Json by a reader and a writer of tokens, with a person each.</summary>
public readonly struct NewtonsoftJsonStreamer : IStreamer<Person>, IStreamerOf<NewtonsoftJson>
{
    private static readonly Newtonsoft.Json.JsonSerializer _serializer = Newtonsoft.Json.JsonSerializer.CreateDefault();

    public static async IAsyncEnumerable<Person?> ReadAsync(Stream stream)
    {
        using var reader = new JsonTextReader(new StreamReader(stream, leaveOpen: true));
        await reader.ReadAsync(); // The bracket.
        while (await reader.ReadAsync() && reader.TokenType != JsonToken.EndArray)
            yield return _serializer.Deserialize<Person>(reader);
    }

    public static async Task WriteAsync(Stream stream, IReadOnlyCollection<Person> persons)
    {
        await using var text = new StreamWriter(stream, leaveOpen: true);
        await using var writer = new JsonTextWriter(text);
        await writer.WriteStartArrayAsync();
        foreach (var person in persons)
            _serializer.Serialize(writer, person);
        await writer.WriteEndArrayAsync();
    }
}

/// <summary>The contracts of elements. Not public, so that serializers find those of the study of encodings.</summary>
[JsonSerializable(typeof(Person))]
[JsonSerializable(typeof(IAsyncEnumerable<Person>))]
internal sealed partial class StreamContext : JsonSerializerContext;
