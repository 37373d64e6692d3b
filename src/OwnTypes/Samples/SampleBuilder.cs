using System.Text;
using System.Text.Json;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.OwnTypes.Loss;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Validation;

namespace SerializationBenchmarks.OwnTypes.Samples;

/// <summary>
/// Builds values of a type from JSON with System.Text.Json or Newtonsoft.Json: with the one that loses nothing, because a type is
/// written for one of them, and whose that is it does not say.
/// </summary>
internal sealed class SampleBuilder(Type type, JsonNaming naming)
{
    private SystemTextJsonLibrary _systemTextJson = SystemTextJsonLibrary.Of(naming);
    private readonly NewtonsoftLibrary _newtonsoft = new(naming);
    private readonly List<string> _notes = [];
    private readonly List<string> _lost = [];
    private Sample? _firstLosing;
    private string _otherLoses = ""; // What becomes of that sample with the library that does not build it.
    private string? _misfit; // Why that library does not build it, where just that is lost.

    /// <summary>Whether Newtonsoft.Json builds samples whose members of type <see cref="object"/> hold a <see cref="JsonElement"/> with System.Text.Json, if nothing else differs.</summary>
    public bool PrefersPlainValues { get; init; }

    /// <summary>Whether there are such samples.</summary>
    public bool HasPlainValues { get; private set; }

    /// <summary>What the user should know, in sentences, each once.</summary>
    public IReadOnlyList<string> Notes => _notes;

    /// <summary>The lost members' paths, each once, without indexes and keys.</summary>
    public IReadOnlyList<string> Lost => _lost;

    /// <summary>Builds a value once to see how it is done.</summary>
    /// <exception cref="UserErrorException">The sample does not fit the type.</exception>
    public (bool ByNewtonsoft, Func<object> Create) Build(Sample sample)
    {
        if (Catalog.JsonReaderOf(type) is { } generated)
            return (false, BuildGenerated(sample, generated));
        var first = Try(sample, _systemTextJson);
        var exact = SystemTextJsonLibrary.IsOfTwins(first.Failure) ? TryByCase(sample) : null;
        if (exact is not null)
            (_systemTextJson, first) = ((SystemTextJsonLibrary)exact.Library, exact);
        if (first is { Value: not null, Lost.Count: 0, Unchecked.Count: 0, HoldsJson: false })
            return (false, Keep(sample, first));
        var second = Try(sample, _newtonsoft);
        if (IsPlain(second, first))
        {
            HasPlainValues = true;
            if (PrefersPlainValues)
                return (true, Keep(sample, second, first));
        }

        if (first.Value is null && second.Value is null)
            throw new UserErrorException($"{new Misfit(sample, type).Of(first.Library, first.Failure!, second.Library, second.Failure!)}.", first.Failure!);
        var lost = second.Lost.Count - (exact is { Library.HasPolicy: true } ? 1 : 0); // What a policy with exact names loses, the type may have under its own name.
        if (second.Value is null || (first.Value is not null && (first.Lost.Count, first.Unchecked.Count).CompareTo((lost, second.Unchecked.Count)) <= 0))
            return (false, Keep(sample, first, second));
        Note($"The samples are built with Newtonsoft.Json, because System.Text.Json does not{(first.Failure is { } failure ? $": {JsonPlace.Reason(failure)}" : first.Lost.Count > 0 ? $" keep them: {DataLoss.Name(first.Lost)} lost" : " write what it keeps of them")}.");
        return (true, Keep(sample, second, first));
    }

    /// <summary>Builds a value as another process found out.</summary>
    public Func<object> BuildAgain(Sample sample, bool byNewtonsoft) => Catalog.JsonReaderOf(type) is { } generated
        ? BuildGenerated(sample, generated)
        : () => byNewtonsoft ? _newtonsoft.Build(sample.Json, type) : BuildAgain(sample);

    private object BuildAgain(Sample sample)
    {
        try
        {
            return _systemTextJson.Build(sample.Json, type);
        }
        catch (InvalidOperationException exception) when (SystemTextJsonLibrary.IsOfTwins(exception))
        {
            if (TryByCase(sample) is not { } exact) // As where it was found out.
                throw;
            _systemTextJson = (SystemTextJsonLibrary)exact.Library;
            return exact.Value!;
        }
    }

