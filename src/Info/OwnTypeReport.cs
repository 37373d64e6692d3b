using System.Text.Json;
using SerializationBenchmarks.Info.Fidelity;
using SerializationBenchmarks.Info.Sizes;
using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.OwnTypes.Samples;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info;

/// <summary>Makes a report on a user's type in a process of its own, because the user's code runs in it.</summary>
internal static class OwnTypeReport
{
    /// <summary>What the process is started for.</summary>
    public const string Role = "own-type-report";

    private static readonly JsonSerializerOptions _options = new(FactsJson.Options) { WriteIndented = false };

    /// <summary>Has the sizes measured.</summary>
    /// <exception cref="UserErrorException">The process ended without a report.</exception>
    public static SizesReport MakeSizes(OwnType own, IReadOnlyList<SerializerInfo> serializers, TextWriter error) => Make<SizesReport>(own, [NamesOf(serializers)], error)[0];

    /// <summary>Has it found out what comes back, of each serializer by itself: none gets values that another has touched.</summary>
    /// <exception cref="UserErrorException">A process ended without a report.</exception>
    public static FidelityReport MakeFidelity(OwnType own, IReadOnlyList<SerializerInfo> serializers, TextWriter error) =>
        FidelityReport.Of(Make<FidelityReport>(own, [.. serializers.Select(serializer => NamesOf([serializer]))], error));

    /// <summary>Makes reports and prints each on a line.</summary>
    public static int Answer(string request)
    {
        var output = Child.EndWithParent();
        var (kind, type, names) = JsonSerializer.Deserialize<ReportRequest>(request)!;
        using var zone = kind == nameof(FidelityReport) ? new FixedZone() : null; // Before there are samples, because a library may read their times as local ones.
        var own = OwnType.Load(type, LongSteps.OnSamples(output, SampleSet.SizeOf(type.Samples)));
        foreach (var (index, some) in names.Index())
        {
            if (index > 0 && !own.Renew())
                break; // Another process makes the others.
            SerializerInfo[] serializers = [.. Catalog.Serializers.Where(serializer => some.Contains(serializer.Name))];
            output.WriteLine(kind == nameof(SizesReport)
                ? JsonSerializer.Serialize(SizesReport.Measure([own.Model], serializers, own.Steps), _options)
                : JsonSerializer.Serialize(OwnTypeFidelity.Measure(own.Model, serializers, own.Steps), _options));
        }

        Environment.Exit(0); // A thread that the user's code has started may never end.
        return 0;
    }

    private static string[] NamesOf(IReadOnlyList<SerializerInfo> serializers) => [.. serializers.Select(serializer => serializer.Name)];

    private static List<TReport> Make<TReport>(OwnType own, string[][] serializers, TextWriter error)
        where TReport : class
    {
        var reports = new List<TReport>();
        while (reports.Count < serializers.Length)
        {
            var before = reports.Count;
            var request = new ReportRequest(typeof(TReport).Name, own.Request, serializers[before..]);
            var end = Child.Run(Child.StartOf(typeof(OwnTypeReport).Assembly, Role), JsonSerializer.Serialize(request), line =>
            {
                if (line.StartsWith('{'))
                    reports.Add(JsonSerializer.Deserialize<TReport>(line, _options)!);
                else
                    error.WriteLine(line);
            });
            if (reports.Count == before)
                throw new UserErrorException($"A report on {own.Request.Type} ends the process: {end.Cause}; what its members call must come back.");
        }

        return reports;
    }

    /// <param name="Serializers">Those of each report.</param>
    private sealed record ReportRequest(string Kind, OwnTypeRequest Type, IReadOnlyList<string[]> Serializers);
}
