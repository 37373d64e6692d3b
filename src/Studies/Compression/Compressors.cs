using System.Buffers.Binary;
using System.IO.Compression;
using K4os.Compression.LZ4;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Compression;

/// <summary>Compresses a payload as a whole, at the fastest level, as its library does it for arrays. Implemented by structs, as codecs are.</summary>
public interface ICompressor
{
    /// <summary>Compresses to a new array, which may say by itself how long the payload was.</summary>
    static abstract byte[] Compress(byte[] payload);

    /// <summary>Makes the payload again.</summary>
    static abstract byte[] Decompress(byte[] compressed);
}

/// <summary>No compression.</summary>
public readonly struct None : ICompressor
{
    public static byte[] Compress(byte[] payload) => payload;

    public static byte[] Decompress(byte[] compressed) => compressed;
}

/// <summary>LZ4's block format, behind the length of the payload.</summary>
public readonly struct Lz4 : ICompressor
{
    public static byte[] Compress(byte[] payload) => LZ4Pickler.Pickle(payload, LZ4Level.L00_FAST);

    public static byte[] Decompress(byte[] compressed) => LZ4Pickler.Unpickle(compressed);
}

/// <summary>Snappy's block format.</summary>
public readonly struct Snappy : ICompressor
{
    public static byte[] Compress(byte[] payload) => Snappier.Snappy.CompressToArray(payload);

    public static byte[] Decompress(byte[] compressed) => Snappier.Snappy.DecompressToArray(compressed);
}

/// <summary>A frame of Zstandard, by the runtime where it has it, as .NET 11 does. What compresses is kept by each thread, for making it takes longer than a short payload.</summary>
public readonly struct Zstandard : ICompressor
{
    /// <summary>The fastest that is not negative.</summary>
    internal const int Level = 1;

    [ThreadStatic]
    private static ZstdSharp.Compressor? _compressor;

    [ThreadStatic]
    private static ZstdSharp.Decompressor? _decompressor;

    public static byte[] Compress(byte[] payload)
    {
        var room = KeptMemory.Array(ZstdSharp.Compressor.GetCompressBound(payload.Length));
        return room.AsSpan(0, RuntimeZstandard.OfThread?.Compress(payload, room) ?? (_compressor ??= new ZstdSharp.Compressor(Level)).Wrap(payload, room)).ToArray();
    }

    public static byte[] Decompress(byte[] compressed)
    {
        var payload = new byte[ZstdSharp.Decompressor.GetDecompressedSize(compressed)];
        if (RuntimeZstandard.OfThread is { } runtime)
            runtime.Decompress(compressed, payload);
        else
            (_decompressor ??= new ZstdSharp.Decompressor()).Unwrap(compressed, payload);
        return payload;
    }
}

/// <summary>Brotli, behind the length of the payload, which the format does not have.</summary>
public readonly struct Brotli : ICompressor
{
    private const int Fastest = 1; // As CompressionLevel.Fastest.

    private const int Window = 22; // The default of the library.

    public static byte[] Compress(byte[] payload)
    {
        var room = KeptMemory.Array(sizeof(int) + BrotliEncoder.GetMaxCompressedLength(payload.Length));
        BinaryPrimitives.WriteInt32LittleEndian(room, payload.Length);
        return BrotliEncoder.TryCompress(payload, room.AsSpan(sizeof(int)), out var written, Fastest, Window)
            ? room.AsSpan(0, sizeof(int) + written).ToArray()
            : throw new InvalidDataException("Brotli needs more room than it says.");
    }

    public static byte[] Decompress(byte[] compressed)
    {
        var payload = new byte[BinaryPrimitives.ReadInt32LittleEndian(compressed)];
        return BrotliDecoder.TryDecompress(compressed.AsSpan(sizeof(int)), payload, out var written) && written == payload.Length ? payload : throw new InvalidDataException("It is no Brotli.");
    }
}

/// <summary>gzip, which the base class library has as a stream alone.</summary>
public readonly struct Gzip : ICompressor
{
    public static byte[] Compress(byte[] payload)
    {
        var compressed = KeptMemory.Stream();
        using (var gzip = new GZipStream(compressed, CompressionLevel.Fastest, leaveOpen: true))
            gzip.Write(payload);
        return compressed.ToArray();
    }

    public static byte[] Decompress(byte[] compressed)
    {
        if (compressed.Length == 0)
            return []; // .NET 9 and 10 write no byte of an empty payload: findings/gzip-of-an-empty-payload-is-no-stream.sh.
        var payload = new byte[BinaryPrimitives.ReadInt32LittleEndian(compressed.AsSpan(compressed.Length - sizeof(int)))]; // It ends with the length.
        using var gzip = new GZipStream(new MemoryStream(compressed), CompressionMode.Decompress);
        gzip.ReadExactly(payload);
        return payload;
    }
}
