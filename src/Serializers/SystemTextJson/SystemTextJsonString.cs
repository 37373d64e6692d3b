using System.Runtime.CompilerServices;
using System.Text;
using System.Text.Json;

namespace SerializationBenchmarks.Serializers.SystemTextJson;

/// <summary>System.Text.Json to and from a <see cref="string"/>, as code that handles JSON as text uses it.</summary>
/// <remarks>The payload is the text as UTF-8 bytes, as for Newtonsoft.Json, so that all serializers write and read the same kind of thing.</remarks>
public readonly struct SystemTextJsonString : IAnyModelSerializer
{
    private static readonly JsonSerializerOptions _options = new(JsonSerializerDefaults.General);

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = SystemTextJson.Info with
    {
        Name = "SystemTextJsonString",
        Order = 25,
        WayOf = SystemTextJson.Info.Name,
        Summary = "JsonSerializer to and from a string, which becomes UTF-8 bytes and back.",
        Traits = SystemTextJson.Info.Traits with { Buffer = BufferReuse.None },
        NoBufferBecause = "A string cannot be written into a buffer; SystemTextJson is how the library writes into one.",
    };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value)
        where T : class => Encoding.UTF8.GetBytes(JsonSerializer.Serialize(value, _options));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class => JsonSerializer.Deserialize<T>(Encoding.UTF8.GetString(payload), _options)!;
}
