using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Memory;

/// <summary>Reads a file and decodes it.</summary>
[Operation(1, "Decode a file", WritesPayload = true)]
public class DecodeFile<TCodec> : IFileOperation
    where TCodec : struct, ICodec
{
    private readonly string _path = StudyFiles.GivenPathOf(typeof(DecodeFile<TCodec>));

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
public class DecodeStreamed<TCodec> : IFileOperation
    where TCodec : struct, ICodec, IFileReader
{
    private readonly string _path = StudyFiles.GivenPathOf(typeof(DecodeFile<TCodec>));

    public static long Prepare(StudyFiles files, byte[] payload) => DecodeFile<TCodec>.Prepare(files, payload);

    /// <summary>The timed method.</summary>
    [Benchmark]
    public (int Packages, long Size) Run() => TCodec.ReadThrough(_path);
}

/// <summary>A codec that can go through a file without reading it whole first.</summary>
public interface IFileReader
{
    /// <summary>Goes through all packages and keeps none.</summary>
    static abstract (int Packages, long Size) ReadThrough(string path);
}
