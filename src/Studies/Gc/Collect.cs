using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Gc;

/// <summary>A full collection while the dictionary is held.</summary>
[Operation(1, "A full garbage collection while a million values are held")]
public class Collect<TCodec>
    where TCodec : struct, ICodec
{
    private const int Collections = 5; // One alone differs by a fifth from the next.

    private object _held = null!;

    /// <summary>Makes the dictionary.</summary>
    [GlobalSetup]
    public void Setup() => _held = Million.Make<TCodec>();

    /// <summary>The timed method.</summary>
    [Benchmark(OperationsPerInvoke = Collections)]
    public object Run()
    {
        for (var i = 0; i < Collections; i++)
            GC.Collect(GC.MaxGeneration, GCCollectionMode.Forced, blocking: true);
        return _held;
    }
}

/// <summary>Makes the dictionary. What it allocates is what it holds.</summary>
[Operation(2, "Fill a dictionary with a million values")]
public class Fill<TCodec>
    where TCodec : struct, ICodec
{
    /// <summary>The timed method.</summary>
    [Benchmark]
    public object Run() => Million.Make<TCodec>();
}
