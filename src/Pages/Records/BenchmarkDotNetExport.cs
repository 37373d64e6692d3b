using System.Globalization;
using SerializationBenchmarks.Reports.Facts;

namespace SerializationBenchmarks.Pages.Records;

/// <summary>What BenchmarkDotNet's default job measured of the default study's classes, as its exporter <c>briefjson</c> wrote it, by the command <c>bdn</c>.</summary>
internal sealed record BenchmarkDotNetExport(IReadOnlyList<BenchmarkDotNetExport.Benchmark> Benchmarks)
{
    private const string Name = "benchmarkdotnet.json";

    /// <summary>A benchmark.</summary>
    public sealed record Benchmark(string Type, Times Statistics);

    /// <summary>The times of a call, in nanoseconds.</summary>
    public sealed record Times(double Min);

    /// <summary>Reads the export that a repository keeps.</summary>
    public static BenchmarkDotNetExport In(string root) => FactsJson.Read<BenchmarkDotNetExport>(root, Name) ?? new([]);

    /// <summary>The least iteration, as the suite's times are of its least; <c>n/a</c> where the benchmark is not there.</summary>
    public string Time(string type) => Benchmarks.FirstOrDefault(benchmark => benchmark.Type == type)?.Statistics is { } times
        ? times.Min.ToString("0", CultureInfo.InvariantCulture)
        : "n/a";
}
