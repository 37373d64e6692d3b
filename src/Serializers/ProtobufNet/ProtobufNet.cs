using System.Buffers;
using System.Runtime.CompilerServices;
using ProtoBuf.Meta;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.ProtobufNet;

/// <summary>protobuf-net with a compiled model and its buffer API: by a type's attributes, else with numbers given in the order of declaration.</summary>
/// <remarks>
/// The buffer is kept and copied, as all libraries here have it: measured, half the time of <c>Measure</c> followed by writing into
/// an array of exactly that length, because measuring is a serialization of its own. <see cref="ProtobufNetStream"/> writes
/// models without children slower and those with faster: into a buffer, the library writes each child twice to learn its
/// length first.
/// </remarks>
public readonly struct ProtobufNet : IAnyModelBufferSerializer, IAnyModelBodySerializer
{
    private const int MostNamed = 3;

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "ProtobufNet",
        "Protocol Buffers",
        40,
        "protobuf-net with a compiled model and its buffer API.",
        new SerializerTraits
        {
            Schema = SchemaSource.CodeFirst,
            Code = CodeOrigin.EmittedIL,
            TakesModel = true,
            SelfDescribing = false,
            Buffer = BufferReuse.AllocationFree,
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromTicks(1),
            Decimals = DecimalForm.Text,
            NativeAot = false,
            OtherLanguages = new("C++, Java, Python, Go, Rust, JavaScript and more", "https://protobuf.dev/reference/") { CheckedIn = "C++" },
        })
    {
        Configuration = "buffer writer", // The documentation's examples write to streams.
        Library = typeof(RuntimeTypeModel),
        Documentation = "https://github.com/protobuf-net/protobuf-net",
    };

    /// <summary>As protobuf-net.AspNetCore and protobuf-net.Grpc have it.</summary>
    public static BodyAccess Body => BodyAccess.Pieces;

    /// <inheritdoc/>
    public static string? UnsupportedBecause(Type model) => ProtobufNetNumbering.IsOfDates(model)
        ? $"protobuf-net loses whether a date is in UTC where {TypeName.Of(model)} is not a member."
        : null;

    /// <inheritdoc/>
    public static string? NoteOn(Type model)
    {
        var compilation = ProtobufNetCompilation.Of(model);
        var names = string.Join(", ", compilation.Numbered.Take(MostNamed).Select(TypeName.Of)) + (compilation.Numbered.Count > MostNamed ? " and others" : "");
        string?[] notes =
        [
            compilation.Numbered.Count == 0 ? null : $"{names} {(compilation.Numbered.Count == 1 ? "has" : "have")} no [ProtoContract], so members are numbered in the order of their declaration, at compatibility level 300.",
            compilation.InPlace ? "Its model is compiled in place, which is slower, because a compiled assembly cannot take it." : null,
        ];
        return notes.Any(note => note is not null) ? string.Join(' ', notes.Where(note => note is not null)) : null;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value)
        where T : class
    {
        var buffer = KeptMemory.Buffer();
        ProtobufNetModel<T>.Compiled.Serialize(buffer, value);
        return buffer.WrittenSpan.ToArray();
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(T value, ArrayBufferWriter<byte> buffer)
        where T : class => ProtobufNetModel<T>.Compiled.Serialize(buffer, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class => ProtobufNetModel<T>.Compiled.Deserialize<T>(new ReadOnlyMemory<byte>(payload));

    /// <inheritdoc/>
    public static void WriteBody<T>(T value, IBufferWriter<byte> body)
        where T : class => ProtobufNetModel<T>.Compiled.Serialize(body, value);

    /// <inheritdoc/>
    public static T ReadBody<T>(in ReadOnlySequence<byte> body)
        where T : class => ProtobufNetModel<T>.Compiled.Deserialize<T>(body);
}

/// <summary>The compiled model that both ways of using protobuf-net share. A class of its own for each type, so that only what is used is compiled.</summary>
/// <typeparam name="T">The type.</typeparam>
internal static class ProtobufNetModel<T>
{
    /// <summary>The compiled model.</summary>
    public static readonly TypeModel Compiled = ProtobufNetCompilation.Of(typeof(T)).Model;
}
