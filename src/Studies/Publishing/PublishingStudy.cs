using System.Collections.Concurrent;
using System.Text;
using SerializationBenchmarks.Measuring.Engine;
using SerializationBenchmarks.Measuring.FirstCalls;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Programs.Publishing;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Studies.Publishing;

/// <summary>What changes where a program is compiled ahead of time.</summary>
public sealed class PublishingStudy : Study
{
    public override string Name => "publishing";

    public override string Summary => "Programs of one serializer, compiled just in time, with ReadyToRun and with NativeAOT: start and final code.";

    public override IReadOnlyList<Model> Models { get; } = [Model.Of<BuiltInModel<ComplexModel>>()];

    public override IReadOnlyList<OperationRecord> Operations { get; } = [.. PublishedOperation.All.Select(operation => operation.ToRecord())];

    /// <remarks>Publishing with NativeAOT takes as long as all other publishing.</remarks>
    public override IReadOnlyList<string> TakeLong =>
        [.. PublishedOperation.All.Where(operation => operation.Mode == PublishMode.NativeAot).Select(operation => operation.Name)];

    // A start and a call are a million times apart.
    public override IReadOnlyList<string> ShownOperations => [.. PublishedOperation.All.Where(operation => operation.Call == MeasuredProgram.StartAndSerialize).Select(operation => operation.Name)];

    protected override int MostRounds => 3; // Publishing takes as long as measuring.

    /// <summary>How a published program measures its final code: with more iterations than in turns, because it is alone.</summary>
    internal static MeasurementSettings FinalCode { get; } = MeasurementSettings.Default with { Iterations = 200, MaxIterations = 200 };

    /// <summary>Those of the study's namespace, and <see cref="EmptyProgram"/>.</summary>
    protected override IEnumerable<Type> CompanionsOf(Model model) => [.. base.CompanionsOf(model), typeof(EmptyProgram)];

    public override MeasurementSettings Adapt(MeasurementSettings settings) => base.Adapt(settings) with
    {
        FirstCall = true, // To the process that starts the program, it is one call.
        Iterations = FinalCode.Iterations,
        MaxIterations = FinalCode.MaxIterations,
    };

    /// <summary>Those that have a library, and a program without.</summary>
    protected override bool Takes(SerializerInfo serializer) => serializer.Library is not null || serializer == EmptyProgram.Info;

    public override (IReadOnlyList<StudyCase> Cases, string? UnsupportedBecause) Find(OperationRecord operation, Binding binding)
    {
        var published = PublishedOperation.Of(operation.Name);
        if (published.Mode == PublishMode.NativeAot && !binding.Serializer.Traits.NativeAot)
            return ([], "It does not work under NativeAOT.");
        if (!published.IsStart && binding.Serializer == EmptyProgram.Info)
            return ([], "It calls no serializer.");
        if (NamesAssembly(binding))
            return ([], "Its payload names the assembly of a member's type, which a published program has compiled into its own.");
        var benchmark = typeof(PublishedCalls<>).MakeGenericType(binding.Codec!.Type);
        var key = new CaseKey(operation.Name, binding.Serializer.Name, binding.Model.Name);
        return ([new StudyCase(key, binding, benchmark, benchmark.GetMethod(operation.Name)!, checked((int)binding.PayloadBytes))], null);
    }

    // As the runtime writes a type with its assembly.
    private static bool NamesAssembly(Binding binding) =>
        binding.Codec!.Serialize(binding.Codec.FromModel(binding.Model.Sample)).AsSpan().IndexOf(Encoding.UTF8.GetBytes($", {binding.Model.Type.Assembly.GetName().Name}")) >= 0;

    public override IReadOnlyList<StudyCase> Prepare(IReadOnlyList<StudyCase> cases, StudyFiles files, TextWriter output)
    {
        var folder = "";
        files.Write(() => folder = Directory.CreateDirectory(files.PathOf(GetType())).FullName);
        using var publisher = new Publisher(RepositoryRoot.Find(), $"--study {Name}", folder);
        (Type Benchmark, PublishMode Mode) ProgramOf(StudyCase @case) => (@case.Benchmark, PublishedOperation.Of(@case.Key.Operation).Mode);
        var faults = new ConcurrentDictionary<(Type Benchmark, PublishMode Mode), string?>();
        var programs = cases.DistinctBy(ProgramOf).ToArray();
        Publisher.PublishAll(programs, @case => $"{@case.Binding.Serializer.Name}, {ProgramOf(@case).Mode.Name}", output, @case =>
        {
            var program = ProgramOf(@case);
            faults[program] = publisher.Publish(SourceOf(@case.Binding.Serializer), program.Mode, FolderOf(files.PathOf(program.Benchmark), program.Mode));
        });

        return [.. cases.Select(@case => @case with { Fault = faults[ProgramOf(@case)] })];
    }

    /// <summary>The folder of a published program.</summary>
    internal static string FolderOf(string path, PublishMode mode) => $"{path}-{mode.Name}";

    private static PublishedProgram SourceOf(SerializerInfo serializer)
    {
        const string Folder = "src/Measuring/";
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
                unread: null,
                codec => $"    private static int Main(string[] args) => {typeof(MeasuredProgram).FullName}.{nameof(MeasuredProgram.Run)}<{codec}>(args);",
                Meter,
                Control,
                Times,
                $"src/Studies/Publishing/{nameof(MeasuredProgram)}.cs");
    }
}
