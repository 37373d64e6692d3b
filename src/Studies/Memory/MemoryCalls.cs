using System.Runtime.CompilerServices;
using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Measuring.Engine;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Records;
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

/// <summary>Writes and reads a large message, then small ones, and measures what more of the heap is in use than when there were small ones alone.</summary>
[Operation(2, "Write and read a large message", WritesPayload = true)]
public class StayAfterLarge<TCodec> : IFileOperation, IMeasuresItself
    where TCodec : struct, ICodec
{
    /// <summary>Packages in the large message: as many as make 10 MiB of JSON.</summary>
    internal const int Large = 28_770;

    private const int Small = 10;

    // Beyond what a pool would keep of each, and few enough to take no time.
    private const int Messages = 200;

    public RoundRecord? Measured { get; private set; }

    /// <summary>Makes the large message for its length; no file is read.</summary>
    public static long Prepare(StudyFiles files, byte[] payload) => TCodec.Serialize(TCodec.FromModel(PackageIndex.Make(Large))).Length;

    /// <summary>The method, which measures itself.</summary>
    [Benchmark]
    public object Run()
    {
        var small = TCodec.FromModel(PackageIndex.Make(Small));
        GoThrough(small, Messages);
        var before = HeapInUse();
        var measured = GoThroughLarge();
        GoThrough(small, Messages);
        Measured = measured with { StayingMemory = Math.Max(0, HeapInUse() - before) };
        GC.KeepAlive(small);
        return Measured;
    }

    [MethodImpl(MethodImplOptions.NoInlining)] // Its values are gone when it returns.
    private static RoundRecord GoThroughLarge()
    {
        var large = TCodec.FromModel(PackageIndex.Make(Large));
        return FirstCall.Measure(_ => GoThrough(large, 1), operations: 1);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void GoThrough(object data, int times)
    {
        for (var i = 0; i < times; i++)
            GC.KeepAlive(TCodec.Deserialize(TCodec.Serialize(data)));
    }

    // What has a finalizer stays for one collection more.
    private static long HeapInUse()
    {
        for (var i = 0; i < 3; i++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }

        return GC.GetTotalMemory(forceFullCollection: true);
    }
}
