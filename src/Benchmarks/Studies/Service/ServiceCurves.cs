using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Statistics;

namespace SerializationBenchmarks.Benchmarks.Studies.Service;

/// <summary>The processor time of a request over the length of its JSON, which stands for the amount of data whatever format carries it.</summary>
internal sealed class ServiceCurves
{
    private readonly Dictionary<CaseKey, CaseFigures> _figures;

    /// <summary>Reads a record.</summary>
    /// <param name="record">The record; some cases may be missing.</param>
    public ServiceCurves(RunRecord record)
    {
        _figures = record.Cases.ToDictionary(@case => @case.Key, CaseFigures.Of);
        Models =
        [
            .. from model in record.Models
               let cases = record.Cases.Where(@case => @case.Key.Model == model).ToArray()
               where cases.Length > 0
               let bytes = cases.Where(@case => @case.Key.Serializer == ServiceStudy.Json).Select(@case => @case.PayloadBytes).DefaultIfEmpty(cases.Max(@case => @case.PayloadBytes)).First()
               orderby bytes
               select (model, bytes),
        ];
        Json = record.Cases.Any(@case => @case.Key.Serializer == ServiceStudy.GeneratedJson) ? ServiceStudy.GeneratedJson : ServiceStudy.Json;
    }

    /// <summary>The models with the length of their JSON, the shortest first.</summary>
    public IReadOnlyList<(string Model, int Bytes)> Models { get; }

    /// <summary>The row of System.Text.Json that its users have: with its source generator where that has seen the type.</summary>
    public string Json { get; }

    /// <summary>The figures of a case; null if it was not measured.</summary>
    /// <param name="operation">The operation.</param>
    /// <param name="serializer">The serializer.</param>
    /// <param name="model">The model.</param>
    public CaseFigures? Find(string operation, string serializer, string model) => _figures.GetValueOrDefault(new CaseKey(operation, serializer, model));

    /// <summary>The processor time of a request, in nanoseconds, on a straight line between the two measured sizes around it, both axes being logarithmic.</summary>
    /// <param name="operation">The operation.</param>
    /// <param name="serializer">The serializer.</param>
    /// <param name="bytes">The length of the JSON.</param>
    /// <returns>Null outside of the sizes that were measured.</returns>
    public double? TimeAt(string operation, string serializer, double bytes)
    {
        var logarithm = Between(Points(operation, serializer, time => Math.Log(time)), bytes);
        return logarithm is { } found ? Math.Exp(found) : null;
    }

    /// <summary>The part of the server's time that a serializer takes of JSON: what is not in the row that echoes the same bytes.</summary>
    /// <param name="operation">The operation.</param>
    /// <param name="model">The model.</param>
    public double? ShareOfJson(string operation, string model) =>
        Find(operation, Json, model) is { } json && Find(operation, ServiceStudy.EchoJson, model) is { } echo ? 1 - (echo.Nanoseconds / json.Nanoseconds) : null;

    /// <summary>From which length of the JSON on that part is at least a given one, on straight lines between the measured sizes, that axis being logarithmic.</summary>
    /// <param name="operation">The operation.</param>
    /// <param name="share">The part.</param>
    /// <returns>The length, and whether it is reached there and not already below all that was measured; null if it is not reached, or unknown.</returns>
    public (double Bytes, bool IsCrossed)? FirstWithShare(string operation, double share)
    {
        (double Bytes, double Share)[] shares = [.. Models.Where(model => ShareOfJson(operation, model.Model) is not null).Select(model => ((double)model.Bytes, ShareOfJson(operation, model.Model)!.Value))];
        for (var place = 0; place < shares.Length; place++)
        {
            if (shares[place].Share < share)
                continue;
            if (place == 0)
                return (shares[0].Bytes, false);
            var (before, here) = (shares[place - 1], shares[place]);
            var part = (share - before.Share) / (here.Share - before.Share);
            return (before.Bytes * Math.Pow(here.Bytes / before.Bytes, part), true);
        }

        return null;
    }

    private (double Bytes, double Value)[] Points(string operation, string serializer, Func<double, double> valueOf) =>
    [
        .. from model in Models
           let figures = Find(operation, serializer, model.Model)
           where figures is not null
           select ((double)model.Bytes, valueOf(figures.Nanoseconds)),
    ];

    private static double? Between((double Bytes, double Value)[] points, double bytes)
    {
        var next = Array.FindIndex(points, point => point.Bytes >= bytes);
        if (next < 0 || (next == 0 && points[0].Bytes > bytes))
            return null;
        if (points[next].Bytes == bytes)
            return points[next].Value;
        var (before, after) = (points[next - 1], points[next]);
        return before.Value + ((after.Value - before.Value) * Math.Log(bytes / before.Bytes) / Math.Log(after.Bytes / before.Bytes));
    }
}
