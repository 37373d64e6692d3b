using System.Text.Json;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Vocabulary;

/// <summary>The codec of <see cref="ReadFile"/> on <see cref="Lookups"/>: its data type is the document.</summary>
public readonly struct ReadFileLookups : ICodec, ICodecOf<ReadFile, List<Lookup>>
{
    /// <inheritdoc/>
    public static IReadOnlyList<object>? Samples => StudyModel<List<Lookup>, Lookups>.Samples;

    /// <inheritdoc/>
    public static object Create() => FromModel(Lookups.Make()[0]);

    /// <inheritdoc/>
    public static byte[] Serialize(object data) => (byte[])data;

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => payload;

    /// <inheritdoc/>
    public static object ToModel(object data) => JsonSerializer.Deserialize<List<Lookup>>((byte[])data)!;

    /// <inheritdoc/>
    public static object FromModel(object model) => JsonSerializer.SerializeToUtf8Bytes((List<Lookup>)model);
}
