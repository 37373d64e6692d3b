using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Memory;

/// <summary>Reads a file and decodes it.</summary>
/// <typeparam name="TCodec">The serializer on the model.</typeparam>
[Operation(1, "Decode a file", WritesPayload = true)]
public class DecodeFile<TCodec> : IFileOperation
    where TCodec : struct, ICodec
{
    private readonly string _path = StudyFiles.GivenPathOf(typeof(DecodeFile<TCodec>));

    /// <inheritdoc/>
    public static long Prepare(StudyFiles files, byte[] payload)
    {
        File.WriteAllBytes(files.PathOf(typeof(DecodeFile<TCodec>)), payload);
        return payload.Length;
    }

    /// <summary>The timed method.</summary>
    [Benchmark]
    public object Run() => TCodec.Deserialize(File.ReadAllBytes(_path));
}

/// <summary>Goes through a file package by package, in the place of <see cref="DecodeFile{TCodec}"/>.</summary>
/// <typeparam name="TCodec">The serializer on the model.</typeparam>
public class DecodeStreamed<TCodec> : IFileOperation
    where TCodec : struct, ICodec, IFileReader
{
    private readonly string _path = StudyFiles.GivenPathOf(typeof(DecodeFile<TCodec>));

    /// <inheritdoc/>
    public static long Prepare(StudyFiles files, byte[] payload) => DecodeFile<TCodec>.Prepare(files, payload);

    /// <summary>The timed method.</summary>
    [Benchmark]
    public (int Packages, long Size) Run() => TCodec.ReadThrough(_path);
}

/// <summary>A codec that can go through a file without reading it whole first.</summary>
public interface IFileReader
{
    /// <summary>Goes through all packages and keeps none.</summary>
    /// <param name="path">The file.</param>
    /// <returns>How many there are, and the sum of their sizes.</returns>
    static abstract (int Packages, long Size) ReadThrough(string path);
}
