using System.Diagnostics;
using System.Reflection;
using System.Text.Json;
using System.Text.Json.Serialization;
using SerializationBenchmarks.Programs.Processes;

namespace SerializationBenchmarks.Studies.Service;

/// <summary>The process that sends a server its requests, as the server sees it. It deserializes nothing, and ends with the server.</summary>
internal sealed class LoadProcess
{
    private static readonly Lazy<LoadProcess> _current = new(() => new LoadProcess());

    private readonly Process _process;

    private readonly ChildError _error;

    private int _targets;

    private LoadProcess()
    {
        var start = Child.StartOf(Assembly.GetEntryAssembly()!, ServiceHost.LoadRole);
        start.Environment["DOTNET_TC_CallCountThreshold"] = "FFFF"; // The runtime's own code is compiled ahead; compiling it anew would take the processor from the server.
        start.Environment["DOTNET_gcServer"] = "0"; // It makes little garbage, and is to leave the processors to the server.
        start.Environment["DOTNET_EnableDiagnostics"] = "0"; // Or pipes and a socket would stay where it is killed with the server, and nobody is left to remove them.
        (_process, var told) = Child.Start(start, "");
        told.Wait();
        _error = new ChildError(_process);
        Placement.Bind(_process);
    }

    /// <summary>The one of this process.</summary>
    public static LoadProcess Current => _current.Value;

    /// <summary>Tells it of a server.</summary>
    public int Add(ServicePorts ports, IEnumerable<byte[]> bodies)
    {
        Ask(new LoadRequest(_targets, ServiceTransport.Http) { Ports = ports, Bodies = [.. bodies.Select(Convert.ToBase64String)] });
        return _targets++;
    }

    /// <summary>Has it do something, and waits until that is done.</summary>
    /// <exception cref="InvalidOperationException">It went wrong; the message says why.</exception>
    public LoadAnswer Ask(LoadRequest request)
    {
        try
        {
            _process.StandardInput.WriteLine(request.ToLine());
            _process.StandardInput.Flush();
        }
        catch (IOException)
        {
            // It has ended, which shows below.
        }

        if (_process.StandardOutput.ReadLine() is { } line)
            return LoadAnswer.From(line) is { Fault: { } fault } ? throw new InvalidOperationException(fault) : LoadAnswer.From(line);
        Child.WaitForEnd(_process);
        var end = new ChildEnd(_process.ExitCode, InTime: true, _error.ToString());
        if (end.WasKilled) // As if this process had been: what was measured is kept, and the next round may live.
            Environment.Exit(end.ExitCode);
        throw new InvalidOperationException($"The load generator ended: {end.Cause}.");
    }
}

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

/// <summary>How much is asked of a server.</summary>
internal static class ServiceLoad
{
    /// <summary>From how many connections requests come, each with the next as soon as the last is answered: enough that a server of two processors always has some.</summary>
    public const int Connections = 8;

    /// <summary>How many slices of a server's work a round has: slices are a tenth to a seventh apart, whatever takes turns, so that fewer say little.</summary>
    public const int Slices = 16;

    /// <summary>How many slices there are of those that take twice as long or longer, which are less apart.</summary>
    public const int LongSlices = 8;

    /// <summary>How long a slice is, in milliseconds: hundreds of requests.</summary>
    public const double SliceMilliseconds = 60;

    /// <summary>How many requests a slice has at least, of those that take long: four from each connection, so that its begin and its end are a small part of it.</summary>
    public const int LeastRequests = 32;

    /// <summary>How many requests are sent at the stated load.</summary>
    public const int LatencyRequests = 100;

    /// <summary>How long requests are sent at the stated load at most.</summary>
    public static readonly TimeSpan LatencyTime = TimeSpan.FromMilliseconds(350);

    // The stated load: bytes of the largest payload, which is that of JSON, in a second, but no more requests than so many. Less than the slowest serves.
    private const double BytesPerSecond = 25e6;

    private const double MostPerSecond = 500;

    /// <summary>How many slices a round has.</summary>
    public static int SlicesOf(double milliseconds) => milliseconds < 2 * SliceMilliseconds ? Slices : LongSlices;

    /// <summary>The requests in a second of which latency is measured, the same for all serializers on a model.</summary>
    public static double PerSecond(int bytes) => Math.Min(MostPerSecond, Math.Round(BytesPerSecond / Math.Max(bytes, 1), 1));

    /// <summary>The requests in a second of which a server measures the latency.</summary>
    public static double PerSecondOf(Type codec) => double.Parse(File.ReadAllText(StudyFiles.GivenPathOf(codec)), System.Globalization.CultureInfo.InvariantCulture);
}
