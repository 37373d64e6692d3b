using System.Text.Json;
using System.Text.Json.Serialization;

namespace SerializationBenchmarks.Studies.Service;

/// <summary>What a server asks of its load generator, a line each.</summary>
internal sealed record LoadRequest(int Target, ServiceTransport Transport)
{
    /// <summary>The ports of a new target; null if it is known.</summary>
    public ServicePorts? Ports { get; init; }

    /// <summary>The bodies of a new target, in base 64.</summary>
    public IReadOnlyList<string>? Bodies { get; init; }

    /// <summary>How many requests are to be sent; 0 to send each body once, over HTTP a second time in pieces, and to tell which came back otherwise.</summary>
    public int Requests { get; init; }

    /// <summary>How many are sent in a second, whether or not earlier ones are answered; null for each as soon as one of the connections has its answer.</summary>
    public double? PerSecond { get; init; }

    /// <summary>The line.</summary>
    public string ToLine() => JsonSerializer.Serialize(this, LoadJson.Default.LoadRequest);

    /// <summary>Reads a line.</summary>
    public static LoadRequest From(string line) => JsonSerializer.Deserialize(line, LoadJson.Default.LoadRequest)!;
}

/// <summary>What the load generator answers, a line each.</summary>
internal sealed record LoadAnswer
{
    /// <summary>Bytes on the wire in both directions, with all that the protocol adds, over all requests.</summary>
    public long WireBytes { get; init; }

    /// <summary>The median of the requests' latencies, in nanoseconds; null where no load was stated.</summary>
    public double? LatencyMedian { get; init; }

    /// <summary>The 99th percentile of the latencies, in nanoseconds; null where there were too few for one.</summary>
    public double? Latency99 { get; init; }

    /// <summary>The bodies that came back otherwise than they were sent, in base 64, each with its number.</summary>
    public IReadOnlyList<ReturnedBody>? Changed { get; init; }

    /// <summary>What went wrong, in a sentence; null if nothing did.</summary>
    public string? Fault { get; init; }

    /// <summary>The line.</summary>
    public string ToLine() => JsonSerializer.Serialize(this, LoadJson.Default.LoadAnswer);

    /// <summary>Reads a line.</summary>
    public static LoadAnswer From(string line) => JsonSerializer.Deserialize(line, LoadJson.Default.LoadAnswer)!;
}

/// <summary>A body that came back otherwise than it was sent.</summary>
/// <param name="Bytes">What came back, in base 64.</param>
internal sealed record ReturnedBody(int Body, string Bytes);

/// <summary>How server and load generator write their lines.</summary>
[JsonSerializable(typeof(LoadRequest))]
[JsonSerializable(typeof(LoadAnswer))]
[JsonSerializable(typeof(Dictionary<string, double>))]
internal sealed partial class LoadJson : JsonSerializerContext;
