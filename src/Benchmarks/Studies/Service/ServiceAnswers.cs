using System.Globalization;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Benchmarks.Studies.Service;

/// <summary>What a record of the study answers, in sentences.</summary>
/// <param name="record">The record.</param>
internal sealed class ServiceAnswers(RunRecord record)
{
    /// <summary>The name of the operation over HTTP.</summary>
    public const string Http = nameof(ServiceCalls<>.Http);

    /// <summary>The name of the operation by gRPC.</summary>
    public const string Grpc = nameof(ServiceCalls<>.Grpc);

    /// <summary>The lengths of JSON of which it is said what another serializer saves: the median and the 99th percentile of Google's calls, and what lies between.</summary>
    public static readonly IReadOnlyList<double> AskedBytes = [1.5e3, 16e3, 196e3];

    private readonly ServiceCurves _curves = new(record);

    /// <summary>The lengths of JSON of which it is said what another serializer saves: those asked for that lie between the measured ones, or else those measured.</summary>
    public IReadOnlyList<double> Lengths => AskedBytes.Where(bytes => _curves.Models.Count > 1 && bytes >= _curves.Models[0].Bytes && bytes <= _curves.Models[^1].Bytes).ToArray() is { Length: > 0 } between
        ? between
        : [.. _curves.Models.Select(model => (double)model.Bytes)];

    /// <summary>From which length on the serializer matters, and what gRPC changes; those sentences alone that the record has an answer to.</summary>
    public IEnumerable<string> Sentences()
    {
        if (WhereItMatters() is { } matters)
            yield return matters;
        if (_curves.Models.Count == 1 && _curves.ShareOfJson(Http, _curves.Models[0].Model) is { } share)
            yield return $"`{_curves.Json}` takes {Percent(share)} of the server's time for a request over HTTP, whose JSON has {NumberText.Bytes(_curves.Models[0].Bytes)}; the rest is what a server takes that echoes the bytes.";
        if (WhatGrpcChanges() is { } grpc)
            yield return grpc;
    }

    /// <summary>From which length on the share of System.Text.Json reaches a tenth and a half; null if the record cannot tell.</summary>
    public string? WhereItMatters()
    {
        if (_curves.Models.Count < 2 || _curves.ShareOfJson(Http, _curves.Models[0].Model) is null || _curves.ShareOfJson(Http, _curves.Models[^1].Model) is not { } last)
            return null;
        string From(double share) => _curves.FirstWithShare(Http, share) switch
        {
            (var bytes, true) => $"from {Kilobytes(bytes)} of JSON on",
            (var bytes, false) => $"already with {Kilobytes(bytes)} of JSON, the least that was measured",
            null => $"in no message up to {Kilobytes(_curves.Models[^1].Bytes)} of JSON",
        };
        return $"Over HTTP, System.Text.Json takes a tenth of the server's processor time {From(0.1)}, and half of it {From(0.5)}; with {Kilobytes(_curves.Models[^1].Bytes)} it takes {Percent(last)}.";
    }

    /// <summary>What changing from a serializer to another one saves of the server's processor time over HTTP.</summary>
    /// <param name="from">The serializer.</param>
    /// <param name="to">The other one.</param>
    /// <param name="bytes">The length of the JSON.</param>
    /// <returns>The part of the first one's time; negative if the other takes more, and null if one of them was not measured there.</returns>
    public double? Saves(string from, string to, double bytes) =>
        _curves.TimeAt(Http, from, bytes) is { } before && _curves.TimeAt(Http, to, bytes) is { } after ? 1 - (after / before) : null;

    /// <summary>The serializer whose requests take the least of the server over HTTP, and what changing from System.Text.Json to it saves with each of <see cref="Lengths"/>; null if there is none.</summary>
    public (string Serializer, IReadOnlyList<double> Saved)? Best()
    {
        var saved = from serializer in Libraries
                    where serializer != _curves.Json
                    let of = Lengths.Select(bytes => Saves(_curves.Json, serializer, bytes)).ToArray()
                    where of.All(part => part is not null)
                    select (serializer, Saved: Array.ConvertAll(of, part => part!.Value));
        return saved.OrderByDescending(of => of.Saved[^1]).Select(of => ((string, IReadOnlyList<double>)?)(of.serializer, of.Saved)).FirstOrDefault();
    }

    /// <summary>The serializers of the record; those that echo are none.</summary>
    public IEnumerable<string> Libraries => record.Serializers.Select(serializer => serializer.Name).Where(name => !ServiceStudy.IsEcho(name));

    /// <summary>The row of System.Text.Json that its users have.</summary>
    public string Json => _curves.Json;

    /// <summary>How many times as much processor time a request takes by gRPC; null if it was not measured both ways.</summary>
    /// <param name="serializer">The serializer.</param>
    /// <param name="model">The model.</param>
    public double? GrpcRatio(string serializer, string model) =>
        _curves.Find(Grpc, serializer, model) is { } grpc && _curves.Find(Http, serializer, model) is { } http ? grpc.Nanoseconds / http.Nanoseconds : null;

    /// <summary>A part in percent.</summary>
    /// <param name="part">The part.</param>
    public static string Percent(double part) => $"{(100 * part).ToString("N0", CultureInfo.InvariantCulture)} %";

    /// <summary>A length, with two digits.</summary>
    /// <param name="bytes">The length.</param>
    public static string Kilobytes(double bytes) => bytes < 1000 ? NumberText.Bytes((long)Math.Round(bytes)) : $"{NumberText.TwoDigits(bytes / 1000)} kB";

    private string? WhatGrpcChanges()
    {
        var ratios = from model in _curves.Models
                     let all = Libraries.Select(serializer => GrpcRatio(serializer, model.Model)).OfType<double>().Order().ToArray()
                     where all.Length > 0
                     select $"{NumberText.Ratio(all[all.Length / 2])} with {Kilobytes(model.Bytes)} of JSON";
        return ratios.ToArray() is { Length: > 0 } found
            ? $"With the same serializer, a request by gRPC takes this many times the processor time of one over HTTP (the median of the serializers): {string.Join(", ", found)}."
            : null;
    }
}
