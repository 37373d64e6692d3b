using System.Text.Json;
using SerializationBenchmarks.Benchmarks.Tables;

namespace SerializationBenchmarks.Benchmarks.Pages;

/// <summary>What the script that draws pictures is given.</summary>
/// <param name="Record">The figures.</param>
/// <param name="Pictures">What to draw of them.</param>
internal sealed record PictureData(PageRecord Record, IReadOnlyList<Picture> Pictures)
{
    /// <summary>Writes the data as JSON.</summary>
    public string ToJson() => JsonSerializer.Serialize(this, PageData.Options);
}
