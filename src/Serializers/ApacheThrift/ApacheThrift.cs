using Thrift;
using Thrift.Protocol;
using Thrift.Transport.Client;

namespace SerializationBenchmarks.Serializers.ApacheThrift;

/// <summary>Apache Thrift's binary protocol, with classes that thrift generates from schemas/models.thrift.</summary>
/// <remarks>
/// The binary protocol is the default of Thrift's servers and clients. Measured, it takes less time than the compact one, whose payloads are shorter.
/// Generated code is asynchronous alone; on a transport in memory every call has ended when it returns. The transport and the protocol that write are
/// kept. Limits of depth and length are the library's defaults.
/// </remarks>
public readonly struct ApacheThrift : ISerializer
{
    private static readonly TConfiguration _configuration = new();

    [ThreadStatic]
    private static TBinaryProtocol? _protocol;

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "ApacheThrift",
        "Thrift binary",
        79,
        "ApacheThrift with generated classes and the binary protocol.",
        new SerializerTraits
        {
            Schema = SchemaSource.SchemaFirst,
            Code = CodeOrigin.SchemaCompiler,
            TakesModel = false,
            SelfDescribing = false,
            Buffer = BufferReuse.None,
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromTicks(1), // The schema's, whose dates are numbers.
            Decimals = DecimalForm.Text,
            NativeAot = true,
            OtherLanguages = new("C++, Java, Python, Go, Rust, JavaScript and more", "https://thrift.apache.org/docs/Languages.html"),
        })
    {
        Library = typeof(TProtocol),
        Version = typeof(TProtocol).Assembly.GetName().Version!.ToString(3), // Its assembly says a fourth number.
        Documentation = "https://thrift.apache.org/lib/netstd.html",
        NoBufferBecause = "ApacheThrift writes to a transport and has none for a caller's buffer.",
    };

    /// <summary>Writes a struct to a new array.</summary>
    internal static byte[] Serialize(TBase data)
    {
        var protocol = _protocol ??= new TBinaryProtocol(new TMemoryBufferTransport(_configuration));
        var transport = (TMemoryBufferTransport)protocol.Transport;
        transport.SetLength(0); // The position goes back with it.
        try
        {
            data.WriteAsync(protocol, CancellationToken.None).GetAwaiter().GetResult();
        }
        catch
        {
            _protocol = null; // Its depth, for example, is unknown.
            throw;
        }

        return transport.GetBuffer().AsSpan(0, transport.Length).ToArray();
    }

    /// <summary>Reads a struct.</summary>
    internal static T Deserialize<T>(byte[] payload)
        where T : TBase, new()
    {
        using var transport = new TMemoryBufferTransport(payload, _configuration);
        using var protocol = new TBinaryProtocol(transport);
        var data = new T();
        data.ReadAsync(protocol, CancellationToken.None).GetAwaiter().GetResult();
        return data;
    }
}
