using SerializationBenchmarks.Info.Robustness.Children;
using SerializationBenchmarks.Info.Robustness.Inputs;
using SerializationBenchmarks.Info.Robustness.Reports;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Robustness;

/// <summary>Tries all inputs of some serializers and models.</summary>
internal static class RobustnessRun
{
    public static RobustnessReport Run(IReadOnlyList<Binding> bindings, RobustnessSettings settings, TextWriter progress)
    {
        var lines = new RobustnessProgress(progress, bindings.Count);
        var results = new List<RobustnessResult>();
        foreach (var binding in bindings)
        {
            var result = binding.UnsupportedBecause is { } reason
                ? new RobustnessResult(binding.Serializer.Name, binding.Serializer.LibraryVersion, binding.Model.Name, [], []) { UnsupportedBecause = reason.Text }
                : Try(Subject.Of(binding), settings);
            lines.Next(result);
            results.Add(result);
        }

        return new RobustnessReport(settings.Mutants, settings.Seed, results, Catalog.LeftOut);
    }

    /// <summary>Tries all inputs of a serializer and model.</summary>
    public static RobustnessResult Try(Subject subject, RobustnessSettings settings)
    {
        var inputs = HostileInputs.Of(subject.Binding, settings.Mutants, settings.Seed);
        return ResultReader.Read(subject, settings, inputs, ChildRun.TryAll(subject, settings, inputs.Count));
    }
}
