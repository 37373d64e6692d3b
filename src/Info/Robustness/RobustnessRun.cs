using SerializationBenchmarks.Info.Robustness.Children;
using SerializationBenchmarks.Info.Robustness.Inputs;
using SerializationBenchmarks.Info.Robustness.Reports;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Robustness;

/// <summary>Tries all inputs of some rows and models.</summary>
internal static class RobustnessRun
{
    public static RobustnessReport Run(IReadOnlyList<Binding> bindings, RobustnessSettings settings, TextWriter progress)
    {
        var lines = new RobustnessProgress(progress, bindings.Count);
        var rows = new List<RobustnessRow>();
        foreach (var binding in bindings)
        {
            var row = binding.UnsupportedBecause is { } reason
                ? new RobustnessRow(binding.Serializer.Name, binding.Serializer.LibraryVersion, binding.Model.Name, [], []) { UnsupportedBecause = reason.Text }
                : Try(Subject.Of(binding), settings);
            lines.Next(row);
            rows.Add(row);
        }

        return new RobustnessReport(settings.Mutants, settings.Seed, rows, Catalog.LeftOut);
    }

    /// <summary>Tries all inputs of a row and model.</summary>
    public static RobustnessRow Try(Subject subject, RobustnessSettings settings)
    {
        var inputs = HostileInputs.Of(subject.Binding, settings.Mutants, settings.Seed);
        return RowReader.Read(subject, settings, inputs, ChildRun.TryAll(subject, settings, inputs.Count));
    }
}
