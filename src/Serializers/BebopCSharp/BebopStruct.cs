using System.Buffers;
using System.Runtime.CompilerServices;
using Bebop.Runtime;

namespace SerializationBenchmarks.Serializers.BebopCSharp;

/// <summary>Bebop structs (fixed fields) with code that bebopc generated, for the models of this repository from schemas/models.bop.</summary>
public readonly struct BebopStruct : IAnyModelBufferSerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new("BebopStruct", "Bebop struct", 90, "Bebop structs: fixed fields.", BebopRecords.Traits) { Library = typeof(BaseBebopRecord), Documentation = "https://docs.bebop.sh" };

    /// <inheritdoc/>
    public static string? UnsupportedBecause(Type model) => BebopRecords.UnsupportedBecause(model, BebopKind.Struct);

    /// <inheritdoc/>
    public static Func<string, object>? JsonReader(Type type) => BebopRecords.JsonReader(type, BebopKind.Struct);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value)
        where T : class => BebopRecords.Serialize(value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(T value, ArrayBufferWriter<byte> buffer)
        where T : class => BebopRecords.Serialize(value, buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class => BebopRecords.Deserialize<T>(payload);
}
