using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Studies;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Benchmarks.Commands;

/// <summary>What a run says before it begins: what it measures, about how long that takes, and where finished parts are.</summary>
internal static class OpeningLines
{
    /// <summary>Writes them.</summary>
    /// <param name="plan">What is to be measured.</param>
    /// <param name="partial">The run's file, with what is measured already.</param>
    /// <param name="folder">The folder of the run's tables.</param>
    /// <param name="output">Where they go.</param>
    public static void Write(Plan plan, PartialRecord partial, string folder, TextWriter output)
    {
        var rounds = partial.Header.Settings.Rounds;
        var serializers = plan.Cases.Select(@case => @case.Key.Serializer).Distinct().Count();
        var time = Expected(plan, plan.Measurements(rounds) - partial.Measured, Path.Combine(RepositoryRoot.FindOrCurrent(), "results")) is { } expected ? $", about {expected}" : "";
        output.WriteLine($"Measuring {NumberText.Count(plan.Cases.Count, "case")} of {NumberText.Count(serializers, "serializer")} in {NumberText.Count(rounds, "round")}{time}.");
        output.WriteLine($"Finished rounds are kept in {partial.Path}{(rounds > 1 ? $", their tables in {TablesSoFar.PathOf(folder, plan.Study.Name)}" : "")}. Stop with Ctrl-C, go on with --resume.");
    }

    /// <summary>About how long a run takes: as long for a case and a round as in the study's newest record, on whatever machine that was.</summary>
    /// <param name="plan">What is to be measured.</param>
    /// <param name="measurements">How many measurements are left: one for each case and round.</param>
    /// <param name="results">The folder of the records of all machines.</param>
    /// <returns>For example "9 min"; null where the study has no record.</returns>
    private static string? Expected(Plan plan, int measurements, string results)
    {
        try
        {
            var study = plan.Study is OwnTypeStudy ? Study.All[0] : plan.Study; // A user's type is measured as the models are.
            if (NewestRecord.Find(results, study.Name) is not { } path)
                return null;
            var record = RecordFile.Read(path);
            double all = record.Cases.Concat(record.Twins ?? []).Sum(@case => @case.Rounds.Count);
            var minutes = record.Seconds / Math.Max(all, 1) * measurements / 60;
            return minutes < 1 ? "a minute" : NumberText.Count((long)Math.Ceiling(minutes), "minute");
        }
        catch (UserErrorException)
        {
            return null; // A run goes on without the estimate.
        }
    }
}
