using System.Buffers;
using System.IO.Compression;

namespace SerializationBenchmarks.Studies.Compression;

/// <summary>
/// The Zstandard of .NET 11. This is built for .NET 10, so it is looked up by name; calling it costs a delegate, some nanoseconds beside the microseconds of the
/// shortest payload. A thread keeps one, for making it takes longer than that payload.
/// </summary>
internal sealed class RuntimeZstandard
{
    private static readonly Type? _encoderType = typeof(GZipStream).Assembly.GetType("System.IO.Compression.ZstandardEncoder");

    private static readonly Type? _decoderType = typeof(GZipStream).Assembly.GetType("System.IO.Compression.ZstandardDecoder");

    [ThreadStatic]
    private static RuntimeZstandard? _ofThread;

    private readonly Encode _encode;

    private readonly Action _resetEncoder;

    private readonly Decode _decode;

    private readonly Action _resetDecoder;

    private RuntimeZstandard(Type encoderType, Type decoderType)
    {
        var (encoder, decoder) = (Activator.CreateInstance(encoderType, Zstandard.Level)!, Activator.CreateInstance(decoderType)!);
        (_encode, _resetEncoder) = (MethodOf<Encode>(encoder, "Compress"), MethodOf<Action>(encoder, "Reset"));
        (_decode, _resetDecoder) = (MethodOf<Decode>(decoder, "Decompress"), MethodOf<Action>(decoder, "Reset"));
    }

    private delegate OperationStatus Encode(ReadOnlySpan<byte> source, Span<byte> destination, out int consumed, out int written, bool isFinalBlock);

    private delegate OperationStatus Decode(ReadOnlySpan<byte> source, Span<byte> destination, out int consumed, out int written);

    /// <summary>The thread's; null where the runtime has none.</summary>
    public static RuntimeZstandard? OfThread => _ofThread ??= _encoderType is null || _decoderType is null ? null : new(_encoderType, _decoderType);

    /// <summary>Compresses to the front of a buffer.</summary>
    /// <returns>How many bytes are written.</returns>
    public int Compress(byte[] payload, byte[] room)
    {
        _resetEncoder();
        return _encode(payload, room, out _, out var written, isFinalBlock: true) is OperationStatus.Done ? written : throw new InvalidDataException("Zstandard needs more room than it says.");
    }

    /// <summary>Fills an array of the payload's length.</summary>
    public void Decompress(byte[] compressed, byte[] payload)
    {
        _resetDecoder();
        if (_decode(compressed, payload, out _, out var written) is not OperationStatus.Done || written != payload.Length)
            throw new InvalidDataException("It is no Zstandard.");
    }

    private static TMethod MethodOf<TMethod>(object coder, string name)
        where TMethod : Delegate => coder.GetType().GetMethod(name)!.CreateDelegate<TMethod>(coder);
}
