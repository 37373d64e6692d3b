using SerializationBenchmarks.Benchmarks.Measuring.Processes;
using SerializationBenchmarks.Benchmarks.Measuring.Settings;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Values;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Benchmarks.Studies.Throughput;

/// <summary>How many messages a second all processors write or read.</summary>
public sealed class ThroughputStudy : Study
{
    private static readonly SharedProcess _ofWorkstation = new("workstation", new Dictionary<string, string> { ["DOTNET_gcServer"] = "0" });

    private static readonly SharedProcess _ofServer = new("server", new Dictionary<string, string> { ["DOTNET_gcServer"] = "1" });

    private static readonly IReadOnlyList<ThroughputOperation> _operations = ThroughputOperation.All(Environment.ProcessorCount);

    private readonly PayloadLengths _lengths = new();

    /// <inheritdoc/>
    public override string Name => "throughput";

    /// <inheritdoc/>
    public override string Summary => "Messages a second on one processor up to all, with the garbage collection of a workstation and of a server.";

    /// <inheritdoc/>
    public override IReadOnlyList<Model> Models { get; } = [Model.Of<BuiltInModel<ComplexModel>>()];

    /// <inheritdoc/>
    public override IReadOnlyList<OperationRecord> Operations { get; } = [.. _operations.Select(operation => operation.ToRecord())];

    /// <summary>Libraries alone: what is written by hand has no user.</summary>
    /// <inheritdoc/>
    public override bool MeasuresUnnamed(SerializerInfo serializer) => base.MeasuresUnnamed(serializer) && serializer.Library is not null;

    /// <summary>A quick run has the garbage collection of a workstation alone, the default of a program.</summary>
    /// <inheritdoc/>
    public override IReadOnlyList<string> TakeLong => [.. _operations.Where(operation => operation.Server).Select(operation => operation.Name)];

    /// <inheritdoc/>
    public override string RenderTables(RunRecord record, int headingLevel) => ThroughputTables.Render(record, headingLevel);

    /// <inheritdoc/>
    public override StudyPage Page { get; } = new("""
        **How many messages a second does a machine write or read on all of its processors?** Threads, from one up to as many as there are processors, call
        a serializer as fast as they can, each with its part of the 64 mixed values of the study `fresh`, all different `Complex`. What threads share,
        and so where they wait for each other, is the memory, its garbage collection and what a library keeps. Every line is of two processes, one for each
        kind of garbage collection; those of all serializers take turns, a slice of about eight milliseconds each, in which the others wait:

        - *workstation* collection is the default of a program, *server* collection that of ASP.NET Core, with its heaps as the runtime chooses them; both concurrent.
        - *Messages a second* and *MiB a second* are of all threads together: as many payloads, and the sum of their lengths, over the time of all slices of a round
          that kept the processors. A slice of work ends when the last thread is done. After ± is the 95 % confidence interval.
        - *Scaling* is how many times the rate of one thread that of all is, with its interval; n/a where that is wider than a tenth either way.
        - *Allocated* is what all threads together allocate in a second. *In collections* is the share of the time in which the runtime had stopped
          them for that (`GC.GetTotalPauseDuration`), and *longest pause* the most of it in a slice, in which two pauses seldom meet.

        A slice is some hundredths of a millisecond longer for waking the threads. On two processors, which may be two threads of one core,
        scaling says more about the machine than about the serializers; what a machine with more of them would show (locks, server collection with many heaps, several sockets) is not measured here. The study runs there as it is.

        None of the original studies measures several threads.
        """)
    {
        Values = "64 different values, in random order",
        // Writing and reading from one thread to all processors, with the garbage collection that is the default of a program.
        SlopesOf = static record =>
        [
            .. from operations in ThroughputOperation.OfRecord(record).Where(operation => !operation.Server).GroupBy(operation => operation.Group)
               select new Slope(operations.Key, [.. operations.OrderBy(operation => operation.Threads).Select(operation => (operation.Name, NumberText.Count(operation.Threads, "thread")))], IsRate: true),
        ],
        OwnTablesAnswer = true,
    };

    /// <inheritdoc/>
    protected override int MostRounds => 5; // As many as take seven minutes for all serializers on two processors.

    /// <inheritdoc/>
    public override MeasurementSettings Adapt(MeasurementSettings settings) => base.Adapt(settings) with
    {
        Iterations = ThroughputMeter.Slices,
        MaxIterations = ThroughputMeter.Slices, // Those that lost the processors are not measured again: the turns of the others would have ended.
        IterationMilliseconds = ThroughputMeter.SliceMilliseconds,
    };

    /// <inheritdoc/>
    public override (IReadOnlyList<StudyCase> Cases, string? UnsupportedBecause) Find(OperationRecord operation, Binding binding)
    {
        var measured = _operations.Single(known => known.Name == operation.Name);
        var benchmark = typeof(ThroughputCalls<,>).MakeGenericType(binding.Codec!.Type, measured.ThreadsType);
        var key = new CaseKey(operation.Name, binding.Serializer.Name, binding.Model.Name);
        var @case = new StudyCase(key, binding, benchmark, benchmark.GetMethod(measured.Method)!, _lengths.MeanOf(binding))
        {
            Shared = measured.Server ? _ofServer : _ofWorkstation,
        };
        return ([@case], null);
    }
}
