using System.Text.Json;
using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.OwnTypes.Samples;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Facts;

/// <summary>Makes a report on a user's type in a process of its own, because the user's code runs in it.</summary>
/// <param name="role">What the process is started for.</param>
/// <param name="measure">Makes the report of serializers.</param>
internal sealed class OwnTypeReport<TReport>(string role, Func<OwnType, IReadOnlyList<SerializerInfo>, TReport> measure)
    where TReport : class
{
    private static readonly JsonSerializerOptions _options = new(FactsJson.Options) { WriteIndented = false };

    /// <summary>Has reports made.</summary>
    /// <param name="serializers">Those of each report.</param>
    /// <exception cref="UserErrorException">The process ended without a report.</exception>
    public IReadOnlyList<TReport> Make(OwnType own, IReadOnlyList<IReadOnlyList<SerializerInfo>> serializers, TextWriter error)
    {
        var reports = new List<TReport>();
        while (reports.Count < serializers.Count)
        {
            var before = reports.Count;
            var request = new Request(own.Request, [.. serializers.Skip(before).Select(some => some.Select(serializer => serializer.Name).ToArray())]);
            var end = Child.Run(Child.StartOf(typeof(Program).Assembly, role), JsonSerializer.Serialize(request), line =>
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

    /// <summary>Makes reports, in the process that was started for it, and prints each on a line.</summary>
    /// <param name="surroundings">What the process is in meanwhile; null for nothing.</param>
    public int Answer(string request, IDisposable? surroundings = null)
    {
        using (surroundings)
        {
            var output = Child.EndWithParent();
            var (type, names) = JsonSerializer.Deserialize<Request>(request)!;
            var own = OwnType.Load(type, LongSteps.OnSamples(output, SampleSet.SizeOf(type.Samples)));
            foreach (var (index, some) in names.Index())
            {
                if (index > 0 && !own.Renew())
                    break; // Another process makes the others.
                output.WriteLine(JsonSerializer.Serialize(measure(own, [.. Catalog.Serializers.Where(serializer => some.Contains(serializer.Name))]), _options));
            }
        }

        Environment.Exit(0); // A thread that the user's code has started may never end.
        return 0;
    }

    private sealed record Request(OwnTypeRequest Type, IReadOnlyList<string[]> Serializers);
}
