using System.Buffers;
using System.IO.Pipelines;
using System.Runtime.CompilerServices;
using Nerdbank.MessagePack;
using PolyType;
using PolyType.Abstractions;
using PolyType.ReflectionProvider;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.NerdbankMessagePack;

/// <summary>
/// Nerdbank.MessagePack with a kept serializer that writes objects as arrays in the order of their members, which its documentation
/// recommends for speed, and with its defaults for all else: its own extensions for GUIDs and decimals, dates that say of which kind they
/// are, and the limits for data from strangers.
/// </summary>
public readonly struct NerdbankMessagePack : IAnyModelBufferSerializer, IAnyModelPipeSerializer
{
    private static readonly MessagePackSerializer _serializer = new() { PerfOverSchemaStability = true }; // Without, maps of the members' names.

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "NerdbankMessagePack",
        "MessagePack with extensions",
        64,
        "Nerdbank.MessagePack with arrays and source-generated shapes.",
        new SerializerTraits
        {
            Schema = SchemaSource.CodeFirst,
            Code = CodeOrigin.SourceGenerated,
            TakesModel = true,
            SelfDescribing = true, // Every value carries its type; names are left out in arrays.
            Buffer = BufferReuse.AllocationFree,
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromTicks(1),
            Decimals = DecimalForm.Bits,
            NativeAot = true,
        })
    {
        Library = typeof(MessagePackSerializer),
        Documentation = "https://aarnott.github.io/Nerdbank.MessagePack/docs/performance.html",
        KeepsWith = "[PropertyShape]",
    };

    /// <summary>As Nerdbank.MessagePack.AspNetCoreMvcFormatter has it.</summary>
    public static BodyAccess Body { get; } = new("pipe", "pipe");

    /// <inheritdoc/>
    public static string? UnsupportedBecause(Type model) => model == typeof(bool[])
        ? "Nerdbank.MessagePack brings true back in long arrays of booleans as a byte of 255, which == holds to be another value than true."
        : null;

    /// <inheritdoc/>
    public static string? NoteOn(Type model) => HasGeneratedShape(model)
        ? null
        : $"No shape of {TypeName.Of(model)} was generated, so PolyType finds its members by reflection; with [GenerateShape], the first call would be faster, and NativeAOT would work.";

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value)
        where T : class => _serializer.Serialize(value, Shape<T>.Value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(T value, ArrayBufferWriter<byte> buffer)
        where T : class => _serializer.Serialize(buffer, value, Shape<T>.Value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class => _serializer.Deserialize(payload, Shape<T>.Value)!;

    /// <inheritdoc/>
    public static void WriteBody<T>(T value, IBufferWriter<byte> body)
        where T : class => _serializer.Serialize(body, value, Shape<T>.Value);

    /// <inheritdoc/>
    public static T ReadBody<T>(in ReadOnlySequence<byte> body)
        where T : class => _serializer.Deserialize(body, Shape<T>.Value)!;

    /// <inheritdoc/>
    public static async ValueTask WriteBodyAsync<T>(T value, PipeWriter body)
        where T : class
    {
        await _serializer.SerializeAsync(body, value, Shape<T>.Value);
        await body.FlushAsync();
    }

    /// <inheritdoc/>
    public static async ValueTask<T> ReadBodyAsync<T>(PipeReader body)
        where T : class => (await _serializer.DeserializeAsync(body, Shape<T>.Value))!;

    private static bool HasGeneratedShape(Type model)
    {
        var shapeable = typeof(IShapeable<>).MakeGenericType(model);
        return model.IsAssignableTo(shapeable) || typeof(ModelShapes).IsAssignableTo(shapeable);
    }
}

/// <summary>Has PolyType's source generator write the shapes of the models, which carry nothing of it.</summary>
[GenerateShapeFor<Tiny>]
[GenerateShapeFor<Simple>]
[GenerateShapeFor<Complex>]
internal sealed partial class ModelShapes;

/// <summary>The shape of a type: as PolyType's source generator wrote it for the models or beside the type, else as reflection finds it.</summary>
/// <typeparam name="T">The type.</typeparam>
internal static class Shape<T>
{
    /// <summary>The shape, kept as the library's documentation asks.</summary>
    public static readonly ITypeShape<T> Value =
        TypeShapeResolver.ResolveDynamic<T, ModelShapes>() ?? TypeShapeResolver.ResolveDynamic<T>() ?? ReflectionTypeShapeProvider.Default.GetTypeShape<T>();
}
