using System.Diagnostics.CodeAnalysis;
using System.Text;

namespace SerializationBenchmarks.Serializers.NewtonsoftJson;

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
    public StreamReader Open(byte[] payload)
    {
        _stream.SetLength(0);
        _stream.Write(payload);
        _stream.Position = 0;
        _text.DiscardBufferedData();
        return _text;
    }
}
