using System.Buffers;
using System.Runtime.CompilerServices;
using LightProto;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.LightProtoCSharp;

/// <summary>
/// LightProto, whose source generator writes protobuf-net's format. Its attributes have the names of protobuf-net's and stand on a class, so the models
/// have counterparts here: what a user would have instead of the model, so nothing is converted while it is timed.
/// </summary>
public readonly struct LightProtoCSharp : IAnyModelBufferSerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "LightProto",
        "Protocol Buffers",
        48,
        "LightProto with source-generated code and its buffer API.",
        new SerializerTraits
        {
            Schema = SchemaSource.CodeFirst,
            Code = CodeOrigin.SourceGenerated,
            TakesModel = true,
            SelfDescribing = false,
            Buffer = BufferReuse.Allocates, // A text for each decimal.
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromTicks(1),
            Decimals = DecimalForm.Text,
            NativeAot = true,
            OtherLanguages = new("C++, Java, Python, Go, Rust, JavaScript and more", "https://protobuf.dev/reference/"),
        })
    {
        Library = typeof(IProtoParser<>),
        RefusesWith = typeof(InvalidDataException), // Of GuidBytes, which stands for a part of the library; its own exception cannot be made elsewhere.
        Documentation = "https://github.com/dameng324/LightProto#readme",
    };

    /// <inheritdoc/>
    public static string? UnsupportedBecause(Type model) => GeneratedCode.MissingFor(model, HasParser) is { } type
        ? $"{TypeName.Of(type)} has no [ProtoContract] of LightProto, so its source generator has written no code for it."
        : null;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value)
        where T : class
    {
        var buffer = KeptMemory.Buffer();
        Serializer.Serialize(buffer, value, Parser<T>.Writer);
        return buffer.WrittenSpan.ToArray();
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(T value, ArrayBufferWriter<byte> buffer)
        where T : class => Serializer.Serialize(buffer, value, Parser<T>.Writer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class => Serializer.Deserialize(new ReadOnlySpan<byte>(payload), Parser<T>.Reader);

    private static bool HasParser(Type type) => Array.Exists(type.GetInterfaces(), of => of.IsGenericType && of.GetGenericTypeDefinition() == typeof(IProtoParser<>));

    // The library finds them by a dictionary at each call; whoever has the class writes its members ProtoReader and ProtoWriter instead.
    private static class Parser<T>
    {
        public static readonly IProtoReader<T> Reader = Serializer.GetProtoReader<T>();

        public static readonly IProtoWriter<T> Writer = Serializer.GetProtoWriter<T>();
    }
}
