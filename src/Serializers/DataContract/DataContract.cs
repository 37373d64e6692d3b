using System.Runtime.Serialization;
using System.Xml;

namespace SerializationBenchmarks.Serializers.DataContract;

/// <summary>DataContractSerializer with .NET's binary XML, the encoding of WCF's binary bindings.</summary>
/// <remarks>
/// As WCF does it, a serializer is kept for each type, and readers and writers are kept and given the next payload, for which the library has
/// <see cref="IXmlBinaryReaderInitializer"/> and <see cref="IXmlBinaryWriterInitializer"/>: a payload takes a half less time. Of the reader's quotas, the
/// depth is the library's default, because reading recurses. Those of lengths, 8,192 characters for example, are not, because a payload is an array.
/// </remarks>
public readonly struct DataContract : IAnyModelSerializer
{
    private static readonly XmlDictionaryReaderQuotas _quotas = new()
    {
        MaxArrayLength = int.MaxValue,
        MaxBytesPerRead = int.MaxValue,
        MaxNameTableCharCount = int.MaxValue,
        MaxStringContentLength = int.MaxValue,
    };

    [ThreadStatic]
    private static XmlDictionaryReader? _reader;

    [ThreadStatic]
    private static XmlDictionaryWriter? _writer;

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "DataContract",
        ".NET binary XML",
        38,
        "DataContractSerializer with .NET's binary XML.",
        new SerializerTraits
        {
            Schema = SchemaSource.CodeFirst,
            Code = CodeOrigin.EmittedIL,
            TakesModel = true,
            SelfDescribing = true,
            Buffer = BufferReuse.None,
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromTicks(1),
            Decimals = DecimalForm.Bits,
            NativeAot = false, // The library says of itself that it needs code that is made at run time.
        })
    {
        Library = typeof(DataContractSerializer),
        Documentation = "https://learn.microsoft.com/dotnet/framework/wcf/feature-details/choosing-a-message-encoder",
        NoBufferBecause = "Binary XML is written to a Stream, and the library has no way to write into a caller's buffer.",
    };

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
        where T : class
    {
        var stream = KeptMemory.Stream();
        var writer = _writer ??= XmlDictionaryWriter.CreateBinaryWriter(stream);
        ((IXmlBinaryWriterInitializer)writer).SetOutput(stream, dictionary: null, session: null, ownsStream: false);
        Contract<T>.Serializer.WriteObject(writer, value);
        writer.Flush();
        return stream.ToArray();
    }

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] payload)
        where T : class
    {
        var reader = _reader ??= XmlDictionaryReader.CreateBinaryReader([], _quotas);
        ((IXmlBinaryReaderInitializer)reader).SetInput(payload, 0, payload.Length, dictionary: null, _quotas, session: null, onClose: null);
        try
        {
            return (T)Contract<T>.Serializer.ReadObject(reader, verifyObjectName: false)!; // The name of the class, which another version may have renamed.
        }
        finally
        {
            reader.Close(); // Which lets go of the payload.
        }
    }

    private static class Contract<T>
    {
        public static readonly DataContractSerializer Serializer = new(typeof(T));
    }
}
