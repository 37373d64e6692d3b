using System.Text;
using System.Text.Json;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.OwnTypes.Loss;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.OwnTypes.Samples;

/// <summary>
/// Builds values of a type from JSON with System.Text.Json or Newtonsoft.Json: with the one that loses nothing, because a type is
/// written for one of them, and whose that is it does not say.
/// </summary>
internal sealed class SampleBuilder(Type type, JsonNaming naming)
{
    private SystemTextJsonLibrary _systemTextJson = SystemTextJsonLibrary.Of(naming);
    private readonly NewtonsoftLibrary _newtonsoft = new(naming);
    private readonly Func<string, object>? _generated = Catalog.JsonReaderOf(type);
    private readonly List<string> _notes = [];
    private readonly List<string> _lost = [];
    private Sample? _firstLosing;
    private int _firstLoses; // How many places that sample loses.
    private string _otherLoses = ""; // What becomes of it with the library that does not build it.
    private string? _misfit; // Why that library does not build it, where just that is lost.

    /// <summary>Whether Newtonsoft.Json builds samples whose members of type <see cref="object"/> hold a <see cref="JsonElement"/> with System.Text.Json, if nothing else differs.</summary>
    public bool PrefersPlainValues { get; init; }

    /// <summary>Whether there are such samples.</summary>
    public bool HasPlainValues { get; private set; }

    /// <summary>What the user should know, in sentences, each once.</summary>
    public IReadOnlyList<string> Notes => _notes;

    /// <summary>The lost members' paths, each once, without indexes and keys.</summary>
    public IReadOnlyList<string> Lost => _lost;

    /// <summary>Whether both libraries were tried, so that what values share may be what the one has made of it that does not build them.</summary>
    public bool HasTriedBoth { get; private set; }

    /// <summary>Finds out which library builds each sample.</summary>
    /// <returns>The numbers of those that Newtonsoft.Json builds, from 0.</returns>
    /// <exception cref="UserErrorException">A sample does not fit the type.</exception>
    public IReadOnlyList<int> FindOut(IReadOnlyList<Sample> samples)
    {
        if (_generated is not null)
        {
            foreach (var sample in samples)
                BuildGenerated(sample, _generated);
            return [];
        }

        var built = samples.Select(FindOut).ToArray();
        foreach (var (sample, one) in samples.Count > 1 ? samples.Zip(built) : [])
            CheckAgain(sample, one);
        return [.. built.Index().Where(one => one.Item.Library == _newtonsoft).Select(one => one.Index)];
    }

    /// <summary>How a sample is built, as was found out.</summary>
    public SampleSource SourceOf(Sample sample, bool byNewtonsoft) =>
        _generated is not null ? new SampleSource(sample.Json, () => BuildGenerated(sample, _generated), static () => null)
        : byNewtonsoft ? new SampleSource(sample.Json, () => _newtonsoft.Build(sample.Json, type), () => _newtonsoft)
        : new SampleSource(sample.Json, () => BuildBySystemTextJson(sample), () => _systemTextJson);

    private Built FindOut(Sample sample)
    {
        var first = Try(sample, _systemTextJson);
        var exact = SystemTextJsonLibrary.IsOfTwins(first.Failure) ? TryByCase(sample) : null;
        if (exact is not null)
            (_systemTextJson, first) = ((SystemTextJsonLibrary)exact.Library, exact);
        if (first is { Value: not null, Lost.Count: 0, Unchecked.Count: 0, HoldsJson: false })
            return Keep(sample, first);
        var second = Try(sample, _newtonsoft);
        HasTriedBoth = true;
        if (IsPlain(second, first))
        {
            HasPlainValues = true;
            if (PrefersPlainValues)
                return Keep(sample, second, first);
        }

        if (first.Value is null && second.Value is null)
            throw new UserErrorException($"{new Misfit(sample, type).Of(first.Library, first.Failure!, second.Library, second.Failure!)}.", first.Failure!);
        var lost = second.Lost.Count - (exact is { Library.HasPolicy: true } ? 1 : 0); // What a policy with exact names loses, the type may have under its own name.
        if (second.Value is null || (first.Value is not null && (first.Lost.Count, first.Unchecked.Count).CompareTo((lost, second.Unchecked.Count)) <= 0))
            return Keep(sample, first, second);
        Note($"The samples are built with Newtonsoft.Json, because System.Text.Json does not{(first.Failure is { } failure ? $": {JsonPlace.Reason(failure)}" : first.Lost.Count > 0 ? $" keep them: {DataLoss.Name(first.Lost)} lost" : " write what it keeps of them")}.");
        return Keep(sample, second, first);
    }

