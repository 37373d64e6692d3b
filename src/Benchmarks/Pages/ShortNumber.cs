using System.Globalization;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace SerializationBenchmarks.Benchmarks.Pages;

/// <summary>Writes numbers with eight digits, of which a page shows three: all seventeen would be half of a page's size.</summary>
internal sealed class ShortNumber : JsonConverter<double>
{
    /// <inheritdoc/>
    /// <exception cref="NotSupportedException">Always: a page's data is only written.</exception>
    public override double Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) => throw new NotSupportedException();

    /// <inheritdoc/>
    public override void Write(Utf8JsonWriter writer, double value, JsonSerializerOptions options) =>
        writer.WriteRawValue(value.ToString("G8", CultureInfo.InvariantCulture));
}
