using System.Net.Sockets;

namespace SerializationBenchmarks.Service.Loads;

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
