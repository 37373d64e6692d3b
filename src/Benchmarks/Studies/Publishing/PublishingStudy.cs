using System.Collections.Concurrent;
using SerializationBenchmarks.Benchmarks.Measuring.Engine;
using SerializationBenchmarks.Benchmarks.Measuring.FirstCalls;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Reports.Publishing;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Floor;

namespace SerializationBenchmarks.Benchmarks.Studies.Publishing;

/// <summary>What changes where a program is compiled ahead of time.</summary>
public sealed class PublishingStudy : Study
{
    /// <summary>The study's name.</summary>
    public const string OwnName = "publishing";

    /// <inheritdoc/>
    public override string Name => OwnName;

    /// <inheritdoc/>
    public override string Summary => "Programs of one serializer, compiled just in time, with ReadyToRun and with NativeAOT: start and final code.";

    /// <inheritdoc/>
    public override IReadOnlyList<Model> Models { get; } = [Model.Of<BuiltInModel<ComplexModel>>()];

    /// <inheritdoc/>
    public override IReadOnlyList<OperationRecord> Operations { get; } = [.. PublishedOperation.All.Select(operation => operation.ToRecord())];

    /// <inheritdoc/>
    /// <remarks>Publishing with NativeAOT takes as long as all other publishing.</remarks>
    public override IReadOnlyList<string> TakeLong =>
        [.. PublishedOperation.All.Where(operation => operation.Way == PublishWay.NativeAot).Select(operation => operation.Name)];

    /// <inheritdoc/>
    /// <remarks>A start and a call are a million times apart.</remarks>
    public override IReadOnlyList<string> PictureOperations =>
        [.. PublishedOperation.All.Where(operation => operation.Call == MeasuredProgram.StartAndSerialize).Select(operation => operation.Name)];

    /// <summary>Those that have a library, and a program without: a floor is no program.</summary>
    /// <inheritdoc/>
    public override IReadOnlyList<SerializerInfo> Serializers => [.. base.Serializers.Where(serializer => serializer != CopyFloor.Info)];

    /// <inheritdoc/>
    public override string Reference => "EmptyProgram";

    /// <inheritdoc/>
    public override bool OwnTablesAnswer => true;

    /// <inheritdoc/>
    public override string Background => """
        **What changes when a program is published with ReadyToRun or NativeAOT, in its start and in the time of a call?** Every line is a
        program of its own, with the models and one serializer from this repository's sources, that serializes and deserializes one
        `Complex`. It is published three ways before anything is timed: for an installed runtime, which compiles it just in time (JIT); the
        same with ReadyToRun, whose code is compiled ahead and replaced by the runtime where it is hot; and with NativeAOT, as
        `dotnet publish` does it without further settings, that is, for any processor of the architecture. In every round each of them is
        started anew and measures itself; nothing else of the suite is in it.

        - *From the start* counts from the moment before the system is asked to start the program until the call has returned, as in the
          study [startup](startup.md). It has run once before, so that its files are in the system's memory. `EmptyProgram` calls no
          serializer: what all lines pay.
        - *Final code* is of one call in 200 iterations of a millisecond, once a control method shows that the runtime has compiled
          the code for good and nothing was compiled for a while. The runtime's delays before it does so are shortened, as for every study.
          Garbage collections that hit an iteration are taken out of it, and iterations that lost the processor do not count.
        - `n/a` for NativeAOT: the serializer needs code that is made or types that are looked up at run time.

        MemoryPack's program fails under NativeAOT where it deserializes before it has created a `Complex` ("failed in provider at creating
        formatter"): the model's static constructor registers its formatter, and nothing has run it yet. Its line is `n/a` there; once it has
        serialized, as in the program of the [footprint](../footprint.md), it deserializes too.

        None of the original studies publishes a program.
        """;

    /// <inheritdoc/>
    protected override int MostRounds => 3; // Publishing takes as long as measuring.

    /// <summary>How a published program measures its final code: with more iterations than in turns, because it is alone.</summary>
    internal static MeasurementSettings FinalCode { get; } = MeasurementSettings.Default with { Iterations = 200, MaxIterations = 200 };

