using System.IO.Pipelines;
using MessagePack;
using SerializationBenchmarks.Serializers.MessagePackCSharp;
using SerializationBenchmarks.Serializers.NerdbankMessagePack;
using SerializationBenchmarks.Studies.Encodings;

namespace SerializationBenchmarks.Studies.Streams;

/// <summary>MessagePack-CSharp by its reader of streams, which gives the bytes of each element of the list.</summary>
public readonly struct MessagePackStreamer : IStreamer<Person>, IStreamerOf<MessagePackCSharp>
{
    private const int Piece = 16 << 10; // As System.Text.Json's own.

    public static async IAsyncEnumerable<Person?> ReadAsync(Stream stream)
    {
        using var reader = new MessagePackStreamReader(stream, leaveOpen: true);
        await foreach (var element in reader.ReadArrayAsync(CancellationToken.None))
            yield return MessagePackSerializer.Deserialize<Person>(element);
    }

    public static async Task WriteAsync(Stream stream, IReadOnlyCollection<Person> persons)
    {
        var pipe = PipeWriter.Create(stream, new StreamPipeWriterOptions(leaveOpen: true));
        WriteHeader(pipe, persons.Count);
        foreach (var person in persons)
        {
            MessagePackSerializer.Serialize(pipe, person);
            if (pipe.UnflushedBytes >= Piece)
                await pipe.FlushAsync();
        }

        await pipe.CompleteAsync();
    }

    private static void WriteHeader(PipeWriter pipe, int count)
    {
        var writer = new MessagePackWriter(pipe);
        writer.WriteArrayHeader(count);
        writer.Flush();
    }
}

/// <summary>Nerdbank.MessagePack by its enumeration of values that follow each other, without a list around them.</summary>
public readonly struct NerdbankMessagePackStreamer : IStreamer<Person>, IStreamerOf<NerdbankMessagePack>
{
    private const int Piece = 16 << 10;

    private static readonly Nerdbank.MessagePack.MessagePackSerializer _serializer = new() { PerfOverSchemaStability = true };

    public static IAsyncEnumerable<Person?> ReadAsync(Stream stream) => _serializer.DeserializeEnumerableAsync(PipeReader.Create(stream, new StreamPipeReaderOptions(leaveOpen: true)), Shape<Person>.Value);

    public static async Task WriteAsync(Stream stream, IReadOnlyCollection<Person> persons)
    {
        var pipe = PipeWriter.Create(stream, new StreamPipeWriterOptions(leaveOpen: true));
        foreach (var person in persons)
        {
            _serializer.Serialize(pipe, person, Shape<Person>.Value);
            if (pipe.UnflushedBytes >= Piece)
                await pipe.FlushAsync();
        }

        await pipe.CompleteAsync();
    }
}
