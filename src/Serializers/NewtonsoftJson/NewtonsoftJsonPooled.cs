using Newtonsoft.Json;

namespace SerializationBenchmarks.Serializers.NewtonsoftJson;

/// <summary>Newtonsoft.Json with all kept that it lets its users keep: the serializer, the streams and pooled characters.</summary>
/// <remarks>
/// Writes and accepts the same as <see cref="NewtonsoftJson"/>. Its writer and reader of JSON have no reset, so each call makes one;
/// what they are made on is kept, and taken away while it is in use, so that a failed or a nested call leaves nothing behind.
/// </remarks>
public readonly struct NewtonsoftJsonPooled : IAnyModelSerializer
{
    // As JsonConvert does, text behind the value is refused.
    private static readonly JsonSerializer _serializer = new() { CheckAdditionalContent = true };

    [ThreadStatic]
    private static KeptTextWriter? _writer;

    [ThreadStatic]
    private static KeptTextReader? _reader;

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = NewtonsoftJson.Info with
    {
        Name = "NewtonsoftJsonPooled",
        Order = 15,
        Summary = "A reused JsonSerializer with reused streams and pooled characters.",
    };

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
        where T : class
    {
        var kept = _writer ?? new();
        _writer = null;
        using (var json = new JsonTextWriter(kept.Text) { ArrayPool = CharacterPool.Shared, CloseOutput = false })
            _serializer.Serialize(json, value);
        var payload = kept.TakeBytes();
        _writer = kept;
        return payload;
    }

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] payload)
        where T : class
    {
        var kept = _reader ?? new();
        _reader = null;
        using var json = new JsonTextReader(kept.Open(payload)) { ArrayPool = CharacterPool.Shared, CloseInput = false };
        var value = _serializer.Deserialize<T>(json)!;
        _reader = kept;
        return value;
    }
}