    /// <inheritdoc/>
    public override MeasurementSettings Adapt(MeasurementSettings settings) => base.Adapt(settings) with
    {
        FirstCall = true, // To the process that starts the program, it is one call.
        Iterations = FinalCode.Iterations,
        MaxIterations = FinalCode.MaxIterations,
    };

    /// <inheritdoc/>
    protected override bool Takes(SerializerInfo serializer) => serializer.Library is not null || serializer == EmptyProgram.Info;

    /// <inheritdoc/>
    public override (IReadOnlyList<StudyCase> Cases, string? UnsupportedBecause) Find(OperationRecord operation, Binding binding)
    {
        var published = PublishedOperation.Of(operation.Name);
        if (published.Way == PublishWay.NativeAot && !binding.Serializer.Traits.NativeAot)
            return ([], "It does not work under NativeAOT.");
        if (!published.IsStart && binding.Serializer == EmptyProgram.Info)
            return ([], "It calls no serializer.");
        var benchmark = typeof(PublishedCalls<>).MakeGenericType(binding.Codec!.Type);
        var key = new CaseKey(operation.Name, binding.Serializer.Name, binding.Model.Name);
        return ([new StudyCase(key, binding, benchmark, benchmark.GetMethod(operation.Name)!, PayloadBytesOf(binding))], null);
    }

    /// <inheritdoc/>
    public override IReadOnlyList<StudyCase> Prepare(IReadOnlyList<StudyCase> cases, StudyFiles files, TextWriter output)
    {
        var folder = "";
        files.Write(() => folder = Directory.CreateDirectory(StudyFiles.PathOf(GetType())).FullName);
        using var publisher = new Publisher(RepositoryRoot.Find(), $"--study {Name}", folder);
        (Type Benchmark, PublishWay Way) ProgramOf(StudyCase @case) => (@case.Benchmark, PublishedOperation.Of(@case.Key.Operation).Way);
        var faults = new ConcurrentDictionary<(Type Benchmark, PublishWay Way), string?>();
        var programs = cases.DistinctBy(ProgramOf).ToArray();
        Publisher.PublishAll(programs, @case => $"{@case.Binding.Serializer.Name}, {ProgramOf(@case).Way.Name}", output, @case =>
        {
            var program = ProgramOf(@case);
            faults[program] = publisher.Publish(SourceOf(@case.Binding.Serializer), program.Way, FolderOf(program.Benchmark, program.Way));
        });

        return [.. cases.Select(@case => @case with { Fault = faults[ProgramOf(@case)] })];
    }

    /// <summary>The folder of a published program.</summary>
    /// <param name="benchmark">The closed benchmark class that starts it.</param>
    /// <param name="way">The way in which it is published.</param>
    internal static string FolderOf(Type benchmark, PublishWay way) => $"{StudyFiles.PathOf(benchmark)}-{way.Name}";

    private static PublishedProgram SourceOf(SerializerInfo serializer)
    {
        const string Folder = "src/Benchmarks/Measuring/";
        const string Meter = $"{Folder}FirstCalls/{nameof(CallMeter)}.cs";
        const string Control = $"{Folder}Engine/{nameof(TierControl)}.cs";
        const string Times = $"{Folder}Engine/{nameof(IterationTimes)}.cs";
        return serializer == EmptyProgram.Info
            ? new PublishedProgram(
                serializer.Name,
                null,
                $"System.Console.Out.Write({typeof(CallMeter).FullName}.{nameof(CallMeter.MeasureFirst)}({typeof(Complex).FullName}.{nameof(Complex.Create)}, long.Parse(args[0])));\n",
                Meter,
                Control,
                Times)
            : PublishedProgram.Of(
                serializer,
                codec => $"return {typeof(MeasuredProgram).FullName}.{nameof(MeasuredProgram.Run)}<{codec}>(args);\n",
                Meter,
                Control,
                Times,
                $"src/Benchmarks/Studies/Publishing/{nameof(MeasuredProgram)}.cs");
    }
}
