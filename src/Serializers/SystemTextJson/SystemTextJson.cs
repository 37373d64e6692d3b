using System.Buffers;
using System.IO.Pipelines;
using System.Runtime.CompilerServices;
using System.Text.Json;

namespace SerializationBenchmarks.Serializers.SystemTextJson;

/// <summary>System.Text.Json with reused options; the contracts are made by reflection at run time.</summary>
public readonly struct SystemTextJson : IAnyModelBufferSerializer, IAnyModelPipeSerializer
{
    private static readonly JsonSerializerOptions _options = new(JsonSerializerDefaults.General);

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "SystemTextJson",
        "JSON",
        20,
        "JsonSerializer with reused default options.",
        new SerializerTraits
        {
            Schema = SchemaSource.CodeFirst,
            Code = CodeOrigin.EmittedIL,
            TakesModel = true,
            SelfDescribing = true,
            Buffer = BufferReuse.Allocates, // Its converters made at run time box some members of Complex.
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromTicks(1),
            Decimals = DecimalForm.Text,
            NativeAot = false,
            IsText = true,
        })
    {
        IsMeasuredTwice = true,
        Library = typeof(JsonSerializer),
        Documentation = "https://learn.microsoft.com/dotnet/standard/serialization/system-text-json/overview",
        KeepsWith = "[JsonInclude]",
        PathOf = static exception => (exception as JsonException)?.Path?.TrimStart('$').TrimStart('.'),
    };

    /// <summary>As minimal APIs have it.</summary>
    public static BodyAccess Body { get; } = new("pipe", "pipe");

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value)
        where T : class => JsonSerializer.SerializeToUtf8Bytes(value, _options);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(T value, ArrayBufferWriter<byte> buffer)
        where T : class
    {
        var writer = KeptJsonWriter.For(buffer);
        JsonSerializer.Serialize(writer, value, _options);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class => JsonSerializer.Deserialize<T>(payload, _options)!;

    /// <inheritdoc/>
    public static void WriteBody<T>(T value, IBufferWriter<byte> body)
        where T : class => JsonSerializer.Serialize(KeptJsonWriter.For(body), value, _options);

    /// <inheritdoc/>
    public static T ReadBody<T>(in ReadOnlySequence<byte> body)
        where T : class
    {
        var reader = new Utf8JsonReader(body);
        return JsonSerializer.Deserialize<T>(ref reader, _options)!;
    }

    /// <inheritdoc/>
    public static async ValueTask WriteBodyAsync<T>(T value, PipeWriter body)
        where T : class => await JsonSerializer.SerializeAsync(body, value, _options);

    /// <inheritdoc/>
    public static async ValueTask<T> ReadBodyAsync<T>(PipeReader body)
        where T : class => (await JsonSerializer.DeserializeAsync<T>(body, _options))!;
}

/// <summary>One writer for each thread, as the documentation advises for code that writes often.</summary>
internal static class KeptJsonWriter
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
