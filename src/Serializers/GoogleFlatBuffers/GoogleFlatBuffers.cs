using System.Buffers;
using System.Runtime.CompilerServices;
using Google.FlatBuffers;

namespace SerializationBenchmarks.Serializers.GoogleFlatBuffers;

/// <summary>Google's own library for FlatBuffers, with the code that flatc generated from schemas/models.fbs.</summary>
/// <remarks>
/// Tables are written and read by the plain API, which the documentation has for efficiency; its object API is for convenience, and gives the classes
/// that are filled. The code is flatc 2.0.8's, without the line that holds the library to the same version. A builder is kept for each thread and cleared, which its documentation advises. Reading follows offsets with the checks of bounds that the
/// package is built with, the library's default. Its optional verifier needs code that flatc generates from 23.5.8 on, and nothing is read
/// outside of the payload without it. A generated class does not say of which table it is, so there are codecs for the models alone.
/// </remarks>
public readonly struct GoogleFlatBuffers : ISerializer
{
    [ThreadStatic]
    private static FlatBufferBuilder? _builder;

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "GoogleFlatBuffers",
        "FlatBuffers (Google)",
        99,
        "Google.FlatBuffers: tables, read into generated classes; code of flatc 2.0.8 without its check of the library's version.",
        new SerializerTraits
        {
            Schema = SchemaSource.SchemaFirst,
            Code = CodeOrigin.SchemaCompiler,
            TakesModel = false,
            SelfDescribing = false,
            Buffer = BufferReuse.Allocates, // An array of offsets for each list.
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromTicks(1),
            Decimals = DecimalForm.Bits,
            NativeAot = true,
            OtherLanguages = new("C++, Java, Python, Go, Rust, TypeScript and more", "https://flatbuffers.dev") { CheckedIn = "C++" },
        })
    {
        Library = typeof(FlatBufferBuilder),
        Version = nameof(FlatBufferConstants.FLATBUFFERS_25_2_10)["FLATBUFFERS_".Length..].Replace('_', '.'), // Its assembly says 1.0.0.
        Documentation = "https://flatbuffers.dev/languages/c_sharp/",
    };

    /// <summary>The thread's builder, emptied also of what a write that failed has left.</summary>
    internal static FlatBufferBuilder Builder
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get
        {
            if (_builder is not { } builder)
                return _builder = new FlatBufferBuilder(1024);
            builder.Clear();
            return builder;
        }
    }

    /// <summary>Appends a finished payload to a buffer. The builder writes from the end of its own buffer, so it is copied.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void CopyTo(ArrayBufferWriter<byte> buffer, FlatBufferBuilder builder)
    {
        var data = builder.DataBuffer;
        buffer.Write(data.ToArraySegment(data.Position, data.Length - data.Position));
    }
}
