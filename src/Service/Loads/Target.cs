namespace SerializationBenchmarks.Service.Loads;

/// <summary>A server that requests are sent to, over some connections, in one protocol.</summary>
internal abstract class Target
{
    /// <summary>Sends a body and waits for the answer.</summary>
    public abstract Task<long> SendAsync(int connection, byte[] body);

    /// <summary>Sends a body and waits for the answer.</summary>
    public abstract Task<byte[]> ReturnAsync(byte[] body, bool inPieces);
}
