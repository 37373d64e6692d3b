using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Memory;

/// <summary>Reads a file and decodes it.</summary>
/// <typeparam name="TCodec">The serializer on the model.</typeparam>
[Operation(1, "Decode a file", WritesPayload = true)]
public class DecodeFile<TCodec>
    where TCodec : struct, ICodec
{
    private readonly string _path = StudyFiles.PathOf(typeof(DecodeFile<TCodec>));

    /// <summary>Writes the file.</summary>
    /// <param name="payload">Its content.</param>
    /// <returns>Its length.</returns>
    public static long Prepare(byte[] payload)
    {
        File.WriteAllBytes(StudyFiles.PathOf(typeof(DecodeFile<TCodec>)), payload);
        return payload.Length;
    }

    /// <summary>The timed method.</summary>
    [Benchmark]
    public object Run() => TCodec.Deserialize(File.ReadAllBytes(_path));
}
