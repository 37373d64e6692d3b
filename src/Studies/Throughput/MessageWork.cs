using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Studies.Values;

namespace SerializationBenchmarks.Studies.Throughput;

/// <summary>What each thread does: it writes or reads the mixed values, a stretch of them after the other.</summary>
internal static class MessageWork<TCodec>
    where TCodec : struct, ICodec
{
    /// <summary>How many messages a unit of work has.</summary>
    public const int Messages = ValueOrder.Stretch;

    private static readonly Lazy<bool> _isFinal = new(() =>
    {
        var (write, read) = (On(new ThroughputOperation(Serializes: true, Server: false, Threads: 1))[0], On(new ThroughputOperation(Serializes: false, Server: false, Threads: 1))[0]);
        return ThroughputMeter.WarmUp(units =>
        {
            write(units);
            read(units);
        }).IsFinal;
    });

    /// <summary>
    /// Writes and reads with one thread, the first time that it is called in a process, until the runtime has compiled the code for good: threads on all
    /// processors leave it none to compile on.
    /// </summary>
    public static bool WarmUp() => _isFinal.Value;

    /// <summary>Makes the work of each thread, which begin at different places of the order.</summary>
    public static Action<long>[] On(ThroughputOperation operation)
    {
        var (data, payloads) = CodecValues<TCodec>.Mixed;
        return
        [
            .. from thread in Enumerable.Range(0, operation.Threads)
               let start = (int)((long)data.Length * thread / operation.Threads / Messages * Messages)
               select operation.Serializes ? Serialize(new(data, start)) : Deserialize(new(payloads, start)),
        ];
    }

    private static Action<long> Serialize(ValueWalk<object> walk) => units =>
    {
        for (; units > 0; units--)
        {
            byte[] made = [];
            foreach (var data in walk.Next())
                made = TCodec.Serialize(data);
            GC.KeepAlive(made);
        }
    };

    private static Action<long> Deserialize(ValueWalk<byte[]> walk) => units =>
    {
        for (; units > 0; units--)
        {
            object? made = null;
            foreach (var payload in walk.Next())
                made = TCodec.Deserialize(payload);
            GC.KeepAlive(made);
        }
    };
}
