using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Info.Robustness;

/// <summary>Tries all inputs of some rows and models.</summary>
internal static class RobustnessRun
{
    public static RobustnessReport Run(IReadOnlyList<Contender> contenders, RobustnessSettings settings, TextWriter progress)
    {
        var lines = new RobustnessProgress(progress, contenders.Count);
        var rows = new List<RobustnessRow>();
        foreach (var contender in contenders)
        {
            var row = contender.WhyNot is { } reason
                ? new RobustnessRow(contender.Serializer.Name, contender.Serializer.LibraryVersion, contender.Model.Name, [], []) { WhyNot = reason }
                : Try(Subject.Of(contender), settings);
            lines.Next(row);
            rows.Add(row);
        }

        return new RobustnessReport(settings.Mutants, settings.Seed, rows, Catalog.LeftOut);
    }

    /// <summary>Tries all inputs of a row and model.</summary>
    public static RobustnessRow Try(Subject subject, RobustnessSettings settings)
    {
        var inputs = HostileInputs.Of(subject.Contender, settings.Mutants, settings.Seed);
        return RowReader.Read(subject, settings, inputs, ChildRun.TryAll(subject, settings, inputs.Count));
    }
}
