using Grpc.Core;
using SerializationBenchmarks.Studies.Proto;

namespace SerializationBenchmarks.Service.Servers;

/// <summary>The gRPC service of Google.Protobuf, by the code that Grpc.Tools generates of schemas/service.proto.</summary>
internal sealed class GeneratedEcho : Proto.Echo.EchoBase
{
    public override Task<Complexes> Send(Complexes request, ServerCallContext context) => Task.FromResult(request);
}
