using System.Globalization;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Comparison;
using SerializationBenchmarks.Studies.Values;

namespace SerializationBenchmarks.Studies.Fresh;

/// <summary>What remains of the ratios where every call has another value.</summary>
public sealed class FreshStudy() : OperationStudy(
    typeof(SerializeOnce<>),
    typeof(DeserializeOnce<>),
    typeof(SerializeOneByOne<>),
    typeof(DeserializeOneByOne<>),
    typeof(SerializeMixed<>),
    typeof(DeserializeMixed<>),
    typeof(SerializeMany<>),
    typeof(DeserializeMany<>),
    typeof(SerializeFresh<>),
    typeof(DeserializeFresh<>),
    typeof(SerializeFromModel<>),
    typeof(DeserializeToModel<>),
    typeof(SerializeFreshFromModel<>),
    typeof(DeserializeFreshToModel<>),
    typeof(SerializeFreshChained<>))
{
    private readonly PayloadLengths _lengths = new();

    public override string Name => "fresh";

    public override string Summary => "One value again and again, a few mixed, and more than the processor's caches hold.";

    public override bool TakesOwnType => true;

    public override IReadOnlyList<Model> Models { get; } =
        [.. Model.BuiltIn.Where(model => ValueSource.Has(model.Type)).Select(model => Model.Of(typeof(BuiltInModel<>).MakeGenericType(model.ModelType)))];

    /// <summary>Libraries alone, and what the walk takes: a round is long, and what is written by hand has no user.</summary>
    public override bool MeasuresUnnamed(SerializerInfo serializer) => serializer.IsAlternative || (base.MeasuresUnnamed(serializer) && (serializer.Library is not null || serializer == EmptyWalk.Info));

    /// <summary>A quick run measures the largest model.</summary>
    public override IReadOnlyList<string> TakeLong => [.. Models.SkipLast(1).Select(model => model.Name)];

    public override IReadOnlyList<string> ShownOperations => [nameof(SerializeFresh<>), nameof(DeserializeFresh<>)];

    public override FreshOperations FreshOperations { get; } = new(
        Write: (nameof(SerializeFromModel<>), nameof(SerializeFreshFromModel<>)),
        Read: (nameof(DeserializeToModel<>), nameof(DeserializeFreshToModel<>)));

    protected override int MostRounds => 3; // A round takes more than one and a half minutes: each process makes more values than the cache holds.

    /// <summary>Each process holds more values, and their payloads, than the last-level cache does.</summary>
    public override MeasurementSettings Adapt(MeasurementSettings settings) => base.Adapt(settings) with { ProcessMebibytes = 800 };

    public override (IReadOnlyList<StudyCase> Cases, string? UnsupportedBecause) Find(OperationRecord operation, Binding binding)
    {
        var isOneValue = operation.Name is nameof(SerializeOnce<>) or nameof(DeserializeOnce<>) or nameof(SerializeFromModel<>) or nameof(DeserializeToModel<>);
        var converts = operation.Name is nameof(SerializeFromModel<>) or nameof(DeserializeToModel<>) or nameof(SerializeFreshFromModel<>) or nameof(DeserializeFreshToModel<>);
        if ((isOneValue || converts) && binding.Serializer == EmptyWalk.Info)
            return ([], "It calls no serializer.");
        if (!isOneValue && WhyNot(operation, binding) is { } reason)
            return ([], reason);
        var (cases, unsupportedBecause) = base.Find(operation, binding);
        return (isOneValue ? cases : [.. cases.Select(@case => @case with { PayloadBytes = _lengths.MeanOf(binding) })], unsupportedBecause);
    }

    /// <summary>Validates that each of the few values comes back; a user's samples are validated with the plan.</summary>
    public override IReadOnlyList<StudyCase> Prepare(IReadOnlyList<StudyCase> cases, StudyFiles files, TextWriter output)
    {
        var faults = cases.Select(@case => @case.Binding).Distinct()
            .Where(binding => ValueSource.Has(binding.Model.Type) && binding.Serializer != EmptyWalk.Info)
            .ToDictionary(binding => binding, binding => FirstFault(binding, ManyValues.Few(binding.Model.Type)));
        return [.. cases.Select(@case => @case with { Fault = faults.GetValueOrDefault(@case.Binding) })];
    }

    /// <summary>Finds a value that does not come back, except for null that comes back empty.</summary>
    /// <returns>Null if there is none; otherwise a sentence.</returns>
    internal static string? FirstFault(Binding binding, IEnumerable<object> values)
    {
        var codec = binding.Codec!;
        try
        {
            return values
                .Select(value => ModelDiff.FirstDifference(WithoutNull.Of(value), WithoutNull.Of(codec.ToModel(codec.Deserialize(codec.Serialize(codec.FromModel(value)))))))
                .FirstOrDefault(difference => difference is not null)?.Explain("The round trip changes one of the values").Text;
        }
#pragma warning disable CA1031 // Whatever a library throws is the reason why it is not timed.
        catch (Exception exception)
#pragma warning restore CA1031
        {
            return $"{exception.GetType().Name} in the round trip of one of the values: {exception.Message.ReplaceLineEndings(" ").TrimEnd('.')}.";
        }
    }

    // Of a model of the study, nothing is n/a but a conversion that calls nothing; a user's samples are the values.
    private string? WhyNot(OperationRecord operation, Binding binding)
    {
        if (ValueSource.Has(binding.Model.Type))
            return null;
        if (operation.Name is nameof(SerializeMany<>) or nameof(DeserializeMany<>))
            return "Your samples are what there is: they are mixed, or fresh where they are more than the caches hold.";
        if (binding.Model.Samples.Count == 1)
            return "There is one sample; give several of them, each with --sample or all in a folder, to have them in random order.";
        return (operation.Name is nameof(SerializeFresh<>) or nameof(DeserializeFresh<>) or nameof(SerializeFreshChained<>)) && !ManyValues.AreFresh(_lengths.Of(binding), LastLevelCache.Bytes)
            ? string.Create(
                CultureInfo.InvariantCulture,
                $"The {binding.Model.Samples.Count:N0} samples are too few to be fresh: they stay in the processor's last-level cache of {LastLevelCache.Bytes >> 20} MiB.")
            : null;
    }
}
