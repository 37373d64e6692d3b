using System.Globalization;
using SerializationBenchmarks.Reports.Facts;

namespace SerializationBenchmarks.Pages.Records;

/// <summary>What BenchmarkDotNet's default job measured of the default study's classes, as its exporter <c>briefjson</c> wrote it, by the command <c>bdn</c>.</summary>
internal sealed record BenchmarkDotNetExport(IReadOnlyList<BenchmarkDotNetExport.Benchmark> Benchmarks)
{
    private const string Name = "benchmarkdotnet.json";

    /// <summary>A benchmark.</summary>
    public sealed record Benchmark(string Type, Times Statistics);

    /// <summary>Times of a call, in nanoseconds.</summary>
    /// <param name="ConfidenceInterval">Its interval of 99.9 %.</param>
    public sealed record Times(double Mean, Interval ConfidenceInterval);

    /// <summary>An interval.</summary>
    public sealed record Interval(double Margin);

    /// <summary>Reads the export that a repository keeps.</summary>
    public static BenchmarkDotNetExport In(string root) => FactsJson.Read<BenchmarkDotNetExport>(root, Name) ?? new([]);

    /// <summary>The mean with the margin of its interval; <c>n/a</c> where the benchmark is not there.</summary>
    public string Time(string type) => Benchmarks.FirstOrDefault(benchmark => benchmark.Type == type)?.Statistics is { } times
        ? string.Create(CultureInfo.InvariantCulture, $"{times.Mean:0} ± {times.ConfidenceInterval.Margin:0}")
        : "n/a";
}
