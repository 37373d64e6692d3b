using System.Buffers;
using Newtonsoft.Json;

namespace SerializationBenchmarks.Serializers.NewtonsoftJson;

/// <summary>
/// Bodies as ASP.NET Core's own formatter for Newtonsoft.Json reads and writes them: the library knows streams, and no asynchronous ones, so the body is
/// buffered, its serializer is kept, and its characters are pooled.
/// </summary>
internal static class NewtonsoftJsonBody
{
    private static readonly JsonSerializer _serializer = JsonSerializer.CreateDefault();

    [ThreadStatic]
    private static KeptTextWriter? _writer;

    [ThreadStatic]
    private static KeptTextReader? _reader;

    /// <summary>Writes a body.</summary>
    public static void Write<T>(T value, IBufferWriter<byte> body)
        where T : class
    {
        var kept = _writer ?? new();
        _writer = null;
        using (var json = new JsonTextWriter(kept.Text) { ArrayPool = CharacterPool.Shared, CloseOutput = false, AutoCompleteOnClose = false })
            _serializer.Serialize(json, value);
        kept.MoveTo(body);
        _writer = kept;
    }

    /// <summary>Reads a body.</summary>
    public static T Read<T>(in ReadOnlySequence<byte> body)
        where T : class
    {
        var kept = _reader ?? new();
        _reader = null;
        using var json = new JsonTextReader(kept.Open(body)) { ArrayPool = CharacterPool.Shared, CloseInput = false };
        var value = _serializer.Deserialize<T>(json)!;
        _reader = kept;
        return value;
    }
}
