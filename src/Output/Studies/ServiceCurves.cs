using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Studies.Service;

namespace SerializationBenchmarks.Output.Studies;

/// <summary>The processor time of a request over the length of its JSON, which stands for the amount of data whatever format carries it.</summary>
internal sealed class ServiceCurves
{
    private readonly Dictionary<CaseKey, CaseFigures> _figures;

    /// <summary>Reads a record.</summary>
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
        var echoes = from operation in record.Operations
                     from model in Models
                     let smallest = Find(operation.Name, ServiceStudy.EchoSmallest, model.Model)
                     let json = Find(operation.Name, ServiceStudy.EchoJson, model.Model)
                     where smallest is not null && json is not null
                     select (smallest.Nanoseconds / json.Nanoseconds) - 1;
        Limit = Limit.Of(record).AtLeast(echoes.DefaultIfEmpty().Max());
    }

    /// <summary>The models with the length of their JSON, the shortest first.</summary>
    public IReadOnlyList<(string Model, int Bytes)> Models { get; }

    /// <summary>The row of System.Text.Json that its users have: with its source generator where that has seen the type.</summary>
    public string Json { get; }

    /// <summary>The figures of a case; null if it was not measured.</summary>
    public CaseFigures? Find(string operation, string serializer, string model) => _figures.GetValueOrDefault(new CaseKey(operation, serializer, model));

    /// <summary>
    /// The part by which two times of the run differ at least that are called different: what equal things differ by, or by what the smaller of the two
    /// echoes takes longer than the larger one if that is more, for the two do equal work.
    /// </summary>
    public Limit Limit { get; }

    /// <summary>The part of a request's time that is saved by another serializer; null if one of them was not measured.</summary>
    public ServicePart? Saved(string operation, string from, string to, string model) =>
        Find(operation, from, model) is { } before && Find(operation, to, model) is { } after ? new ServicePart(after.RatioTo(before), Limit.Judge(after, before)) : null;

    /// <summary>The part of the server's time that a serializer takes of JSON: what is not in the row that echoes the same bytes.</summary>
    public ServicePart? ShareOfJson(string operation, string model) => Saved(operation, Json, ServiceStudy.EchoJson, model);

    /// <summary>From which length of the JSON on that part is at least a given one, on straight lines between the measured sizes of which the run can tell it, that axis being logarithmic.</summary>
    /// <returns>The length, and whether it is reached there and not already below all that was measured; null if it is not reached, or unknown.</returns>
    public (double Bytes, bool IsCrossed)? FirstWithShare(string operation, double share)
    {
        (double Bytes, double Share)[] shares =
        [
            .. from model in Models
               let part = ShareOfJson(operation, model.Model)
               where part is { IsKnown: true }
               select ((double)model.Bytes, part.Value.Value),
        ];
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
}
