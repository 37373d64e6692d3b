using System.Diagnostics.CodeAnalysis;
using System.Text;

namespace SerializationBenchmarks.Serializers.NewtonsoftJson;

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
}
