using System.Globalization;
using System.IO.Enumeration;
using System.Text.RegularExpressions;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.Studies;

/// <summary>What a run is to measure: a study's cases after selection and round-trip validation.</summary>
public sealed record Plan
{
    // Four serializers with six operations on three models are 72 pairs, of which the 95th percentile is known well enough; each costs a process more.
    private const int MostTwins = 4;

    /// <summary>The study.</summary>
    public required Study Study { get; init; }

    /// <summary>The selected operations.</summary>
    public required IReadOnlyList<OperationRecord> Operations { get; init; }

    /// <summary>The names of the selected models.</summary>
    public required IReadOnlyList<string> Models { get; init; }

    /// <summary>The selected serializers.</summary>
    public required IReadOnlyList<SerializerRecord> Serializers { get; init; }

    /// <summary>Whether these were named, so that all of them are shown.</summary>
    public bool AreNamed { get; init; }

    /// <summary>The serializers that are measured with another version or runtime.</summary>
    public required IReadOnlyList<VersionRow> Versions { get; init; }

    /// <summary>The selected cases: table by table, and in a table serializer by serializer.</summary>
    public required IReadOnlyList<StudyCase> Cases { get; init; }

    /// <summary>The cases to measure: those that are not shown by another one.</summary>
    public IEnumerable<StudyCase> Measured => Cases.Where(@case => !IsShownByAnother(@case));

    /// <summary>The cases that are shown by another one, as a record has them; null if there are none.</summary>
    public IReadOnlyList<SameCaseRecord>? Same => Cases.Where(IsShownByAnother).Select(@case => new SameCaseRecord(@case.Key, @case.SameAs!.Operation)).ToArray() is { Length: > 0 } same ? same : null;

    /// <summary>
    /// The cases of some serializers on each model a second time, under names that no table shows: so that a run knows how far apart it measures equal things.
    /// They are those that say so of themselves, <see cref="SerializerInfo.IsMeasuredTwice"/>, from a fast to a slow one; where a model has fewer, others of it too.
    /// </summary>
    public IEnumerable<StudyCase> Twins =>
        from model in Measured.GroupBy(@case => @case.Key.Model)
        let libraries = model.DistinctBy(@case => @case.Binding.Serializer.LibraryVersion).OrderByDescending(@case => @case.Binding.Serializer.IsMeasuredTwice)
        let serializers = libraries.Concat(model).Select(@case => @case.Key.Serializer).Distinct().Take(MostTwins).ToHashSet()
        from @case in model
        where serializers.Contains(@case.Key.Serializer)
        select @case with { Key = @case.Key with { Serializer = $"{@case.Key.Serializer}{CaseKey.TwinMark}1" } };

    /// <summary>How many measurements a run has: one for each case and round, twins among them.</summary>
    public int Measurements(int rounds) => (Measured.Count() + Twins.Count()) * rounds;

    /// <summary>The shard that they are; null if the run is not split.</summary>
    public required Shard? Shard { get; init; }

    /// <summary>The cases of each shard, those to measure among them; a single part if the run is not split.</summary>
    public required IReadOnlyList<IReadOnlyList<StudyCase>> Parts { get; init; }

    /// <summary>Cases that do not exist or whose validation failed.</summary>
    public required IReadOnlyList<MissingCase> Missing { get; init; }

    /// <summary>The serializers that do not take a model at all, each with the reason.</summary>
    public IEnumerable<MissingCase> NotTaking => Missing.Where(missing => !missing.Failed && missing.Operation is null);

    /// <summary>What a record of the cases to measure says of the other shards; null if the run is not split.</summary>
    public IReadOnlyList<ShardRecord>? Shards => Shard is null
        ? null
        : [.. Parts.Select((part, index) => new ShardRecord(index + 1, index == Shard.Index - 1, [.. part.Select(@case => @case.Key)]))];

