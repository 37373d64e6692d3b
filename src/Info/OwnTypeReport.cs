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

    /// <summary>Has the report made.</summary>
    /// <exception cref="UserErrorException">The process ended without a report.</exception>
    public static TReport Make<TReport>(OwnType own, IReadOnlyList<SerializerInfo> serializers, TextWriter error)
        where TReport : class
    {
        TReport? report = null;
        var request = new ReportRequest(typeof(TReport).Name, own.Request, [.. serializers.Select(serializer => serializer.Name)]);
        var end = Child.Run(Child.StartOf(typeof(OwnTypeReport).Assembly, Role), JsonSerializer.Serialize(request), line =>
        {
            if (line.StartsWith('{'))
                report = JsonSerializer.Deserialize<TReport>(line, _options);
            else
                error.WriteLine(line);
        });
        return report ?? throw new UserErrorException($"A report on {own.Request.Type} ends the process: {end.Cause}; what its members call must come back.");
    }

    /// <summary>Makes the report and prints it on a line.</summary>
    public static int Answer(string request)
    {
        var output = Child.EndWithParent();
        var (kind, type, names) = JsonSerializer.Deserialize<ReportRequest>(request)!;
        output.WriteLine(Make(kind, type, [.. Catalog.Serializers.Where(serializer => names.Contains(serializer.Name))], output));
        Environment.Exit(0); // A thread that the user's code has started may never end.
        return 0;
    }

    private static string Make(string kind, OwnTypeRequest type, SerializerInfo[] serializers, TextWriter output)
    {
        using var zone = kind == nameof(FidelityReport) ? new FixedZone() : null; // Before there are samples, because a library may read their times as local ones.
        var own = OwnType.Load(type, LongSteps.OnSamples(output, SampleSet.SizeOf(type.Samples)));
        return kind == nameof(SizesReport)
            ? JsonSerializer.Serialize(SizesReport.Measure([own.Model], serializers, own.Steps), _options)
            : JsonSerializer.Serialize(OwnTypeFidelity.Measure(own.Model, serializers, own.Steps), _options);
    }

    private sealed record ReportRequest(string Kind, OwnTypeRequest Type, IReadOnlyList<string> Serializers);
}
