using System.Buffers;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers;

/// <summary><see cref="SystemTextJsonSourceGen"/> on a user's type, with a context of the user's assembly.</summary>
/// <typeparam name="TModel">The type.</typeparam>
public readonly struct SystemTextJsonSourceGenOwnType<TModel> : ICodeFirstBufferSerializer, IOwnTypeSerializerOf<SystemTextJsonSourceGen>
    where TModel : struct, IModelType
{
    private static readonly JsonTypeInfo? _contract = FindContract();

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = SystemTextJsonSourceGen.Info;

    /// <inheritdoc/>
    public static string? WhyNot(Type model) => _contract is null
        ? $"The assembly of {TypeName.Of(model)} has no public JsonSerializerContext with [JsonSerializable(typeof({TypeName.Of(model)}))]."
        : null;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value)
        where T : class => JsonSerializer.SerializeToUtf8Bytes(value, Unsafe.As<JsonTypeInfo<T>>(_contract!));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(T value, ArrayBufferWriter<byte> buffer)
        where T : class => JsonSerializer.Serialize(KeptWriter.For(buffer), value, Unsafe.As<JsonTypeInfo<T>>(_contract!));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class => JsonSerializer.Deserialize(payload, Unsafe.As<JsonTypeInfo<T>>(_contract!))!;

    private static JsonTypeInfo? FindContract() => TModel.Type.Assembly.GetExportedTypes()
        .Where(type => type.IsSubclassOf(typeof(JsonSerializerContext)))
        .Select(type => type.GetProperty("Default", BindingFlags.Public | BindingFlags.Static)?.GetValue(null))
        .OfType<JsonSerializerContext>()
        .Select(context => context.GetTypeInfo(TModel.Type))
        .FirstOrDefault(contract => contract is not null);
}
