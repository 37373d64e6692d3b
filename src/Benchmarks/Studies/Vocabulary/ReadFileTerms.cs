using System.Text.Json;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Vocabulary;

/// <summary>The codec of <see cref="ReadFile"/> on <see cref="Terms"/>: its data type is the document.</summary>
public readonly struct ReadFileTerms : ICodec, ICodecOf<ReadFile, List<Term>>
{
    /// <inheritdoc/>
    public static IReadOnlyList<object>? Samples => StudyModel<List<Term>, Terms>.Samples;

    /// <inheritdoc/>
    public static object Create() => FromModel(Terms.Make()[0]);

    /// <inheritdoc/>
    public static byte[] Serialize(object data) => (byte[])data;

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => payload;

    /// <inheritdoc/>
    public static object ToModel(object data) => JsonSerializer.Deserialize<List<Term>>((byte[])data)!;

    /// <inheritdoc/>
    public static object FromModel(object model) => JsonSerializer.SerializeToUtf8Bytes((List<Term>)model);
}
