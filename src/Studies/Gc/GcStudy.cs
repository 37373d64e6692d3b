using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Gc;

/// <summary>What a program pays that holds many values of a type.</summary>
public sealed class GcStudy() : OperationStudy(typeof(Collect<>), typeof(Fill<>))
{
    public override string Name => "gc";

    public override string Summary => "A full garbage collection, and the memory, of a dictionary of a million values of a type.";

    public override IReadOnlyList<Model> Models { get; } = [Model.Of<BuiltInModel<TinyModel>>()];

    public override MeasurementSettings Adapt(MeasurementSettings settings) => base.Adapt(settings) with
    {
        FirstCall = true, // Its five collections are the iterations; those that the usual engine makes between iterations would be as long as what is measured.
    };

    /// <summary>The study's own types and those that a library generates: other serializers take the user's.</summary>
    protected override bool Takes(SerializerInfo serializer) => !serializer.Traits.TakesModel;
}

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