    /// <summary>What is particular about serializers on models of the cases to measure; null if nothing is.</summary>
    public IReadOnlyList<NoteRecord>? Notes => Cases
        .Where(@case => @case.Binding.Note is not null)
        .Select(@case => new NoteRecord(@case.Key.Serializer, @case.Key.Model, @case.Binding.Note!))
        .Distinct()
        .ToArray() is { Length: > 0 } notes ? notes : null;

    /// <summary>Whether a validation failed.</summary>
    public bool HasFailed => Missing.Any(missing => missing.Failed);

    /// <summary>The operations without any case, which have no table that could say why, with the reasons.</summary>
    public IEnumerable<(string Name, string Reason)> MissingOperations =>
        from missing in Missing
        where missing.Operation is not null && Cases.All(@case => @case.Key.Operation != missing.Operation)
        select (missing.Operation, missing.Shown);

    /// <summary>Selects a study's cases and validates their round trips.</summary>
    /// <param name="shard">The part to take; null for all. A table is never split, so that its ratios come from one machine.</param>
    /// <param name="versions">Serializers with other versions of their libraries or on other runtimes; null for none.</param>
    /// <param name="begin">Is told of each round trip before it is validated: its number from 1, and of how many; null for nobody.</param>
    public static Plan Create(
        Study study,
        IReadOnlyList<OperationRecord> operations,
        IReadOnlyList<Model> models,
        IReadOnlyList<SerializerInfo> serializers,
        Shard? shard = null,
        IReadOnlyList<VersionRow>? versions = null,
        Action<Binding, int, int>? begin = null)
    {
        versions ??= [];
        var all = study.Bind(models, [.. serializers.Union(versions.Select(row => row.Of))]);
        var rows = new Dictionary<Binding, VersionRow>();
        Binding[] bindings = [.. all.SelectMany(binding => WithVersions(binding))];
        var faults = RoundTripValidation.FindFaults(bindings, all.Concat(rows.Keys), begin);
        var missing = bindings
            .Where(binding => binding.Codec is null || faults.ContainsKey(binding))
            .Select(binding => MissingOf(binding, binding.UnsupportedBecause ?? faults[binding]))
            .ToList();

        List<StudyCase>[] parts = [.. Enumerable.Range(0, shard?.Count ?? 1).Select(_ => new List<StudyCase>())];
        var own = shard is null ? 0 : shard.Index - 1;
        var table = 0;
        foreach (var operation in operations)
        {
            foreach (var model in bindings.GroupBy(binding => binding.Model))
            {
                var part = table++ % parts.Length;
                foreach (var binding in model.Where(binding => binding.Codec is not null && !faults.ContainsKey(binding)))
                {
                    var (found, unsupportedBecause) = study.Find(operation, binding);
                    parts[part].AddRange(found.Select(@case => @case with { Program = rows.GetValueOrDefault(binding)?.Program }));
                    if (unsupportedBecause is not null && part == own)
                        missing.Add(MissingOf(binding, new Reason(unsupportedBecause), operation.Name));
                }
            }
        }

        return new Plan
        {
            Study = study,
            Operations = [.. operations.Select(operation => study.WithTitleFor(operation, models))],
            Models = [.. models.Select(model => model.Name)],
            Serializers = SerializersOf(study, versions, parts[own], missing),
            Versions = versions,
            Cases = parts[own],
            Shard = shard,
            Parts = parts,
            Missing = missing,
        };

        // The one of this program first, to which ratios refer.
        IEnumerable<Binding> WithVersions(Binding binding)
        {
            if (serializers.Contains(binding.Serializer))
                yield return binding;
            foreach (var row in versions.Where(row => row.Of == binding.Serializer))
            {
                var other = row.Bind(binding);
                rows.Add(other, row);
                yield return other;
            }
        }
    }

    /// <summary>Takes the cases whose names match a pattern, in which * stands for any letters and ? for one, in any case.</summary>
    /// <exception cref="UserErrorException">A pattern matches no case.</exception>
    public Plan Named(IReadOnlyList<string> patterns)
    {
        bool Matches(string pattern, StudyCase @case) => FileSystemName.MatchesSimpleExpression(pattern, @case.Key.ToString());
        if (patterns.FirstOrDefault(pattern => !Parts.Any(part => part.Any(@case => Matches(pattern, @case)))) is { } wrong)
            throw new UserErrorException($"--filter: no case has a name like '{wrong}'; --list prints the names, and * stands for any letters.");
        return patterns.Count == 0 ? this : Keep(@case => patterns.Any(pattern => Matches(pattern, @case)));
    }

