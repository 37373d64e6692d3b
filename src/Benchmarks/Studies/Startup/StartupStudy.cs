using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Benchmarks.Studies.Startup;

/// <summary>What the first value costs that a program serializes or deserializes.</summary>
public sealed class StartupStudy() : OperationStudy(typeof(StartAndSerialize<>), typeof(StartAndDeserialize<>), typeof(FirstSerialize<>), typeof(FirstDeserialize<>))
{
    /// <summary>The study's name.</summary>
    public const string OwnName = "startup";

    /// <inheritdoc/>
    public override string Name => OwnName;

    /// <inheritdoc/>
    public override string Summary => "From the start of a process to the first value serialized or deserialized.";

    /// <inheritdoc/>
    public override IReadOnlyList<Model> Models { get; } = [Model.Of<BuiltInModel<ComplexModel>>()];

    /// <inheritdoc/>
    public override string Reference => "EmptyProcess";

    /// <inheritdoc/>
    public override string Background => """
        **How long does a program that has just been started take to its first value, serialized or deserialized?** What runs once, such
        as a command or a function that a cloud starts on demand, pays for loading the library, for finding out about its types and for
        compiling its code, which the other studies leave out. Every round is a process of its own that does one thing to one `Complex`
        and ends: BenchmarkDotNet and the rest of the suite are not loaded in it.

        - *From the start of a process* counts from the moment before the system is asked to start it until the call has returned. The
          clock is the system's monotonic one, which both processes read; a process's own start time has steps of 10 ms on Linux. *User +
          system* is the processor time of all its threads, the runtime's start among it, and *Peak memory* its largest resident memory.
        - *The first call* counts from before the call, in another process: its time, its processor time and by how much memory rose.
        - `EmptyProcess` starts in the same way, creates the `Complex` and calls no serializer: what all lines pay. The handwritten
          serializers load no library.

        A process of the same kind runs unmeasured before each one that is measured, so that files are in the system's memory. All runs
        with just-in-time compilation as the runtime comes: the runtime's own libraries, System.Text.Json among them, are compiled ahead
        (ReadyToRun), and those of packages are not. The study [publishing](publishing.md) has programs of one serializer that are published
        with ReadyToRun or NativeAOT; the ratios here do not hold for them.

        MemoryPack's generator gives every model a static constructor, which registers the model with the library, and whoever creates
        the first value pays for it: all lines do, `EmptyProcess` too, whatever they measure. So the differences between them hold, and what a
        program without MemoryPack takes is less.

        None of the original studies measures the start of a process; the nearest is the time that
        [msgspec](https://jcristharif.com/msgspec/benchmarks.html#structs) gives for defining a type: see the study `types`.
        """;

    /// <inheritdoc/>
    public override MeasurementSettings Adapt(MeasurementSettings settings) => base.Adapt(settings) with
    {
        FirstCall = true,
        Environment = new Dictionary<string, string>(), // As a user's process starts.
    };

    /// <inheritdoc/>
    public override (IReadOnlyList<StudyCase> Cases, string? UnsupportedBecause) Find(OperationRecord operation, Binding binding) =>
        binding.Serializer == EmptyProcess.Info && operation.Name is (nameof(FirstSerialize<>) or nameof(FirstDeserialize<>))
            ? ([], "It calls no serializer.")
            : base.Find(operation, binding);
}
