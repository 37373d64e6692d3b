using System.Buffers;
using System.IO.Pipelines;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.SystemTextJson;

/// <summary>System.Text.Json with contracts and fast-path writers that its source generator wrote into the model's assembly.</summary>
public readonly struct SystemTextJsonSourceGen : IAnyModelBufferSerializer, IAnyModelPipeSerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = SystemTextJson.Info with
    {
        Name = "SystemTextJsonSourceGen",
        Order = 30,
        Summary = "JsonSerializer with a source-generated context.",
        Traits = SystemTextJson.Info.Traits with { Code = CodeOrigin.SourceGenerated, NativeAot = true, Buffer = BufferReuse.AllocationFree, AllocatesFor = "each struct of a list where the context has only metadata" },
    };

    /// <summary>As minimal APIs have it.</summary>
    public static BodyAccess Body { get; } = new("pipe", "pipe");

    /// <inheritdoc/>
    public static string? UnsupportedBecause(Type model) => FindContract(model) is null
        ? $"The assembly of {TypeName.Of(model)} has no public JsonSerializerContext with [JsonSerializable(typeof({TypeName.Of(model)}))]."
        : null;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value)
        where T : class => JsonSerializer.SerializeToUtf8Bytes(value, Contract<T>.TypeInfo);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(T value, ArrayBufferWriter<byte> buffer)
        where T : class => JsonSerializer.Serialize(KeptJsonWriter.For(buffer), value, Contract<T>.TypeInfo);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class => JsonSerializer.Deserialize(payload, Contract<T>.TypeInfo)!;

    /// <inheritdoc/>
    public static void WriteBody<T>(T value, IBufferWriter<byte> body)
        where T : class => JsonSerializer.Serialize(KeptJsonWriter.For(body), value, Contract<T>.TypeInfo);

    /// <inheritdoc/>
    public static T ReadBody<T>(in ReadOnlySequence<byte> body)
        where T : class
    {
        var reader = new Utf8JsonReader(body);
        return JsonSerializer.Deserialize(ref reader, Contract<T>.TypeInfo)!;
    }

    /// <inheritdoc/>
    public static async ValueTask WriteBodyAsync<T>(T value, PipeWriter body)
        where T : class => await JsonSerializer.SerializeAsync(body, value, Contract<T>.TypeInfo);

    /// <inheritdoc/>
    public static async ValueTask<T> ReadBodyAsync<T>(PipeReader body)
        where T : class => (await JsonSerializer.DeserializeAsync(body, Contract<T>.TypeInfo))!;

    // This repository's context is named, so that it is there in a trimmed program. The context of a collection stands where its elements do.
    private static JsonTypeInfo? FindContract(Type model) => ModelContext.Default.GetTypeInfo(model) ?? model.GetGenericArguments().Prepend(model.GetElementType() ?? model).Prepend(model)
        .Select(type => type.Assembly).Distinct()
        .SelectMany(TypeLoadContext.LoadableTypes)
        .Where(type => type.IsVisible && type.IsSubclassOf(typeof(JsonSerializerContext)))
        .Select(type => type.GetProperty(nameof(ModelContext.Default), BindingFlags.Public | BindingFlags.Static)?.GetValue(null))
        .OfType<JsonSerializerContext>()
        .Select(context => context.GetTypeInfo(model))
        .FirstOrDefault(contract => contract is not null);

    private static class Contract<T>
    {
        public static readonly JsonTypeInfo<T> TypeInfo = (JsonTypeInfo<T>)FindContract(typeof(T))!;
    }
}
