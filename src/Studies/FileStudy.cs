using System.Reflection;
using System.Text.Json;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Studies;

/// <summary>
/// A study of first calls in fresh processes that read or write a file. The samples that are validated are small; what the files hold
/// is made once, before anything is timed.
/// </summary>
public abstract class FileStudy(params IEnumerable<Type> operations) : OperationStudy(operations)
{
    public override MeasurementSettings Adapt(MeasurementSettings settings) => base.Adapt(settings) with { FirstCall = true };

    /// <summary>Makes what a model's files hold.</summary>
    protected abstract object MakeWhole(Model model);

    /// <summary>Those of the study's namespace, and <see cref="ReadFile"/>.</summary>
    protected override IEnumerable<Type> CompanionsOf(Model model) =>
        [.. base.CompanionsOf(model), typeof(ReadFile), typeof(ReadFileCodec<,>).MakeGenericType(model.Type, model.ModelType)];

    public override IReadOnlyList<StudyCase> Prepare(IReadOnlyList<StudyCase> cases, StudyFiles files, TextWriter output)
    {
        output.WriteLine("Making the files that are read…");
        var prepared = new Dictionary<StudyCase, StudyCase>();
        foreach (var model in cases.GroupBy(@case => @case.Binding.Model))
        {
            var whole = MakeWhole(model.Key);
            foreach (var binding in model.GroupBy(@case => @case.Binding))
            {
                var payload = binding.Key.Codec!.Serialize(binding.Key.Codec.FromModel(whole));
                foreach (var @case in binding)
                    files.Write(() => prepared[@case] = @case with { PayloadBytes = (int)PrepareFor(@case.Benchmark, files, payload) });
            }
        }

        return [.. cases.Select(@case => prepared[@case])];
    }

    private static long PrepareFor(Type benchmark, StudyFiles files, byte[] payload) => typeof(FileStudy)
        .GetMethod(nameof(PrepareFile), BindingFlags.Static | BindingFlags.NonPublic)!.MakeGenericMethod(benchmark)
        .CreateDelegate<Func<StudyFiles, byte[], long>>()(files, payload);

    private static long PrepareFile<TOperation>(StudyFiles files, byte[] payload)
        where TOperation : IFileOperation => TOperation.Prepare(files, payload);
}

/// <summary>A benchmark class of a <see cref="FileStudy"/>.</summary>
public interface IFileOperation
{
    /// <summary>Writes the files that the timed method needs.</summary>
    /// <returns>The length of the file that is read or written, in bytes.</returns>
    static abstract long Prepare(StudyFiles files, byte[] payload);
}

/// <summary>Reads or writes a file of JSON and neither serializes nor deserializes: the baseline of a <see cref="FileStudy"/>.</summary>
public readonly struct ReadFile : ISerializer
{
    public static SerializerInfo Info { get; } = Baseline.Describe(
        nameof(ReadFile),
        order: 1,
        "The file of JSON, which is read or written and neither serialized nor deserialized.");
}

/// <summary>The codec of <see cref="ReadFile"/>: its data type is the document.</summary>
public readonly struct ReadFileCodec<TValue, TModel> : ICodec, ICodecOf<ReadFile, TValue>
    where TValue : class
    where TModel : struct, IModelType
{
    public static IReadOnlyList<object>? Samples => TModel.Samples;

    public static object Create() => FromModel(TModel.Create());

    public static byte[] Serialize(object data) => (byte[])data;

    public static object Deserialize(byte[] payload) => payload;

    public static object ToModel(object data) => JsonSerializer.Deserialize<TValue>((byte[])data)!;

    public static object FromModel(object model) => JsonSerializer.SerializeToUtf8Bytes((TValue)model);
}
