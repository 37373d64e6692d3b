using System.Globalization;
using SerializationBenchmarks.Benchmarks.Measuring.Settings;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Values;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Validation;

namespace SerializationBenchmarks.Benchmarks.Studies.Fresh;

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

    /// <inheritdoc/>
    public override string Name => "fresh";

    /// <inheritdoc/>
    public override string Summary => "One value again and again, a few mixed, and more than the processor's caches hold.";

    /// <inheritdoc/>
    public override bool TakesOwnType => true;

    /// <inheritdoc/>
    public override IReadOnlyList<Model> Models { get; } =
        [.. Model.BuiltIn.Where(model => ValueSource.Has(model.Type)).Select(model => Model.Of(typeof(BuiltInModel<>).MakeGenericType(model.ModelType)))];

    /// <summary>Libraries alone, and what the walk takes: a round is long, and what is written by hand has no user.</summary>
    /// <inheritdoc/>
    public override bool MeasuresUnnamed(SerializerInfo serializer) => serializer.IsAlternative || (base.MeasuresUnnamed(serializer) && (serializer.Library is not null || serializer == EmptyWalk.Info));

    /// <summary>A quick run measures the largest model.</summary>
    /// <inheritdoc/>
    public override IReadOnlyList<string> TakeLong => [.. Models.SkipLast(1).Select(model => model.Name)];

    /// <inheritdoc/>
    public override string RenderTables(RunRecord record, int headingLevel) => FreshTables.Render(record, headingLevel);

    /// <inheritdoc/>
    public override StudyPage Page { get; } = new("""
        **What remains of the ratios where every call has another value?** A benchmark that calls one method on one value in a loop has code, branches
        and data as hot as they never are in a program. Here the same calls are made in five states, each of which takes one thing away:

        - *One value*: the sample of the default study, again and again, by its operations `SerializeOnce` and `DeserializeOnce`.
        - *One by one*: 64 values, 64 calls in a row for each. As hot as before, but other values.
        - *Mixed*: the same 64 values in random order, which a core's own caches hold. The difference to *one by one* is what branches cost that the
          processor cannot predict. The order is 16,384 calls long, because the processor learns a short one.
        - *Many*: 512 values of the same kind, which caches still hold. The difference to *mixed* is what branches cost where the predictor cannot know the values either.
        - *Fresh*: so many values that they, however compact, would take one and a half times the last-level cache, in random order, so that each was
          thrown out before it comes again. The difference to *many* is what memory costs.

        Calls that do not need each other's results overlap, and so do their misses of the cache, so that *fresh* is the time between calls that are made as fast
        as they can be, not the delay of one. *One after the other* writes the fresh values again, but finds each only when the one before is written: the next
        place comes from the last payload's length. Reading has no such line, because its payloads' lengths are known before.

        Libraries with generated classes are measured from and to them here; the operations that end in `FromModel` and `ToModel` convert from and to the user's own
        class as well, and README compares those.

        The values come from a written seed and are the same for all serializers. Nobody's data is known, so every magnitude is as frequent as every
        other: numbers of 0 to 31 bits, one in 16 negative; texts of 3 to 60 characters, one in ten null and one in eight not all ASCII; amounts of up
        to eight digits; fractions of two digits or of all; 0 to 6 children. The 64 are typical: sorted by length, one from the middle of each 64th. Each of the 64 is validated to come back before anything is
        timed; null may come back empty, because Bebop's structs and lists of Protocol Buffers have none.

        The states but the first are one method, which goes through an array, 64 calls at a time; nothing differs but what stands in the array. `EmptyWalk` goes
        through the same arrays and calls no serializer: its time is in all other lines too. *One value* has the loop of
        BenchmarkDotNet alone, whose time is already taken out.

        What these states do not separate: *fresh* has misses of the translation of addresses (page walks) in it, and what the processor reads ahead is not counted against
        it; between two garbage collections what is made goes through the caches too, in all states alike; and the profile by which the runtime compiles
        a library is of whatever its process has called. A program that has just received or made a value has it in its caches: it is between *many* and *fresh*.

        Another state, the first call after other work (4 MiB of data and 32,768 generated branches), did not repeat within 5 % and is left out: where
        it read `Complex`, the medians of 512 calls in six processes and in six others were 634 and 586 ns with MemoryPack, 616 and 654 ns with
        Bebop's structs, and 4,516 and 4,391 ns with System.Text.Json.

        What the order costs MessagePack where it reads `Complex` is mostly GUIDs, which it reads from text: for each of 32 digits a jump depends on whether it is a
        number or a letter (`GuidBits`), and in identifiers that differ that cannot be predicted. A sampling profiler, twice, found 15 % of the time in that
        constructor one by one and 31 and 30 % mixed: most of the time by which a call took longer.

        Your own samples are measured too: see [your own data](../own-data.md).

        [msgspec](https://jcristharif.com/msgspec/benchmarks.html) warns of benchmarks of one message; no original study has others.
        """)
    {
        Values = "one value, again and again; 64 different ones; 512; more than the caches hold",
        PictureOperations = [nameof(SerializeFresh<>), nameof(DeserializeFresh<>)],
        SlopesOf = static record =>
        [
            .. from direction in FreshStates.Directions
               let states = direction.States.Where(state => record.Operations.Any(operation => operation.Name == state.Operation)).ToArray()
               where states.Length > 1 // A line has two ends.
               select new Slope(direction.Title, states),
        ],
        OwnTablesAnswer = true,
        FreshOperations = new FreshOperations(
            Write: (nameof(SerializeFromModel<>), nameof(SerializeFreshFromModel<>)),
            Read: (nameof(DeserializeToModel<>), nameof(DeserializeFreshToModel<>))),
    };

    /// <inheritdoc/>
    protected override int MostRounds => 3; // A round takes more than one and a half minutes: each process makes more values than the cache holds.

    /// <summary>Each process holds more values, and their payloads, than the last-level cache does.</summary>
    /// <inheritdoc/>
    public override MeasurementSettings Adapt(MeasurementSettings settings) => base.Adapt(settings) with { ProcessMebibytes = 800 };

    /// <inheritdoc/>
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
    /// <inheritdoc/>
    public override IReadOnlyList<StudyCase> Prepare(IReadOnlyList<StudyCase> cases, StudyFiles files, TextWriter output)
    {
        var faults = cases.Select(@case => @case.Binding).Distinct()
            .Where(binding => ValueSource.Has(binding.Model.Type) && binding.Serializer != EmptyWalk.Info)
            .ToDictionary(binding => binding, binding => FirstFault(binding, ManyValues.Few(binding.Model.Type)));
        return [.. cases.Select(@case => @case with { Fault = faults.GetValueOrDefault(@case.Binding) })];
    }

    /// <summary>Finds a value that does not come back, except for null that comes back empty.</summary>
    /// <param name="binding">The serializer on the model.</param>
    /// <param name="values">The values.</param>
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
