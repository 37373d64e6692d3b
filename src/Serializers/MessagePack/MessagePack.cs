using System.Buffers;
using System.Runtime.CompilerServices;
using MessagePack;
using MessagePack.Resolvers;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers;

/// <summary>MessagePack-CSharp with integer keys and source-generated formatters.</summary>
/// <remarks>
/// <see cref="MessagePackSerializerOptions.Standard"/> with its resolver narrowed to the generated formatters and the
/// library's own: the same bytes and, measured, the same speed, but a model without a generated formatter is an error
/// instead of code emitted at run time.
/// </remarks>
public readonly struct MessagePack : ICodeFirstBufferSerializer
{
    /// <summary>The options of the row.</summary>
    public static MessagePackSerializerOptions Options { get; } = MessagePackSerializerOptions.Standard.WithResolver(GeneratedOrBuiltInResolver.Instance);

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "MessagePack",
        "MessagePack",
        60,
        "MessagePack-CSharp with integer keys and source-generated formatters.",
        new SerializerTraits
        {
            Schema = SchemaSource.CodeFirst,
            Code = CodeOrigin.SourceGenerated,
            TakesModel = true,
            SelfDescribing = true, // Every value carries its type; names are left out with integer keys.
            Buffer = BufferReuse.AllocationFree,
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromTicks(1),
            NativeAot = true,
        })
    {
        Library = typeof(MessagePackSerializer),
    };

    /// <inheritdoc/>
    public static string? WhyNot(Type model) => model.IsDefined(typeof(MessagePackObjectAttribute), inherit: false)
        ? null
        : $"{model.Name} has no [MessagePackObject].";

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value)
        where T : class => MessagePackSerializer.Serialize(value, Options);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(T value, ArrayBufferWriter<byte> buffer)
        where T : class => MessagePackSerializer.Serialize(buffer, value, Options);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class => MessagePackSerializer.Deserialize<T>(payload, Options);
}

/// <summary>The resolver of <see cref="MessagePack"/>, composed at compile time, which the library advises over composing at run time.</summary>
[CompositeResolver(typeof(ModelResolver), typeof(BuiltinResolver))]
internal sealed partial class GeneratedOrBuiltInResolver;
