using System.Buffers;
using System.IO.Compression;

namespace SerializationBenchmarks.Studies.Compression;

/// <summary>
/// The Zstandard that .NET 11 has. This is built for .NET 10, so it is looked up by name, once; calling it costs a delegate, some nanoseconds beside the
/// microseconds of the shortest payload.
/// </summary>
internal static class RuntimeZstandard
{
    private static readonly Type? _encoder = typeof(GZipStream).Assembly.GetType("System.IO.Compression.ZstandardEncoder");

    private static readonly Type? _decoder = _encoder?.Assembly.GetType("System.IO.Compression.ZstandardDecoder");

    [ThreadStatic]
    private static Coder? _compressor;

    [ThreadStatic]
    private static Coder? _decompressor;

    private delegate OperationStatus Encode(ReadOnlySpan<byte> source, Span<byte> destination, out int consumed, out int written, bool isFinalBlock);

    private delegate OperationStatus Decode(ReadOnlySpan<byte> source, Span<byte> destination, out int consumed, out int written);

    /// <summary>Whether this runtime has one.</summary>
    public static bool Exists { get; } = _encoder is not null;

    /// <summary>Compresses to the front of a buffer.</summary>
    /// <returns>How many bytes are written.</returns>
    public static int Compress(byte[] payload, byte[] room)
    {
        var coder = _compressor ??= new Coder(_encoder!, Zstandard.Level);
        coder.Reset();
        return coder.Encode!(payload, room, out _, out var written, isFinalBlock: true) is OperationStatus.Done ? written : throw new InvalidDataException("Zstandard needs more room than it says.");
    }

    /// <summary>Fills an array of the payload's length.</summary>
    public static void Decompress(byte[] compressed, byte[] payload)
    {
        var coder = _decompressor ??= new Coder(_decoder!);
        coder.Reset();
        if (coder.Decode!(compressed, payload, out _, out var written) is not OperationStatus.Done || written != payload.Length)
            throw new InvalidDataException("It is no Zstandard.");
    }

    /// <summary>An encoder or a decoder, of which one method is there. A thread keeps it, for making it takes longer than a short payload.</summary>
    private sealed class Coder
    {
        public Coder(Type type, params object[] arguments)
        {
            var coder = Activator.CreateInstance(type, arguments)!;
            Encode = type.GetMethod("Compress") is { } compress ? compress.CreateDelegate<Encode>(coder) : null;
            Decode = type.GetMethod("Decompress") is { } decompress ? decompress.CreateDelegate<Decode>(coder) : null;
            Reset = type.GetMethod("Reset")!.CreateDelegate<Action>(coder);
        }

        public Encode? Encode { get; }

        public Decode? Decode { get; }

        public Action Reset { get; }
    }
}
