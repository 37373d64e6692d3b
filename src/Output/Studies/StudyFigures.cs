using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;

namespace SerializationBenchmarks.Output.Studies;

/// <summary>The figures of a study's record, as its own tables ask for them.</summary>
internal sealed class StudyFigures(RunRecord record)
{
    private readonly Dictionary<CaseKey, CaseRecord> _cases = record.Cases.ToDictionary(@case => @case.Key);

    private readonly ILookup<(string Operation, string Serializer), CaseRecord> _ofAnyModel = record.Cases.ToLookup(@case => (@case.Key.Operation, @case.Key.Serializer));

    private readonly Dictionary<string, string> _labels = RowLabels.Of(record);

    /// <summary>What people read for a serializer's name.</summary>
    public string LabelOf(string serializer) => _labels[serializer];

    /// <summary>The serializers that have a case which is asked for, in the order of tables.</summary>
    public IEnumerable<string> Serializers(Func<CaseKey, bool> isAskedFor) =>
        record.Serializers.Select(serializer => serializer.Name).Where(name => _cases.Keys.Any(key => key.Serializer == name && isAskedFor(key)));

    /// <summary>The figures of a serializer in a study of one model; null if that was not measured.</summary>
    public CaseFigures? Of(string operation, string serializer) => _ofAnyModel[(operation, serializer)].FirstOrDefault() is { } found ? CaseFigures.Of(found) : null;

    /// <summary>The figures of a case; null if it was not measured.</summary>
    public CaseFigures? Of(string operation, string serializer, string model) => _cases.TryGetValue(new CaseKey(operation, serializer, model), out var found) ? CaseFigures.Of(found) : null;

    /// <summary>The time of a serializer in a study of one model, in nanoseconds; NaN if that was not measured.</summary>
    public double Time(string operation, string serializer) => Of(operation, serializer)?.Nanoseconds ?? double.NaN;

    /// <summary>The time of a case, in nanoseconds; NaN if it was not measured.</summary>
    public double Time(string operation, string serializer, string model) => Of(operation, serializer, model)?.Nanoseconds ?? double.NaN;
}
