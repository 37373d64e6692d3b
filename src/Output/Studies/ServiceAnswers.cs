using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies.Service;

namespace SerializationBenchmarks.Output.Studies;

/// <summary>What a record of the study answers, in sentences.</summary>
internal sealed class ServiceAnswers(RunRecord record)
{
    /// <summary>The name of the operation over HTTP.</summary>
    public const string Http = nameof(ServiceCalls<>.Http);

    /// <summary>The name of the operation by gRPC.</summary>
    public const string Grpc = nameof(ServiceCalls<>.Grpc);

    /// <summary>The name of the operation with a hub.</summary>
    public const string Hub = nameof(ServiceCalls<>.Hub);

    private readonly Dictionary<string, string> _labels = RowLabels.Of(record);

    /// <summary>The times that they are computed from.</summary>
    public ServiceCurves Curves { get; } = new(record);

    /// <summary>From which length on the serializer matters, and what gRPC changes; those sentences alone that the record has an answer to.</summary>
    public IEnumerable<string> Sentences()
    {
        if (WhereItMatters() is { } matters)
            yield return matters;
        if (Curves.Models.Count == 1 && Curves.ShareOfJson(Http, Curves.Models[0].Model) is { IsKnown: true } share)
            yield return $"`{Curves.Json}` takes {share} of the server's time for a request over HTTP with {NumberText.Bytes(Curves.Models[0].Bytes)} of JSON; the rest is the time of a server that echoes the bytes.";
        if (WhatGrpcChanges() is { } grpc)
            yield return grpc;
    }

    /// <summary>The share of System.Text.Json by the length of the message, and where it reaches a half; null if the record cannot tell.</summary>
    public string? WhereItMatters()
    {
        if (Curves.Models.Count < 2)
            return null;
        string[] shares = [.. Curves.Models.Select(model => Curves.ShareOfJson(Http, model.Model) is { IsKnown: true } share ? $"{share} with {Kilobytes(model.Bytes)}" : null).OfType<string>()];
        return shares.Length == 0 ? null : $"Over HTTP, System.Text.Json takes this part of the server's processor time: {string.Join(", ", shares)} of JSON{Half()}.";

        string Half() => Curves.FirstWithShare(Http, 0.5) is (var bytes, true) ? $"; half of it from {Kilobytes(bytes)} on, on a line between measured sizes" : "";
    }

    /// <summary>What changing from a serializer to another one saves of the server's processor time over HTTP.</summary>
    /// <returns>The part of the first one's time; null if one of them was not measured there.</returns>
    public ServicePart? Saves(string from, string to, string model) => Curves.Saved(Http, from, to, model);

    /// <summary>The serializer whose requests of the longest messages take the least of the server over HTTP; null if the run cannot tell that any takes less than System.Text.Json.</summary>
    public string? Best() => Libraries
        .Where(serializer => serializer != Json && Curves.Models.Count > 0)
        .Select(serializer => (Serializer: serializer, Part: Saves(Json, serializer, Curves.Models[^1].Model)))
        .Where(of => of.Part is { IsKnown: true, Value: > 0 })
        .OrderByDescending(of => of.Part!.Value.Value)
        .Select(of => of.Serializer)
        .FirstOrDefault();

    /// <summary>The serializers of the record; those that echo are none.</summary>
    public IEnumerable<string> Libraries => record.Serializers.Select(serializer => serializer.Name).Where(name => !ServiceStudy.IsEcho(name));

    /// <summary>What tables call a serializer.</summary>
    public string NameOf(string serializer) => _labels[serializer];

    /// <summary>The row of System.Text.Json that its users have.</summary>
    public string Json => Curves.Json;

    /// <summary>How many times as much processor time a request takes by gRPC; null if it was not measured both ways.</summary>
    public double? GrpcRatio(string serializer, string model) => RatioToHttp(Grpc, serializer, model);

    /// <summary>How many times as much processor time a request takes otherwise than over HTTP; null if it was not measured both ways.</summary>
    public double? RatioToHttp(string operation, string serializer, string model) =>
        Curves.Find(operation, serializer, model) is { } other && Curves.Find(Http, serializer, model) is { } http ? other.RatioTo(http) : null;

    /// <summary>Whether the run can tell a ratio of requests from 1.</summary>
    public bool IsKnown(double ratio) => Curves.Limit.Judge(ratio, double.PositiveInfinity) is RelativeSpeed.Faster or RelativeSpeed.Slower;

    /// <summary>A length, with two digits.</summary>
    public static string Kilobytes(double bytes) => bytes < 1000 ? NumberText.Bytes((long)Math.Round(bytes)) : $"{NumberText.TwoDigits(bytes / 1000)} kB";

    private string? WhatGrpcChanges()
    {
        var ratios = from model in Curves.Models
                     let all = Libraries.Select(serializer => GrpcRatio(serializer, model.Model)).OfType<double>().Order().ToArray()
                     where all.Length > 0 && IsKnown(all[all.Length / 2])
                     select $"{NumberText.Ratio(all[all.Length / 2])} with {Kilobytes(model.Bytes)} of JSON";
        return ratios.ToArray() is { Length: > 0 } found
            ? $"With the same serializer, a request by gRPC takes this many times the processor time of one over HTTP (the median of the serializers): {string.Join(", ", found)}."
            : null;
    }
}
