using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Benchmarks.Commands;

/// <summary>What a run says before it begins: what it measures, about how long that takes, and where finished parts are.</summary>
internal static class OpeningLines
{
    /// <summary>Writes them.</summary>
    /// <param name="expected">How long the run may take; null where that is not known.</param>
    public static void Write(Plan plan, PartialRecord partial, string folder, TimeSpan? expected, TextWriter output)
    {
        var rounds = partial.Header.Settings.Rounds;
        var serializers = plan.Cases.Select(@case => @case.Key.Serializer).Distinct().Count();
        var time = expected is { } known ? $", {NumberText.About(known)}" : "";
        output.WriteLine($"Measuring {NumberText.Count(plan.Cases.Count, "case")} of {NumberText.Count(serializers, "serializer")} in {NumberText.Count(rounds, "round")}{time}.");
        output.WriteLine($"The run is kept in {partial.Path}.");
        if (rounds > 1)
            output.WriteLine($"Tables of finished rounds: {TablesSoFar.PathOf(folder, plan.Study.Name)}");
        output.WriteLine("Stop it with Ctrl-C, go on with --resume.");
    }

    /// <summary>About how long a run takes: as long for a case and a round as in the study's newest record, on whatever machine that was.</summary>
    /// <returns>Null where the study has no record.</returns>
    public static TimeSpan? Expected(Plan plan, PartialRecord partial)
    {
        try
        {
            var study = plan.Study is OwnTypeStudy ? Study.All[0] : plan.Study; // A user's type is measured as the models are.
            if (NewestRecord.Find(RecordFolders.Of(RepositoryRoot.FindOrCurrent()), study.Name) is not { } path)
                return null;
            var record = RecordFile.Read(path);
            double all = record.Cases.Concat(record.Twins ?? []).Sum(@case => @case.Rounds.Count);
            return TimeSpan.FromSeconds(record.Seconds / Math.Max(all, 1) * (plan.Measurements(partial.Header.Settings.Rounds) - partial.Measured));
        }
        catch (UserErrorException)
        {
            return null; // A run goes on without the estimate.
        }
    }
}
