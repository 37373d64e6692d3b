using System.Buffers;
using System.Text;
using Newtonsoft.Json;

namespace SerializationBenchmarks.Serializers.NewtonsoftJson;

/// <summary>Newtonsoft.Json by JsonConvert with default settings.</summary>
/// <remarks>
/// The library writes text; its users turn that into bytes and back with <see cref="Encoding.UTF8"/>. Its documentation
/// advises streams for large documents only; for payloads of this size text is the shorter way.
/// </remarks>
public readonly struct NewtonsoftJson : IAnyModelBodySerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "NewtonsoftJson",
        "JSON",
        10,
        "JsonConvert with default settings, UTF-8 bytes.",
        new SerializerTraits
        {
            Schema = SchemaSource.CodeFirst,
            Code = CodeOrigin.Reflection,
            TakesModel = true,
            SelfDescribing = true,
            Buffer = BufferReuse.None,
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromTicks(1),
            Decimals = DecimalForm.Text,
            NativeAot = false,
            IsText = true,
            OtherLanguages = new("every language", "https://www.json.org") { CheckedIn = "JavaScript" },
        })
    {
        IsMeasuredTwice = true,
        Library = typeof(JsonConvert),
        Documentation = "https://www.newtonsoft.com/json/help/html/Performance.htm",
        KeepsWith = "[JsonProperty]",
        PathOf = static exception => exception switch
        {
            JsonSerializationException json => json.Path,
            JsonReaderException json => json.Path,
            JsonWriterException json => json.Path,
            _ => null,
        },
        NoBufferBecause = "Newtonsoft.Json writes characters to a TextWriter and has no way to write bytes into a caller's buffer.",
    };

    /// <summary>As ASP.NET Core's own formatter for the library has it.</summary>
    public static BodyAccess Body { get; } = new("buffered stream", "buffered stream");

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
        where T : class => Encoding.UTF8.GetBytes(JsonConvert.SerializeObject(value));

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] payload)
        where T : class => JsonConvert.DeserializeObject<T>(Encoding.UTF8.GetString(payload))!;

    /// <inheritdoc/>
    public static void WriteBody<T>(T value, IBufferWriter<byte> body)
        where T : class => NewtonsoftJsonBody.Write(value, body);

    /// <inheritdoc/>
    public static T ReadBody<T>(in ReadOnlySequence<byte> body)
        where T : class => NewtonsoftJsonBody.Read<T>(body);
}
