using System.IO.Enumeration;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies;

/// <summary>What a run is to measure: a study's cases after selection and round-trip validation.</summary>
public sealed record Plan
{
    /// <summary>The study.</summary>
    public required Study Study { get; init; }

    /// <summary>The selected operations.</summary>
    public required IReadOnlyList<OperationRecord> Operations { get; init; }

    /// <summary>The names of the selected models.</summary>
    public required IReadOnlyList<string> Models { get; init; }

    /// <summary>The selected serializers.</summary>
    public required IReadOnlyList<SerializerRecord> Serializers { get; init; }

    /// <summary>The cases to measure: table by table, and in a table serializer by serializer.</summary>
    public required IReadOnlyList<StudyCase> Cases { get; init; }

    /// <summary>The shard that they are; null if the run is not split.</summary>
    public required Shard? Shard { get; init; }

    /// <summary>The cases of each shard, those to measure among them; a single part if the run is not split.</summary>
    public required IReadOnlyList<IReadOnlyList<StudyCase>> Parts { get; init; }

    /// <summary>Cases that do not exist or that failed round-trip validation.</summary>
    public required IReadOnlyList<MissingCaseRecord> Missing { get; init; }

    /// <summary>What a record of the cases to measure says of the other shards; null if the run is not split.</summary>
    public IReadOnlyList<ShardRecord>? Shards => Shard is null
        ? null
        : [.. Parts.Select((part, index) => new ShardRecord(index + 1, index == Shard.Index - 1, [.. part.Select(@case => @case.Key)]))];

    /// <summary>The operations without any case, which have no table that could say why, with the reasons.</summary>
    public IEnumerable<(string Name, string Reason)> MissingOperations =>
        from missing in Missing
        where missing.Operation is not null && Cases.All(@case => @case.Key.Operation != missing.Operation)
        select (missing.Operation, missing.Reason);

    /// <summary>Selects a study's cases and validates their round trips.</summary>
    /// <param name="study">The study.</param>
    /// <param name="operations">The operations to take.</param>
    /// <param name="models">The models to take.</param>
    /// <param name="serializers">The serializers to take.</param>
    /// <param name="shard">The part to take; null for all. A table is never split, so that its ratios come from one machine.</param>
    public static Plan Create(
        Study study,
        IReadOnlyList<OperationRecord> operations,
        IReadOnlyList<ModelEntry> models,
        IReadOnlyList<SerializerInfo> serializers,
        Shard? shard = null)
    {
        var names = serializers.Select(serializer => serializer.Name).ToHashSet();
        var contenders = Catalog.ContendersOf(models).Where(contender => names.Contains(contender.Serializer.Name)).ToArray();
        var faults = Proof.FindFaults(contenders);
        var missing = contenders
            .Where(contender => contender.Codec is null || faults.ContainsKey(contender))
            .Select(contender => new MissingCaseRecord(
                contender.Serializer.Name, contender.Model.Name, contender.Codec is not null, contender.WhyNot ?? faults[contender]))
            .ToList();

        List<StudyCase>[] parts = [.. Enumerable.Range(0, shard?.Count ?? 1).Select(_ => new List<StudyCase>())];
        var own = shard is null ? 0 : shard.Index - 1;
        var table = 0;
        foreach (var operation in operations)
        {
            foreach (var model in contenders.GroupBy(contender => contender.Model))
            {
                var part = table++ % parts.Length;
                foreach (var contender in model.Where(contender => contender.Codec is not null && !faults.ContainsKey(contender)))
                {
                    var (found, unsupportedBecause) = study.Find(operation, contender);
                    parts[part].AddRange(found);
                    if (unsupportedBecause is not null && part == own)
                        missing.Add(new MissingCaseRecord(contender.Serializer.Name, contender.Model.Name, false, unsupportedBecause, operation.Name));
                }
            }
        }

        return new Plan
        {
            Study = study,
            Operations = operations,
            Models = [.. models.Select(model => model.Name)],
            Serializers = SerializersOf(parts[own], missing),
            Cases = parts[own],
            Shard = shard,
            Parts = parts,
            Missing = missing,
        };
    }

    /// <summary>Takes the cases whose names match a pattern, in which * stands for any letters and ? for one, in any case.</summary>
    /// <param name="patterns">The patterns; none takes all.</param>
    /// <exception cref="UserErrorException">A pattern matches no case.</exception>
    public Plan Named(IReadOnlyList<string> patterns)
    {
        bool Matches(string pattern, StudyCase @case) => FileSystemName.MatchesSimpleExpression(pattern, @case.Key.ToString());
        if (patterns.FirstOrDefault(pattern => !Parts.Any(part => part.Any(@case => Matches(pattern, @case)))) is { } wrong)
            throw new UserErrorException($"--filter: no case has a name like '{wrong}'; --list prints the names, and * stands for any letters.");
        return patterns.Count == 0 ? this : Keep(@case => patterns.Any(pattern => Matches(pattern, @case)));
    }

    /// <summary>Takes a part of the cases, with the serializers they are of.</summary>
    /// <param name="isKept">Whether a case stays.</param>
    public Plan Keep(Func<StudyCase, bool> isKept)
    {
        var cases = Cases.Where(isKept).ToArray();
        var selected = cases.Select(@case => @case.Contender.Serializer.Name).ToHashSet();
        var missing = Missing.Where(missing => missing.Failed || selected.Contains(missing.Serializer)).ToArray();
        return this with { Cases = cases, Parts = [.. Parts.Select(part => part.Where(isKept).ToArray())], Missing = missing, Serializers = SerializersOf(cases, missing) };
    }

    // A study may add serializers beside those of the catalog; they follow the one they belong to.
    private static SerializerRecord[] SerializersOf(IReadOnlyList<StudyCase> cases, IReadOnlyList<MissingCaseRecord> missing) =>
    [
        .. from serializer in Catalog.Serializers
           let own = cases.Where(@case => @case.Contender.Serializer.Name == serializer.Name).ToArray()
           let info = own.FirstOrDefault()?.Contender.Serializer ?? serializer // On a user's type, a serializer may be used in another way.
           from name in own.Select(@case => @case.Key.Serializer)
               .Concat(missing.Where(@case => @case.Serializer == serializer.Name).Select(@case => @case.Serializer))
               .Distinct()
           select new SerializerRecord(name, info.Format, info.LibraryVersion, info.Summary, info.Note),
    ];
}
