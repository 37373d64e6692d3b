using SerializationBenchmarks.Models;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies.Service;
using SerializationBenchmarks.Studies.Values;

namespace SerializationBenchmarks.Studies.Compression;

/// <summary>What compressing the payload of each serializer costs and saves.</summary>
public sealed class CompressionStudy : Study
{
    private static readonly Dictionary<string, (CompressionMethod Method, bool Writes)> _operations = new(CompressionMethod.All.SelectMany(
        method => new KeyValuePair<string, (CompressionMethod, bool)>[] { new(method.Writing, (method, true)), new(method.Reading, (method, false)) }));

    public override string Name => "compression";

    public override string Summary => "LZ4, Snappy, Zstandard, Brotli and gzip on every serializer's payload: sizes, times, and the fastest whole over a network; also for your own type.";

    public override bool TakesOwnType => true;

    public override IReadOnlyList<Model> Models { get; } =
    [
        Model.Of<StudyModel<List<Complex>, Middle<Complex1>>>(),
        Model.Of<StudyModel<List<Complex>, Middle<Complex10>>>(),
        Model.Of<StudyModel<List<Complex>, Middle<Complex100>>>(),
        Model.Of<StudyModel<List<Complex>, Middle<Complex1000>>>(),
    ];

    public override IReadOnlyList<OperationRecord> Operations { get; } =
    [
        .. from operation in _operations
           let compression = operation.Value.Method.IsNone ? "no compression" : operation.Value.Method.Title
           select new OperationRecord(operation.Key, operation.Value.Writes ? $"Write and compress: {compression}" : $"Decompress and read: {compression}", WritesPayload: false), // What is stored is not the payload.
    ];

    public override IReadOnlyList<string> ShownOperations { get; } = [$"{nameof(CompressedCalls<,>.Write)}{nameof(Zstandard)}", $"{nameof(CompressedCalls<,>.Read)}{nameof(Zstandard)}"];

    /// <remarks>A quick run has a short message and a long one.</remarks>
    public override IReadOnlyList<string> TakeLong => [Models[1].Name, Models[^1].Name];

    /// <summary>Libraries alone, and of those whose other way writes the same bytes the first: what is written by hand has no user.</summary>
    public override bool MeasuresUnnamed(SerializerInfo serializer) => base.MeasuresUnnamed(serializer) && serializer.Library is not null && !FollowsOneOfEqualBytes(serializer);

    protected override int MostRounds => 3;

    protected override string? CompanionsIn => typeof(ServiceStudy).Namespace;

    public override (IReadOnlyList<StudyCase> Cases, string? UnsupportedBecause) Find(OperationRecord operation, Binding binding)
    {
        var (method, writes) = _operations[operation.Name];
        var benchmark = typeof(CompressedCalls<,>).MakeGenericType(binding.Codec!.Type, method.Compressor);
        var call = benchmark.GetMethod(writes ? nameof(CompressedCalls<,>.Write) : nameof(CompressedCalls<,>.Read))!;
        return ([new StudyCase(new CaseKey(operation.Name, binding.Serializer.Name, binding.Model.Name), binding, benchmark, call, checked((int)binding.PayloadBytes))], null);
    }
}

/// <summary>The list of middle length of a study's samples: one, because what compresses has no use for many.</summary>
public readonly struct Middle<TSamples> : IStudySamples<List<Complex>>
    where TSamples : struct, IStudySamples<List<Complex>>
{
    public static string? Name => typeof(TSamples).Name;

    public static IReadOnlyList<List<Complex>> Make() => TSamples.Make().OrderBy(list => list.Sum(ValueSource.LengthOf)).ToArray() is var ordered ? [ordered[ordered.Length / 2]] : [];
}
