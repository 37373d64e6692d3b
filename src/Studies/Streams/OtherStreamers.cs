using System.Runtime.Serialization;
using System.Xml;
using Newtonsoft.Json.Bson;
using SerializationBenchmarks.Serializers.Bson;
using SerializationBenchmarks.Serializers.DataContract;
using SerializationBenchmarks.Studies.Encodings;

namespace SerializationBenchmarks.Studies.Streams;

/// <summary>DataContractSerializer by a reader and a writer of .NET's binary XML, with an element each.</summary>
public readonly struct DataContractStreamer : IStreamer<Person>, IStreamerOf<DataContract>
{
    private static readonly DataContractSerializer _serializer = new(typeof(Person));

    public static async IAsyncEnumerable<Person?> ReadAsync(Stream stream)
    {
        await Task.CompletedTask; // The library reads as the caller waits.
        using var reader = XmlDictionaryReader.CreateBinaryReader(stream, XmlDictionaryReaderQuotas.Max);
        reader.ReadStartElement();
        while (_serializer.IsStartObject(reader))
            yield return (Person?)_serializer.ReadObject(reader);
    }

    public static Task WriteAsync(Stream stream, IReadOnlyCollection<Person> persons)
    {
        using var writer = XmlDictionaryWriter.CreateBinaryWriter(stream, dictionary: null, session: null, ownsStream: false);
        writer.WriteStartElement("Persons");
        foreach (var person in persons)
            _serializer.WriteObject(writer, person);
        writer.WriteEndElement();
        return Task.CompletedTask;
    }
}

/// <summary>Newtonsoft.Json.Bson by documents that follow each other.</summary>
public readonly struct BsonStreamer : IStreamer<Person>, IStreamerOf<Bson>
{
    private static readonly Newtonsoft.Json.JsonSerializer _serializer = Newtonsoft.Json.JsonSerializer.CreateDefault();

    public static async IAsyncEnumerable<Person?> ReadAsync(Stream stream)
    {
        await Task.CompletedTask; // The library keeps bytes to itself where asynchronous reading and a serializer, which does not, take turns.
        using var reader = new BsonDataReader(stream) { SupportMultipleContent = true, CloseInput = false };
        while (reader.Read())
            yield return _serializer.Deserialize<Person>(reader);
    }

    public static Task WriteAsync(Stream stream, IReadOnlyCollection<Person> persons)
    {
        using var writer = new BsonDataWriter(stream) { CloseOutput = false };
        foreach (var person in persons)
            _serializer.Serialize(writer, person);
        return Task.CompletedTask;
    }
}
