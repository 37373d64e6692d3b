using SerializationBenchmarks.Reports.Facts;

namespace SerializationBenchmarks.Benchmarks.Rendering.Tables;

/// <summary>What src/Info found about compressed payloads, in the parts that README.md shows: docs/facts/sizes.json.</summary>
/// <param name="Models">The models whose payloads were compressed.</param>
internal sealed record CompressedSizes(IReadOnlyList<CompressedSizes.OfModel> Models)
{
    /// <summary>Reads the facts of a repository.</summary>
    /// <param name="root">The repository's root.</param>
    /// <returns>The facts; null in a repository without them.</returns>
    public static CompressedSizes? Read(string root) => FactsJson.Read<CompressedSizes>(root, "sizes.json");

    /// <summary>The length of a payload that Brotli has compressed; null where it is not known, or of another payload.</summary>
    /// <param name="serializer">The serializer's name.</param>
    /// <param name="model">The model.</param>
    /// <param name="raw">The payload's length.</param>
    public int? Brotli(string serializer, string model, int raw) =>
        Models.FirstOrDefault(known => known.Name == model)?.Sizes.FirstOrDefault(size => size.Serializer == serializer && size.Raw == raw)?.Brotli;

    /// <summary>The sizes of a model's payloads, one of each serializer.</summary>
    public sealed record OfModel(string Name, IReadOnlyList<OfSerializer> Sizes);

    /// <summary>The sizes of a serializer's payload in bytes: as it is written, and compressed.</summary>
    public sealed record OfSerializer(string Serializer, int? Raw, int? Brotli);
}
