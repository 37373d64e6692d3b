using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Memory;

/// <summary>Goes through a file package by package, in the place of <see cref="DecodeFile{TCodec}"/>.</summary>
/// <typeparam name="TCodec">The serializer on the model.</typeparam>
public class DecodeStreamed<TCodec>
    where TCodec : struct, ICodec, IFileReader
{
    private readonly string _path = StudyFiles.PathOf(typeof(DecodeFile<TCodec>));

    /// <summary>Writes the file.</summary>
    /// <param name="payload">Its content.</param>
    /// <returns>Its length.</returns>
    public static long Prepare(byte[] payload) => DecodeFile<TCodec>.Prepare(payload);

    /// <summary>The timed method.</summary>
    [Benchmark]
    public (int Packages, long Size) Run() => TCodec.ReadThrough(_path);
}
