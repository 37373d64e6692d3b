using System.Buffers;
using System.Text.Json;

namespace SerializationBenchmarks.Serializers.SystemTextJson;

/// <summary>One writer for each thread, as the documentation advises for code that writes often.</summary>
internal static class KeptWriter
{
    [ThreadStatic]
    private static Utf8JsonWriter? _writer;

    /// <summary>Points the thread's writer at a buffer. The serializer flushes it.</summary>
    public static Utf8JsonWriter For(IBufferWriter<byte> buffer)
    {
        if (_writer is { } writer)
        {
            writer.Reset(buffer);
            return writer;
        }

        // The serializer validates nothing that it writes itself, so the writer need not either: its own buffer overload does the same.
        return _writer = new Utf8JsonWriter(buffer, new JsonWriterOptions { SkipValidation = true });
    }
}
