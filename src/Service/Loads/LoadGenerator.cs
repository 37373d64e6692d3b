using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Studies.Service;

namespace SerializationBenchmarks.Service.Loads;

/// <summary>What the process does that sends a server its requests: what the server asks on standard input, until that ends.</summary>
internal static class LoadGenerator
{
    private static readonly Connections _connections = new();

    private static readonly List<Load> _targets = [];

    private static readonly int _transports = Enum.GetValues<ServiceTransport>().Length;

    /// <summary>Answers line by line.</summary>
    /// <returns>0.</returns>
    public static int Answer()
    {
        Child.LeaveSignalsToParent();
        var (input, output) = ParentPipes.Take();
        while (input.ReadLine() is { } line)
            output.WriteLine(Answer(LoadRequest.From(line)).ToLine());
        return 0;
    }

    private static LoadAnswer Answer(LoadRequest request)
    {
        try
        {
            if (request.Ports is { } ports)
            {
                byte[][] bodies = [.. request.Bodies!.Select(Convert.FromBase64String)];
                _targets.Add(new Load(new HttpTarget(ports.Http, ServiceLoad.Connections, _connections), bodies, _connections));
                _targets.Add(new Load(new GrpcTarget(ports.Grpc, ServiceLoad.Connections, _connections), bodies, _connections));
                _targets.Add(new Load(new HubTarget(ports, ServiceLoad.Connections, _connections), bodies, _connections));
                return new LoadAnswer();
            }

            var load = _targets[(_transports * request.Target) + (int)request.Transport];
            var answering = request switch
            {
                { Requests: 0 } => load.TryBodiesAsync(),
                { PerSecond: { } perSecond } => load.MeasureLatencyAsync(request.Requests, perSecond),
                _ => load.SendAsync(request.Requests),
            };
            return answering.GetAwaiter().GetResult();
        }
#pragma warning disable CA1031 // Whatever goes wrong is the answer.
        catch (Exception exception)
#pragma warning restore CA1031
        {
            return new LoadAnswer { Fault = $"The server gives no answer: {exception.Message.ReplaceLineEndings(" ").TrimEnd('.')}." };
        }
    }
}
