using System.Globalization;
using System.Text;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies.Harness;

namespace SerializationBenchmarks.Pages.Records;

/// <summary>The checks of docs/method.md: the record that docs/results.md shows beside the newest of each other kind on its machine.</summary>
internal static class MethodChecks
{
    private const string Direct = " direct"; // What the study puts behind a serializer's name.

    private static readonly string[] _serializers = ["BebopStruct", "BebopMessage"];

    /// <summary>Renders the part as Markdown.</summary>
    public static string Render(RecordFiles records, RunRecord all, BenchmarkDotNetExport export)
    {
        var four = Newest(record => record.Study == all.Study && record.Serializers.Count == 4);
        var (structs, messages) = (Newest(record => Alone(record, _serializers[0])), Newest(record => Alone(record, _serializers[1])));
        var withoutProfile = Newest(record => record.Study == all.Study && record.Environment.RuntimeVariables.GetValueOrDefault("DOTNET_TieredPGO") == "0");
        var published = Newest(record => record.Study == "publishing");
        var text = new StringBuilder("Do other cases in the process change a figure? Nanoseconds on `Complex`, by [the results](results.md) and the newest record of each other kind on its machine: the least round, of how many.\n\n");
        text.Append(CultureInfo.InvariantCulture, $"| case | among {all.Serializers.Count} | of four | by itself | published program | among {withoutProfile?.Serializers.Count ?? 0}, without profile | BenchmarkDotNet, least |\n|---|--:|--:|--:|--:|--:|--:|\n");
        foreach (var (operation, call) in new[] { ("SerializeOnce", "SerializeJit"), ("DeserializeOnce", "DeserializeJit") })
        {
            foreach (var serializer in _serializers)
            {
                var figures = new[] { all, four, serializer == _serializers[0] ? structs : messages }.Select(record => Time(record, operation, serializer)).Append(Time(published, call, serializer)).Append(Time(withoutProfile, operation, serializer)).Append(export.Time($"{operation}<{serializer}Complex>"));
                text.Append(CultureInfo.InvariantCulture, $"| {operation}, {serializer} | {string.Join(" | ", figures)} |\n");
            }
        }

        if (Newest(record => record.Study == new HarnessOverheadStudy().Name) is { } harness)
            text.Append('\n').Append(WhatTheSuiteAdds(harness)).Append('\n');
        return text.ToString();

        RunRecord? Newest(Func<RunRecord, bool> isOfThem) => records.Newest(record => record.Environment.Processor == all.Environment.Processor && isOfThem(record))?.Record;

        bool Alone(RunRecord record, string serializer) => record.Study == all.Study && record.Serializers is [var only] && only.Name == serializer;
    }

    private static string WhatTheSuiteAdds(RunRecord harness)
    {
        var pairs = harness.Cases
            .Where(@case => !@case.Key.Serializer.EndsWith(Direct, StringComparison.Ordinal))
            .Select(@case => (Suite: new CaseFigures(@case), Direct: new CaseFigures(harness.Cases.Single(other => other.Key == @case.Key with { Serializer = @case.Key.Serializer + Direct }))))
            .ToArray();
        double[] ratios = [.. pairs.Select(pair => pair.Suite.Nanoseconds / pair.Direct.Nanoseconds)];
        return string.Create(
            CultureInfo.InvariantCulture,
            $"What does the suite add? Beside methods that call the libraries directly (`--study harness-overhead`), its cases take {ratios.Min():0.00} to {ratios.Max():0.00} times as long, over {NumberText.Count(harness.Serializers.Count / 2, "serializer")} on {string.Join(", ", harness.Models)}; {pairs.Count(IsWithin)} of {pairs.Length} are within 2 % or 0.5 ns, and allocated bytes are equal in {pairs.Count(pair => pair.Suite.Allocated == pair.Direct.Allocated)}.");
    }

    private static bool IsWithin((CaseFigures Suite, CaseFigures Direct) pair) =>
        Math.Abs(pair.Suite.Nanoseconds - pair.Direct.Nanoseconds) <= 0.5 || Math.Abs((pair.Suite.Nanoseconds / pair.Direct.Nanoseconds) - 1) <= 0.02;

    private static string Time(RunRecord? record, string operation, string serializer) => record?.Cases.FirstOrDefault(@case => @case.Key == new CaseKey(operation, serializer, "Complex")) is { } @case
        ? string.Create(CultureInfo.InvariantCulture, $"{CaseFigures.Of(@case).Rounds.Min(round => round.Value):0} ({CaseFigures.Of(@case).Rounds.Count})")
        : "n/a";
}

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
