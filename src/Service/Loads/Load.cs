using System.Diagnostics;
using System.Net;
using System.Net.Sockets;
using SerializationBenchmarks.Studies.Service;

namespace SerializationBenchmarks.Service.Loads;

/// <summary>Sends a server bodies in turn.</summary>
/// <param name="connections">What counts the bytes.</param>
internal sealed class Load(Target target, byte[][] bodies, Connections connections)
{
    private const int EnoughForPercentile = 100;

    // A server that answers nothing for so long is stuck.
    private static readonly TimeSpan _longest = TimeSpan.FromSeconds(100);

    private readonly long[] _lengths = new long[bodies.Length];

    /// <summary>Sends each body once, and once in pieces, and tells which came back otherwise.</summary>
    public async Task<LoadAnswer> TryBodiesAsync()
    {
        var changed = new List<ReturnedBody>();
        for (var body = 0; body < bodies.Length; body++)
        {
            foreach (var inPieces in new[] { false, true })
            {
                var back = await target.ReturnAsync(bodies[body], inPieces).WaitAsync(_longest);
                _lengths[body] = back.Length;
                if (!back.AsSpan().SequenceEqual(bodies[body]))
                    changed.Add(new ReturnedBody(body, Convert.ToBase64String(back)));
            }
        }

        return new LoadAnswer { Changed = changed.Count > 0 ? changed : null };
    }

    /// <summary>Sends requests over all connections, each the next one as soon as it has an answer.</summary>
    public async Task<LoadAnswer> SendAsync(int requests)
    {
        var (before, next) = (connections.Bytes, -1);
        await Task.WhenAll(Enumerable.Range(0, ServiceLoad.Connections).Select(connection => Task.Run(async () =>
        {
            for (int request; (request = Interlocked.Increment(ref next)) < requests;)
                await SendAsync(connection, request % bodies.Length);
        }))).WaitAsync(_longest);
        return new LoadAnswer { WireBytes = connections.Bytes - before };
    }

    /// <summary>Sends requests at times that do not depend on the answers. A request that finds all connections busy waits, and that counts.</summary>
    public async Task<LoadAnswer> MeasureLatencyAsync(int requests, double perSecond)
    {
        using var free = new SemaphoreSlim(ServiceLoad.Connections);
        var idle = new Stack<int>(Enumerable.Range(0, ServiceLoad.Connections));
        var latencies = new double[requests];
        var sent = new Task[requests];
        var start = Stopwatch.GetTimestamp();
        for (var request = 0; request < requests; request++)
        {
            var left = TimeSpan.FromSeconds(request / perSecond) - Stopwatch.GetElapsedTime(start);
            if (left > TimeSpan.Zero)
                await Task.Delay(left);
            var (number, begin) = (request, Stopwatch.GetTimestamp()); // What the timer is late by is not the server's.
            sent[request] = Task.Run(async () =>
            {
                await free.WaitAsync();
                int connection;
                lock (idle)
                    connection = idle.Pop();
                await SendAsync(connection, number % bodies.Length);
                latencies[number] = Stopwatch.GetElapsedTime(begin).TotalNanoseconds;
                lock (idle)
                    idle.Push(connection);
                free.Release();
            });
        }

        await Task.WhenAll(sent).WaitAsync(_longest);
        Array.Sort(latencies);
        return new LoadAnswer
        {
            LatencyMedian = latencies[requests / 2],
            Latency99 = requests >= EnoughForPercentile ? latencies[(int)Math.Ceiling(0.99 * requests) - 1] : null,
        };
    }

    private async Task SendAsync(int connection, int body)
    {
        var length = await target.SendAsync(connection, bodies[body]);
        if (length != _lengths[body])
            throw new InvalidOperationException($"a body of {_lengths[body]} bytes was expected, and {length} came");
    }
}

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

/// <summary>A connection that counts the bytes which go over it.</summary>
/// <param name="onBytes">Is told of bytes in either direction.</param>
internal sealed class CountedStream(Socket socket, Action<int> onBytes) : NetworkStream(socket, ownsSocket: true)
{
    public override async ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
    {
        var count = await base.ReadAsync(buffer, cancellationToken);
        onBytes(count);
        return count;
    }

    public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
    {
        onBytes(buffer.Length);
        return base.WriteAsync(buffer, cancellationToken);
    }
}
