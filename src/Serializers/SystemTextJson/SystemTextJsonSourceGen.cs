using System.Buffers;
using System.Runtime.CompilerServices;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers;

/// <summary>System.Text.Json with contracts and fast-path writers from its source generator.</summary>
public readonly struct SystemTextJsonSourceGen : ICodeFirstBufferSerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = SystemTextJson.Info with
    {
        Name = "SystemTextJsonSourceGen",
        Order = 30,
        Summary = "JsonSerializer with a source-generated context.",
        Traits = SystemTextJson.Info.Traits with { Code = CodeOrigin.SourceGenerated, NativeAot = true, Buffer = BufferReuse.AllocationFree },
    };

    /// <inheritdoc/>
    public static string? WhyNot(Type model) => ModelContext.Default.GetTypeInfo(model) is null
        ? $"{nameof(ModelContext)} has no [JsonSerializable(typeof({model.Name}))]."
        : null;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value)
        where T : class => JsonSerializer.SerializeToUtf8Bytes(value, Contract<T>.TypeInfo);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(T value, ArrayBufferWriter<byte> buffer)
        where T : class => JsonSerializer.Serialize(KeptWriter.For(buffer), value, Contract<T>.TypeInfo);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class => JsonSerializer.Deserialize(payload, Contract<T>.TypeInfo)!;

    private static class Contract<T>
    {
        public static readonly JsonTypeInfo<T> TypeInfo = (JsonTypeInfo<T>)ModelContext.Default.GetTypeInfo(typeof(T))!;
    }
}

/// <summary>The models known to <see cref="SystemTextJsonSourceGen"/>: one line for each, as in a schema.</summary>
[JsonSerializable(typeof(Tiny))]
[JsonSerializable(typeof(Simple))]
[JsonSerializable(typeof(Complex))]
internal sealed partial class ModelContext : JsonSerializerContext;
