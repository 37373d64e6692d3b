using Grpc.Core;
using Grpc.Net.Client;
using SerializationBenchmarks.Service.Servers;

namespace SerializationBenchmarks.Service.Loads;

/// <summary>A server over gRPC, whose messages are bytes to the one that sends them.</summary>
internal sealed class GrpcTarget : Target
{
    private static readonly Marshaller<byte[]> _bytes = new(static (body, context) => context.Complete(body), static context => context.PayloadAsNewBuffer());

    private static readonly Marshaller<Length> _length = new(static (_, _) => throw new NotSupportedException("Only read."), static context => new Length(context.PayloadLength));

    private static readonly Method<byte[], Length> _send = new(MethodType.Unary, AnyEcho.Service, AnyEcho.Method, _bytes, _length);

    private static readonly Method<byte[], byte[]> _return = new(MethodType.Unary, AnyEcho.Service, AnyEcho.Method, _bytes, _bytes);

    private readonly CallInvoker[] _invokers;

    /// <summary>Makes a target; it is connected to by the first requests.</summary>
    public GrpcTarget(int port, int connections, Connections counted) => _invokers =
    [
        .. Enumerable.Range(0, connections).Select(_ => GrpcChannel.ForAddress($"http://127.0.0.1:{port}", new GrpcChannelOptions
        {
            HttpHandler = counted.Handler(1),
            MaxReceiveMessageSize = null,
            MaxSendMessageSize = null,
        }).CreateCallInvoker()),
    ];

    public override async Task<long> SendAsync(int connection, byte[] body)
    {
        using var call = _invokers[connection].AsyncUnaryCall(_send, host: null, default, body);
        return (await call).Bytes;
    }

    public override async Task<byte[]> ReturnAsync(byte[] body, bool inPieces)
    {
        using var call = _invokers[0].AsyncUnaryCall(_return, host: null, default, body);
        return await call;
    }

    private sealed record Length(int Bytes);
}
