namespace SerializationBenchmarks.Service.Loads;

/// <summary>A server that requests are sent to, over some connections, in one protocol.</summary>
internal abstract class Target
{
    /// <summary>Sends a body and waits for the answer.</summary>
    /// <param name="connection">The number of the connection; of several requests at a time, each has another.</param>
    /// <param name="body">The body.</param>
    /// <returns>The length of the answer.</returns>
    public abstract Task<long> SendAsync(int connection, byte[] body);

    /// <summary>Sends a body and waits for the answer.</summary>
    /// <param name="body">The body.</param>
    /// <param name="inPieces">Whether the body is sent in several pieces, some time apart, where the protocol lets one do that.</param>
    /// <returns>The answer.</returns>
    public abstract Task<byte[]> ReturnAsync(byte[] body, bool inPieces);
}