    /// <summary>Refuses values that lack something.</summary>
    /// <exception cref="UserErrorException">They do.</exception>
    public void ThrowIfLosing()
    {
        if (_firstLosing is null)
            return;
        if (_misfit is not null)
            throw new UserErrorException($"{_misfit}.");
        var (lost, missing) = (DataLoss.Lost(_lost), DataLoss.Missing(_lost));
        var required = missing.Count == 0 ? "" : $"{DataLoss.Name(missing)} missing";
        if (lost.Count == 0)
            throw new UserErrorException($"{_firstLosing.Place} does not hold everything that {TypeName.FullOf(type)} requires: {required}; check that the document is of this type, or measure without what is missing with {OwnTypeOptions.AllowLoss}.");
        var other = JsonNaming.All.Skip(1).FirstOrDefault(other => naming == JsonNaming.All[0] && lost.Any(path => path.Contains(other.Separator, StringComparison.Ordinal)));
        var hint = other is null ? "" : $", name members as the document does with {OwnTypeOptions.Naming} {other.Name}";
        throw new UserErrorException($"{TypeName.FullOf(type)} does not keep everything that {_firstLosing.Place} holds: {DataLoss.Name(lost)} lost{_otherLoses}{(missing.Count == 0 ? "" : $", and of what it requires, {required}")}; check that the document is of this type and that its members can be set{hint}, or measure without what is lost with {OwnTypeOptions.AllowLoss}.");
    }

    // The readers of generated classes refuse what they cannot keep, so that nothing is lost.
    private Func<object> BuildGenerated(Sample sample, Func<string, object> reader)
    {
        var json = Encoding.UTF8.GetString(sample.Json.Span);
        try
        {
            return BuiltOnce(reader(json), () => reader(json));
        }
#pragma warning disable CA1031 // Every library has exceptions of its own for a text that does not fit.
        catch (Exception exception)
#pragma warning restore CA1031
        {
            throw new UserErrorException($"{sample.Place} does not fit {TypeName.FullOf(type)}: {JsonPlace.Reason(exception)}.", exception);
        }
    }

    private Func<object> Keep(Sample sample, Built built, Built? other = null)
    {
        if (built.Lost.Count > 0 && _firstLosing is null)
        {
            _firstLosing = sample;
            var lostToo = DataLoss.Lost(other?.Lost ?? []);
            _otherLoses = lostToo.Count == 0 || lostToo.SequenceEqual(DataLoss.Lost(built.Lost)) ? "" : $"; with {other!.Library.Name}, {DataLoss.Name(lostToo)}";
            _misfit = other is { Failure: { } failure } ? new Misfit(sample, type).Of(other.Library, failure, built.Lost) : null;
        }

        _lost.AddRange(built.Lost.Except(_lost));
        if (built.Unchecked.Count > 0)
            Note(DataLoss.DescribeUnchecked(built.Library.Name, built.Unchecked));
        return BuiltOnce(built.Value!, () => built.Library.Build(sample.Json, type));
    }

    // Building a large value again just because the first one was a trial would take seconds.
    private static Func<object> BuiltOnce(object value, Func<object> build)
    {
        object? first = value;
        return () => Interlocked.Exchange(ref first, null) ?? build();
    }

    // What else differs, a callback that one library knows for example, is a question of what the user's programs have.
    private static bool IsPlain(Built built, Built other) =>
        other is { Value: { } held, HoldsJson: true } && built is { Value: { } plain } && built.Lost.Count <= other.Lost.Count
        && ModelDiff.FirstDifference(held, plain, HeldJson.IsOfSystemTextJson) is null;

    private Built? TryByCase(Sample sample) =>
        SystemTextJsonLibrary.ByCase(naming).Select(library => Try(sample, library)).Where(built => built.Value is not null).MinBy(built => built.Lost.Count);

    private Built Try(Sample sample, SampleLibrary library)
    {
        try
        {
            var value = library.Build(sample.Json, type);
            var holdsJson = library is SystemTextJsonLibrary { HasAnyJson: true };
            var written = library.Check(sample.Json, type, value);
            return new Built(library, value, written.Lost, null) { Unchecked = written.Unchecked, HoldsJson = holdsJson };
        }
        catch (Exception exception) when (exception is not (IOException or TypeLoadException or BadImageFormatException)) // Those are of an assembly that is missing; the others, of a constructor, a setter or a converter of the user's.
        {
            return new Built(library, null, [], exception);
        }
    }

    private void Note(string note)
    {
        if (!_notes.Contains(note))
            _notes.Add(note);
    }

    /// <summary>What a library made of a sample.</summary>
    private sealed record Built(SampleLibrary Library, object? Value, IReadOnlyList<string> Lost, Exception? Failure)
    {
        /// <summary>The places of which nothing is known.</summary>
        public IReadOnlyList<string> Unchecked { get; init; } = [];

        /// <summary>Whether members of type <see cref="object"/> hold JSON as System.Text.Json keeps it.</summary>
        public bool HoldsJson { get; init; }
    }
}