    /// <summary>Takes a part of the cases, with the serializers they are of.</summary>
    public Plan Keep(Func<StudyCase, bool> isKept)
    {
        var cases = Cases.Where(isKept).ToArray();
        var serializers = cases.Select(@case => @case.Binding.Serializer.Name).ToHashSet();
        // An operation that is not among them now is not measured because nobody asked for it, and not for the reason of a serializer that lacks it.
        bool IsAskedFor(string? operation) => Cases.All(@case => @case.Key.Operation != operation) || cases.Any(@case => @case.Key.Operation == operation);
        var missing = Missing.Where(missing => missing.Failed || (serializers.Contains(missing.Serializer) && IsAskedFor(missing.Operation))).ToArray();
        return this with { Cases = cases, Parts = [.. Parts.Select(part => part.Where(isKept).ToArray())], Missing = missing, Serializers = SerializersOf(Study, Versions, cases, missing) };
    }

    private static MissingCase MissingOf(Binding binding, Reason reason, string? operation = null) =>
        new(binding.Serializer.Name, binding.Model.Name, binding.Codec is not null && operation is null, reason.Recorded, operation) { Shown = reason.Text };

    private bool IsShownByAnother(StudyCase @case) => @case.SameAs is not null && Cases.Any(other => other.Key == @case.SameAs);

    // A generated class that is the user's own type is the model. A study may measure a serializer under several names, beside each other.
    private static SerializerRecord[] SerializersOf(Study study, IReadOnlyList<VersionRow> versions, IReadOnlyList<StudyCase> cases, IReadOnlyList<MissingCase> missing) =>
    [
        .. from serializer in study.Serializers.SelectMany(serializer => versions.Where(row => row.Of == serializer).Select(row => row.Serializer).Prepend(serializer))
           let own = cases.Where(@case => @case.Binding.Serializer == serializer).ToArray()
           from name in own.Select(@case => @case.Key.Serializer)
               .Concat(missing.Where(@case => @case.Serializer == serializer.Name).Select(@case => @case.Serializer))
               .Distinct()
           let ownDataType = !serializer.Traits.TakesModel && own.Any(@case => @case.Binding.Codec!.IsOfPair)
           let described = new SerializerRecord(name, serializer.Format, serializer.LibraryVersion, serializer.Summary, ownDataType ? true : null, serializer.WayOf, Version: versions.FirstOrDefault(row => row.Serializer == serializer)?.Version)
           select study is IDescribesSerializers particular && own.FirstOrDefault(@case => @case.Key.Serializer == name) is { } first ? particular.Describe(described, first.Binding) : described,
    ];
}

/// <summary>The part of a run that one of several machines measures.</summary>
/// <param name="Index">The part, from 1.</param>
public sealed partial record Shard(int Index, int Count)
{
    /// <summary>Parses "i/n".</summary>
    /// <param name="text">The text; null for no shard.</param>
    /// <exception cref="UserErrorException">It is not of that form, or i is not from 1 to n.</exception>
    public static Shard? Parse(string? text)
    {
        if (text is null)
            return null;
        if (Form().Match(text) is { Success: true } match)
        {
            var (index, count) = (Number(match.Groups[1]), Number(match.Groups[2]));
            if (index >= 1 && index <= count)
                return new Shard(index, count);
        }

        throw new UserErrorException($"--shard is \"{text}\"; write i/n with i from 1 to n and n up to 999, for example 1/4.");
    }

    private static int Number(Group group) => int.Parse(group.ValueSpan, CultureInfo.InvariantCulture);

    [GeneratedRegex("^([0-9]{1,3})/([0-9]{1,3})\\z")]
    private static partial Regex Form();
}
