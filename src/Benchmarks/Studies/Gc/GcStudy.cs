using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Gc;

/// <summary>What a program pays that holds many values of a type.</summary>
public sealed class GcStudy() : OperationStudy(typeof(Collect<>), typeof(Fill<>))
{
    /// <summary>The study's name.</summary>
    public const string OwnName = "gc";

    /// <inheritdoc/>
    public override string Name => OwnName;

    /// <inheritdoc/>
    public override string Summary => "A full garbage collection, and the memory, of a dictionary of a million values of a type.";

    /// <inheritdoc/>
    public override IReadOnlyList<Model> Models { get; } = [Model.Of<BuiltInModel<TinyModel>>()];

    /// <inheritdoc/>
    public override IReadOnlyList<Contrast> Contrasts { get; } = [.. new[] { "SealedClass", "Record", "Struct", "GoogleProtobuf", "BebopMessage", "BebopStruct", "FlatSharp" }.Select(name => new Contrast(name, "Class"))];

    /// <inheritdoc/>
    public override string Background => """
        **What does it cost a program to hold many values of a type?** A dictionary of a million values, each with the two integers of
        `Tiny`, is held while five full, blocking collections run (`GC.Collect(2, GCCollectionMode.Forced, blocking: true)`), each round
        in a process of its own. *GC time* is the time of one of them and *pause* for how much of it the runtime had stopped the program
        (`GC.GetTotalPauseDuration`). *Memory used* is what the dictionary and its values allocate; the dictionary has its full
        capacity from the start, so that nothing that is allocated is garbage. `Class`, `SealedClass`, `Record` and `Struct` are types
        without a library; the other lines are the types that a library's schema compiler generated.

        The original ([msgspec](https://jcristharif.com/msgspec/benchmarks.html#garbage-collection), Python, another machine, so only
        ratios compare) holds a dictionary of many simple instances, of which a standard class takes 80.46 ms and 211.66 MiB:

        | type | GC time | memory used |
        |---|---:|---:|
        | standard class | 1.00 | 1.00 |
        | standard class with `__slots__` | 1.00 | 0.57 |
        | msgspec struct | 0.17 | 0.57 |
        | msgspec struct with `gc=False` | 0.013 | 0.50 |
        """;

    /// <inheritdoc/>
    public override MeasurementSettings Adapt(MeasurementSettings settings) => base.Adapt(settings) with
    {
        FirstCall = true, // Its five collections are the iterations; those that the usual engine makes between iterations would be as long as what is measured.
    };

    /// <summary>The study's own types and those that a library generates: other serializers take the user's.</summary>
    /// <inheritdoc/>
    protected override bool Takes(SerializerInfo serializer) => !serializer.Traits.TakesModel;
}
