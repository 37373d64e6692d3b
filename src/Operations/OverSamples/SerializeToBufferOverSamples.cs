using System.Buffers;
using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Operations;

/// <summary><see cref="SerializeToBuffer{TCodec}"/> for each sample, each from the buffer's start.</summary>
/// <typeparam name="TCodec">The serializer on a user's type.</typeparam>
public class SerializeToBufferOverSamples<TCodec> : OverSamples<TCodec>
    where TCodec : struct, IBufferCodec
{
    private readonly ArrayBufferWriter<byte> _buffer = new(64 * 1024);

    /// <summary>The timed method.</summary>
    [Benchmark]
    public int Run()
    {
        var written = 0;
        foreach (var data in Data)
        {
            _buffer.ResetWrittenCount();
            TCodec.Serialize(data, _buffer);
            written += _buffer.WrittenCount;
        }

        return written;
    }
}
