using System.Text.Json;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies;

/// <summary>The codec of <see cref="ReadFile"/>: its data type is the document.</summary>
/// <typeparam name="TValue">The model's type.</typeparam>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct ReadFileCodec<TValue, TModel> : ICodec, ICodecOf<ReadFile, TValue>
    where TValue : class
    where TModel : struct, IModelType
{
    /// <inheritdoc/>
    public static IReadOnlyList<object>? Samples => TModel.Samples;

    /// <inheritdoc/>
    public static object Create() => FromModel(TModel.Create());

    /// <inheritdoc/>
    public static byte[] Serialize(object data) => (byte[])data;

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => payload;

    /// <inheritdoc/>
    public static object ToModel(object data) => JsonSerializer.Deserialize<TValue>((byte[])data)!;

    /// <inheritdoc/>
    public static object FromModel(object model) => JsonSerializer.SerializeToUtf8Bytes((TValue)model);
}
