using System.Buffers;
using System.Diagnostics.CodeAnalysis;
using System.Text;
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
        using var json = new JsonTextReader(kept.Open(new ReadOnlySequence<byte>(payload))) { ArrayPool = CharacterPool.Shared, CloseInput = false };
        var value = _serializer.Deserialize<T>(json)!;
        _reader = kept;
        return value;
    }
}

/// <summary>A reader of text from UTF-8 bytes, with its buffers, for one payload after the other.</summary>
[SuppressMessage("Design", "CA1001:Types that own disposable fields should be disposable", Justification = "Kept as long as its thread, and memory alone.")]
internal sealed class KeptTextReader
{
    private readonly MemoryStream _stream = new();
    private readonly StreamReader _text;

    // Encoding.UTF8.GetString skips no byte order mark either.
    public KeptTextReader() => _text = new StreamReader(_stream, new UTF8Encoding(encoderShouldEmitUTF8Identifier: false), detectEncodingFromByteOrderMarks: false);

    /// <summary>Starts to read a payload.</summary>
    /// <param name="payload">UTF-8 bytes. They are copied, because a stream cannot be given another array.</param>
    public StreamReader Open(in ReadOnlySequence<byte> payload)
    {
        _stream.SetLength(0);
        foreach (var piece in payload)
            _stream.Write(piece.Span);
        _stream.Position = 0;
        _text.DiscardBufferedData();
        return _text;
    }
}

/// <summary>A writer of text to UTF-8 bytes, with its buffers, for one payload after the other.</summary>
[SuppressMessage("Design", "CA1001:Types that own disposable fields should be disposable", Justification = "Kept as long as its thread, and memory alone.")]
internal sealed class KeptTextWriter
{
    private readonly MemoryStream _stream = new();

    public KeptTextWriter() => Text = new StreamWriter(_stream, new UTF8Encoding(encoderShouldEmitUTF8Identifier: false));

    /// <summary>What the next payload is written to.</summary>
    public StreamWriter Text { get; }

    /// <summary>Copies what was written to a new array, and starts anew.</summary>
    public byte[] TakeBytes()
    {
        Text.Flush();
        var bytes = _stream.ToArray();
        _stream.SetLength(0);
        return bytes;
    }

    /// <summary>Appends what was written to a buffer, and starts anew.</summary>
    public void MoveTo(IBufferWriter<byte> buffer)
    {
        Text.Flush();
        buffer.Write(_stream.GetBuffer().AsSpan(0, (int)_stream.Length));
        _stream.SetLength(0);
    }
}

/// <summary>Gives the library the arrays of the base class library's pool.</summary>
internal sealed class CharacterPool : IArrayPool<char>
{
    /// <summary>The only one.</summary>
    public static readonly CharacterPool Shared = new();

    /// <inheritdoc/>
    public char[] Rent(int minimumLength) => ArrayPool<char>.Shared.Rent(minimumLength);

    /// <inheritdoc/>
    public void Return(char[]? array)
    {
        if (array is not null)
            ArrayPool<char>.Shared.Return(array);
    }
}
