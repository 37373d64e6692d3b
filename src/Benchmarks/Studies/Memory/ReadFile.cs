using System.Text.Json;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Memory;

/// <summary>Reads the file of JSON and decodes nothing: the floor.</summary>
public readonly struct ReadFile : ISerializer, ICodec, ICodecOf<ReadFile, List<Package>>
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "ReadFile",
        "JSON",
        Order: 1,
        "File.ReadAllBytes on the JSON document.",
        new SerializerTraits
        {
            Schema = SchemaSource.CodeFirst,
            Code = CodeOrigin.Hand,
            TakesModel = false,
            SelfDescribing = true,
            Buffer = BufferReuse.Allocates,
            ZeroCopy = true,
            TimePrecision = TimeSpan.FromTicks(1),
            NativeAot = true,
        });

    /// <inheritdoc/>
    public static IReadOnlyList<object>? Samples => StudyModel<List<Package>, PackageIndex>.Samples;

    /// <inheritdoc/>
    public static object Create() => FromModel(PackageIndex.Make()[0]);

    /// <inheritdoc/>
    public static byte[] Serialize(object data) => (byte[])data;

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => payload;

    /// <inheritdoc/>
    public static object ToModel(object data) => JsonSerializer.Deserialize<List<Package>>((byte[])data)!;

    /// <inheritdoc/>
    public static object FromModel(object model) => JsonSerializer.SerializeToUtf8Bytes((List<Package>)model);
}
