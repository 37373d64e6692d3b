using System.Net;
using System.Net.Sockets;

namespace SerializationBenchmarks.Service.Loads;

/// <summary>Connects to servers on the loopback, and counts all bytes.</summary>
internal sealed class Connections
{
    private long _bytes;

    /// <summary>The bytes of all connections so far, in both directions.</summary>
    public long Bytes => Interlocked.Read(ref _bytes);

    /// <summary>Makes a handler whose connections are counted.</summary>
    public SocketsHttpHandler Handler(int most) => new()
    {
        MaxConnectionsPerServer = most,
        UseProxy = false,
        PooledConnectionIdleTimeout = Timeout.InfiniteTimeSpan, // A server waits long for its turn.
        ConnectCallback = async (context, cancellation) =>
        {
            var socket = new Socket(SocketType.Stream, ProtocolType.Tcp) { NoDelay = true };
            await socket.ConnectAsync(new IPEndPoint(IPAddress.Loopback, context.DnsEndPoint.Port), cancellation);
            return new CountedStream(socket, count => Interlocked.Add(ref _bytes, count));
        },
    };
}
