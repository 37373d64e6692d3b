using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies.Fresh;

namespace SerializationBenchmarks.Pages.Front;

/// <summary>
/// How far the place of code in memory, or the profile that it was compiled by, moves a row in every run alike, so that no limit holds it: one value again and again
/// should take no longer than different ones that are in the caches too.
/// </summary>
internal static class LayoutShift
{
    // A smaller one is as well the values'.
    private const double Notable = 1.1;

    /// <summary>Says the largest one that every record of fresh values saw, in a sentence; empty where there is none.</summary>
    public static string Render(IEnumerable<RunRecord> records, string? model)
    {
        RunRecord[] fresh = [.. records.Where(record => record.Study == FreshColumn.Study.Name)];
        var shifts = from record in fresh
                     let times = record.Cases.Where(@case => @case.Key.Model == model).ToDictionary(@case => @case.Key, @case => CaseFigures.Of(@case).Nanoseconds)
                     from serializer in record.Serializers
                     where times.ContainsKey(Key(nameof(SerializeOnce<>), serializer)) && times.ContainsKey(Key(nameof(SerializeOneByOne<>), serializer))
                     let ratio = times[Key(nameof(SerializeOnce<>), serializer)] / times[Key(nameof(SerializeOneByOne<>), serializer)]
                     group (Ratio: ratio, Record: record, Serializer: serializer) by serializer.Name;
        var largest = shifts.Where(shift => shift.Count() == fresh.Length).MaxBy(shift => shift.Min(one => one.Ratio));
        return largest is not null && largest.Min(one => one.Ratio) > Notable
            ? $" Code's place in memory moves rows: {new RowLabels(largest.Last().Record.Serializers).Short(largest.Last().Serializer)} writes one value repeatedly in {NumberText.Range([.. largest.Select(one => one.Ratio)], NumberText.TwoDigits, "")} times the time of different ones."
            : "";

        CaseKey Key(string operation, SerializerRecord serializer) => new(operation, serializer.Name, model!);
    }
}