    private object BuildBySystemTextJson(Sample sample)
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
            return _systemTextJson.Build(sample.Json, type);
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
            throw new UserErrorException($"{_firstLosing.Place} does not hold everything that {TypeName.FullOf(type)} requires: {required}; check that the document is of this type, or measure without what is missing with {DataLoss.AllowOption}.");
        var other = JsonNaming.All.Skip(1).FirstOrDefault(other => naming == JsonNaming.All[0] && lost.Any(path => path.Contains(other.Separator, StringComparison.Ordinal)) && LosesLess(other));
        var hint = other is null ? "" : $", name members as the document does with {JsonNaming.Option} {other.Name}";
        throw new UserErrorException($"{TypeName.FullOf(type)} does not keep everything that {_firstLosing.Place} holds: {DataLoss.Name(lost)} lost{(missing.Count == 0 ? _otherLoses : $", and of what it requires, {required}")}; check that the document is of this type and that its members can be set{hint}, or measure without what is lost with {DataLoss.AllowOption}.");
    }

    private bool LosesLess(JsonNaming other)
    {
        var again = new SampleBuilder(type, other);
        try
        {
            again.FindOut([_firstLosing!]);
        }
        catch (UserErrorException)
        {
            return false;
        }

        return again.Lost.Count < _firstLoses;
    }

    // The readers of generated classes refuse what they cannot keep, so that nothing is lost.
    private object BuildGenerated(Sample sample, Func<string, object> reader)
    {
        try
        {
            return reader(Encoding.UTF8.GetString(sample.Json.Span));
        }
#pragma warning disable CA1031 // Every library has exceptions of its own for a text that does not fit.
        catch (Exception exception)
#pragma warning restore CA1031
        {
            throw new UserErrorException($"{sample.Place} does not fit {TypeName.FullOf(type)}: {JsonPlace.Reason(exception)}.", exception);
        }
    }

    private Built Keep(Sample sample, Built built, Built? other = null)
    {
        var misfit = new Misfit(sample, type);
        var (lost, lostToo) = (DataLoss.Lost(built.Lost), DataLoss.Lost(other?.Lost ?? []));
        if (built.Lost.Count > 0 && _firstLosing is null)
            _misfit = other is { Failure: { } failure } ? misfit.Of(other.Library, failure, built.Lost) : null;
        AddLost(sample, built.Lost, other is null ? ""
            : other.Failure is { } refusal ? built.Library == _newtonsoft ? $"; {other.Library.Name} does not read it: {misfit.Explain(other.Library, refusal)}" : ""
            : lostToo.Count == 0 || lostToo.SequenceEqual(lost) ? "" : $"; with {other.Library.Name}, {DataLoss.Name(lostToo)}");
        if (built.Unchecked.Count > 0)
            Note(DataLoss.DescribeUnchecked(built.Library.Name, built.Unchecked));
        return built;
    }

    private void AddLost(Sample sample, IReadOnlyList<string> lost, string otherLoses)
    {
        if (lost.Count > 0 && _firstLosing is null)
            (_firstLosing, _firstLoses, _otherLoses) = (sample, lost.Count, otherLoses);
        _lost.AddRange(lost.Except(_lost));
    }

    // A default that values share, and that a library fills in its place, is what the last document says.
    private void CheckAgain(Sample sample, Built built) => AddLost(
        sample,
        [.. built.Library.Check(sample.Json, type, built.Value!).Lost.Except(built.Lost)],
        $" where {built.Library.Name} reads another sample into the same object");

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
