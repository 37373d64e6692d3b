using System.Globalization;
using System.Text.Json;
using System.Text.Json.Serialization;
using SerializationBenchmarks.Benchmarks.Rendering.Tables;
using SerializationBenchmarks.Benchmarks.Statistics;

namespace SerializationBenchmarks.Benchmarks.Rendering.Pages;

/// <summary>A line of a table, as a page has it. Times are in nanoseconds and memory in bytes; what there is none of is null.</summary>
/// <param name="Serializer">The serializer's name; null for the floor.</param>
/// <param name="Time">The mean, and the ends of its 95 % confidence interval.</param>
/// <param name="StandardDeviation">How far processes differ.</param>
/// <param name="Median">The median of the rounds.</param>
/// <param name="Elapsed">What a clock shows of a first call, whose other times are of the processor.</param>
/// <param name="PeakMemory">By how many bytes resident memory rose in a first call.</param>
/// <param name="Gen0">Garbage collections that 1,000 operations cause.</param>
/// <param name="Allocated">Memory that an operation allocates.</param>
/// <param name="Ratio">The multiple of the table's first line, with its interval.</param>
/// <param name="Rank">The place in the table.</param>
/// <param name="Distance">The multiple of the floor, with its interval.</param>
/// <param name="Size">The payload's length.</param>
/// <param name="Unsettled">Whether the runtime was still compiling the code; null if not.</param>
/// <param name="Notes">What a reader has to know, by the places of the sentences in <see cref="PageRecord.Notes"/>.</param>
internal sealed record PageCase(
    string? Serializer,
    IReadOnlyList<double>? Time,
    double? StandardDeviation,
    double? Median,
    double? Elapsed,
    double? PeakMemory,
    double? Gen0,
    long? Allocated,
    IReadOnlyList<double>? Ratio,
    int? Rank,
    IReadOnlyList<double>? Distance,
    int? Size,
    bool? Unsettled,
    IReadOnlyList<int>? Notes)
{
    /// <summary>Makes a case of a table's line.</summary>
    /// <param name="line">The line.</param>
    /// <param name="noteOf">Finds the place of a sentence.</param>
    public static PageCase Of(TableLine line, Func<string, int> noteOf)
    {
        int[]? notes = line.Notes.Count == 0 ? null : [.. line.Notes.Select(noteOf)];
        if (line.Figures is not { } figures)
            return new PageCase(line.Serializer?.Name, null, null, null, null, null, null, null, null, null, null, null, null, notes);
        var time = figures.Time;
        return new PageCase(
            line.Serializer?.Name,
            time.HasInterval ? [time.Value, time.Low, time.High] : [time.Value],
            Finite(figures.StandardDeviation),
            Finite(figures.Median),
            figures.Elapsed,
            figures.PeakMemory,
            figures.Gen0,
            figures.Allocated,
            Of(line.Ratio),
            line.Rank,
            Of(line.Distance),
            figures.Case.PayloadBytes,
            figures.IsSettled ? null : true,
            notes);
    }

    /// <summary>A ratio with its interval, where it has one.</summary>
    /// <param name="ratio">The ratio.</param>
    /// <returns>One number, or three; null where there is no ratio.</returns>
    public static double[]? Of(RatioEstimate? ratio) => ratio switch
    {
        null => null,
        { } estimate when !double.IsFinite(estimate.Value) => null,
        { HasInterval: true } estimate when double.IsFinite(estimate.Low) && double.IsFinite(estimate.High) => [estimate.Value, estimate.Low, estimate.High],
        { } estimate => [estimate.Value],
    };

    private static double? Finite(double value) => double.IsFinite(value) ? value : null;
}

/// <summary>A table, as a page has it.</summary>
/// <param name="Operation">The operation's name.</param>
/// <param name="Model">The model's name.</param>
/// <param name="Floor">What is copied; null if the table has no floor.</param>
/// <param name="Cases">The lines, those without figures too.</param>
internal sealed record PageTable(string Operation, string Model, string? Floor, IReadOnlyList<PageCase> Cases);

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
