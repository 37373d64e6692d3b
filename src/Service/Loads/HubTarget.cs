using System.Buffers;
using System.Diagnostics.CodeAnalysis;
using System.Net.WebSockets;
using System.Text;
using SerializationBenchmarks.Service.Servers;
using SerializationBenchmarks.Studies.Service;

namespace SerializationBenchmarks.Service.Loads;

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
