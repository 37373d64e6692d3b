using System.Globalization;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Output.Tables;

/// <summary>
/// What the tables lack, with reasons, once behind all of them: few serializers take a type that they were not written for, a build may lack
/// many, and under each table they would hide the figures.
/// </summary>
internal static class MissingCases
{
    /// <summary>Whether a serializer has no case in a run because it takes none of the models, so that every table would say so.</summary>
    public static bool TakesNothing(RunRecord record, string serializer) =>
        record.Cases.All(@case => @case.Key.Serializer != serializer)
        && record.Models.All(model => record.Missing.Any(missing => missing.Serializer == serializer && missing.Model == model && !missing.Failed && missing.Operation is null));

    /// <summary>Renders the list as Markdown. Of a run that is not of a user's type, the tables themselves say the rest.</summary>
    public static string Render(RunRecord record)
    {
        if (record.OwnType is null)
        {
            return LeftOutNote.Lines("n/a", record.Missing
                .Where(missing => TakesNothing(record, missing.Serializer))
                .DistinctBy(missing => missing.Serializer)
                .Select(missing => (missing.Serializer, missing.Reason)))
                + LeftOut(record);
        }

        var measured = record.Cases.Select(@case => @case.Key.Operation).ToHashSet();
        var titles = record.Operations.ToDictionary(operation => operation.Name, operation => operation.Title);
        var missing = record.Missing.Where(@case => @case.Failed || @case.Operation is null || measured.Contains(@case.Operation)).ToArray();
        return LeftOutNote.Lines("Failed, not timed", Of(@case => @case.Failed))
            + LeftOutNote.Lines("n/a", Of(@case => !@case.Failed))
            + LeftOutNote.Lines("Not measured", Unmeasured(record, measured))
            + LeftOut(record);

        IEnumerable<(string Name, string Reason)> Of(Func<MissingCase, bool> isOfThem) =>
            from @case in missing
            where isOfThem(@case)
            select (@case.Operation is null ? @case.Serializer : $"{@case.Serializer} ({titles.GetValueOrDefault(@case.Operation, @case.Operation)})", @case.Reason);
    }

    /// <summary>Renders the serializers that the build lacked as a Markdown list.</summary>
    public static string LeftOut(RunRecord record) => LeftOutNote.Lines("Left out", record.LeftOut.Select(left => (left.Serializer, left.Reason)));

    /// <summary>Says what a part of a run lacks of the whole.</summary>
    /// <returns>
    /// For example "shard 3 of 3 is missing: 25 cases (SerializeOnce on Tiny: 13 cases, DeserializeOnce on Tiny: 12 cases)"; cases of a
    /// table that is there in part are named. Null if nothing is missing.
    /// </returns>
    public static string? OfWhole(RunRecord record)
    {
        var unmeasured = record.FindUnmeasured().ToArray();
        if (unmeasured is [])
            return null;
        int[] shards = [.. unmeasured.Select(missing => missing.Shard).Where(shard => !shard.Held).Select(shard => shard.Index).Distinct()];
        var numbers = string.Join(", ", shards.Select(index => index.ToString(CultureInfo.InvariantCulture)));
        var who = shards.Length switch
        {
            0 => "not all of its cases are measured",
            1 => $"shard {numbers} of {record.Shards!.Count} is missing",
            _ => $"shards {numbers} of {record.Shards!.Count} are missing",
        };
        var tables =
            from table in unmeasured.Select(missing => missing.Key).GroupBy(key => (key.Operation, key.Model))
            let isPartial = record.Cases.Any(@case => (@case.Key.Operation, @case.Key.Model) == table.Key)
            select $"{table.Key.Operation} on {table.Key.Model}: {(isPartial ? string.Join(", ", table.Select(key => key.Serializer)) : NumberText.Count(table.Count(), "case"))}";
        return $"{who}: {NumberText.Count(unmeasured.Length, "case")} ({string.Join(", ", tables)})";
    }

    // Operations without any case, and cases that are missing without a reason: those of an unfinished run.
    private static IEnumerable<(string Name, string Reason)> Unmeasured(RunRecord record, HashSet<string> measured)
    {
        foreach (var missing in record.Missing.Where(missing => !missing.Failed && missing.Operation is not null && !measured.Contains(missing.Operation)))
            yield return (missing.Operation!, missing.Reason);

        var cases = record.Cases.Select(@case => @case.Key).ToHashSet();
        foreach (var operation in record.Operations.Where(operation => measured.Contains(operation.Name)))
        {
            foreach (var serializer in record.Serializers.Where(serializer => record.Models.All(model =>
                !cases.Contains(new CaseKey(operation.Name, serializer.Name, model))
                && !record.Missing.Any(missing => missing.Serializer == serializer.Name && missing.Model == model && (missing.Operation is null || missing.Operation == operation.Name)))))
                yield return ($"{serializer.Name} ({operation.Title})", "It is not part of this run, or the run is not finished.");
        }
    }
}
