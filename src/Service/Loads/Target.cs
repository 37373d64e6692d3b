using System.Buffers;
using System.Diagnostics.CodeAnalysis;
using System.Net;
using System.Net.WebSockets;
using System.Text;
using Grpc.Core;
using Grpc.Net.Client;
using SerializationBenchmarks.Service.Servers;
using SerializationBenchmarks.Studies.Service;

namespace SerializationBenchmarks.Service.Loads;

/// <summary>A server that requests are sent to, over some connections, in one protocol.</summary>
internal abstract class Target
{
    /// <summary>Sends a body and waits for the answer.</summary>
    public abstract Task<long> SendAsync(int connection, byte[] body);

    /// <summary>Sends a body and waits for the answer.</summary>
    public abstract Task<byte[]> ReturnAsync(byte[] body, bool inPieces);
}

/// <summary>A server over HTTP/1.1.</summary>
[SuppressMessage("Design", "CA1001:Types that own disposable fields should be disposable", Justification = "Its connections end with the process.")]
internal sealed class HttpTarget : Target
{
    private readonly HttpClient _client;

    private readonly Uri _address;

    private readonly byte[][] _buffers;

    /// <summary>Makes a target; it is connected to by the first requests.</summary>
    public HttpTarget(int port, int connections, Connections counted)
    {
        _client = new HttpClient(counted.Handler(connections));
        _address = new Uri($"http://127.0.0.1:{port}/");
        _buffers = [.. Enumerable.Range(0, connections).Select(_ => new byte[1 << 16])];
    }

    public override async Task<long> SendAsync(int connection, byte[] body)
    {
        using var request = new HttpRequestMessage(HttpMethod.Post, _address) { Content = new ByteArrayContent(body) };
        using var response = await _client.SendAsync(request, HttpCompletionOption.ResponseHeadersRead);
        response.EnsureSuccessStatusCode();
        var stream = await response.Content.ReadAsStreamAsync();
        var length = 0L;
        while (await stream.ReadAsync(_buffers[connection]) is > 0 and var count)
            length += count;
        return length;
    }

    public override async Task<byte[]> ReturnAsync(byte[] body, bool inPieces)
    {
        using var request = new HttpRequestMessage(HttpMethod.Post, _address) { Content = inPieces ? new PiecesContent(body) : new ByteArrayContent(body) };
        using var response = await _client.SendAsync(request);
        response.EnsureSuccessStatusCode();
        return await response.Content.ReadAsByteArrayAsync();
    }

    /// <summary>A body that is sent in pieces, so that the server gets some of it before the rest.</summary>
    private sealed class PiecesContent(byte[] body) : HttpContent
    {
        private const int Pieces = 3;

        private static readonly TimeSpan _apart = TimeSpan.FromMilliseconds(2);

        protected override async Task SerializeToStreamAsync(Stream stream, TransportContext? context)
        {
            var size = (body.Length + Pieces - 1) / Pieces;
            for (var start = 0; start < body.Length; start += size)
            {
                await stream.WriteAsync(body.AsMemory(start, Math.Min(size, body.Length - start)));
                await stream.FlushAsync();
                await Task.Delay(_apart);
            }
        }

        protected override bool TryComputeLength(out long length)
        {
            length = body.Length;
            return true;
        }
    }
}

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

/// <summary>A server's SignalR hub, over WebSockets. Bodies are put into messages and taken out of them as they are, since whoever sends them deserializes nothing.</summary>
[SuppressMessage("Design", "CA1001:Types that own disposable fields should be disposable", Justification = "Its connections end with the process.")]
internal sealed class HubTarget(ServicePorts ports, int connections, Connections counted) : Target
{
    private readonly HubMessages _messages = HubMessages.Of(ports.Hub);

    private readonly HttpMessageInvoker _invoker = new(counted.Handler(connections));

    private readonly ClientWebSocket?[] _sockets = new ClientWebSocket?[connections];

    private readonly ArrayBufferWriter<byte>[] _read = [.. Enumerable.Range(0, connections).Select(_ => new ArrayBufferWriter<byte>(1 << 16))];

    public override async Task<long> SendAsync(int connection, byte[] body) => (await CallAsync(connection, body)).Length;

    public override async Task<byte[]> ReturnAsync(byte[] body, bool inPieces) => (await CallAsync(0, body)).ToArray();

    private async Task<ReadOnlyMemory<byte>> CallAsync(int connection, byte[] body)
    {
        var socket = _sockets[connection] ??= await ConnectAsync(connection);
        await socket.SendAsync(_messages.CallOf(body), _messages.Type, endOfMessage: true, CancellationToken.None);
        return _messages.ResultOf(await ReadAsync(connection, socket));
    }

    // Opened as the documentation of the protocol has it: a text that names the protocol, and an empty answer.
    private async Task<ClientWebSocket> ConnectAsync(int connection)
    {
        var socket = new ClientWebSocket();
        await socket.ConnectAsync(new Uri($"ws://127.0.0.1:{ports.Http}{EchoHub.Path}"), _invoker, CancellationToken.None);
        await socket.SendAsync(Encoding.UTF8.GetBytes($$"""{"protocol":"{{_messages.Name}}","version":1}""" + "\u001e"), WebSocketMessageType.Text, endOfMessage: true, CancellationToken.None);
        var answer = new byte[1 << 10];
        var count = (await socket.ReceiveAsync(answer.AsMemory(), CancellationToken.None)).Count;
        return Encoding.UTF8.GetString(answer, 0, count) == "{}\u001e" ? socket : throw new InvalidOperationException($"the hub refuses the protocol: {Encoding.UTF8.GetString(answer, 0, count)}");
    }

    private async Task<ReadOnlyMemory<byte>> ReadAsync(int connection, ClientWebSocket socket)
    {
        var read = _read[connection];
        read.ResetWrittenCount();
        for (var start = 0; ;)
        {
            while (_messages.LengthOf(read.WrittenSpan[start..]) is var (skip, length))
            {
                var message = read.WrittenMemory.Slice(start + skip, length);
                if (!_messages.IsPing(message.Span))
                    return message;
                start += skip + length + _messages.Behind;
            }

            var received = await socket.ReceiveAsync(read.GetMemory(1 << 14), CancellationToken.None);
            read.Advance(received.MessageType == WebSocketMessageType.Close ? throw new InvalidOperationException($"the hub closes the connection: {socket.CloseStatusDescription}") : received.Count);
        }
    }
}
