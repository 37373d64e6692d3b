using System.Buffers;
using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Operations;

/// <summary>Serializes a value into a reused buffer, which grows no more after the first call.</summary>
/// <typeparam name="TCodec">The serializer on a model.</typeparam>
[Operation(7, "Serialize to a reused buffer", WritesPayload = true, TakesEverySample = true)]
public class SerializeToBuffer<TCodec> : Operation<TCodec>
    where TCodec : struct, IBufferCodec
{
    private readonly ArrayBufferWriter<byte> _buffer = new(64 * 1024); // Several times the largest payload, so that no library's size hint makes it grow.

    /// <summary>The timed method.</summary>
    [Benchmark]
    public int Run()
    {
        _buffer.ResetWrittenCount();
        TCodec.Serialize(Data, _buffer);
        return _buffer.WrittenCount;
    }

    /// <summary>The timed method where there are several samples: each is written from the buffer's start.</summary>
    [Benchmark]
    public int RunEach()
    {
        var written = 0;
        foreach (var data in AllData)
        {
            _buffer.ResetWrittenCount();
            TCodec.Serialize(data, _buffer);
            written += _buffer.WrittenCount;
        }

        return written;
    }
}
