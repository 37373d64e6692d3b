using System.Diagnostics.CodeAnalysis;
using System.Net;

namespace SerializationBenchmarks.Service.Loads;

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
