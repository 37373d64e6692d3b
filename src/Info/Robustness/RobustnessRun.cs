using SerializationBenchmarks.Info.Robustness.Children;
using SerializationBenchmarks.Info.Robustness.Inputs;
using SerializationBenchmarks.Info.Robustness.Reports;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Robustness;

/// <summary>Tries all inputs of some serializers and models.</summary>
internal static class RobustnessRun
{
    /// <summary>Tries all inputs of all that is bound.</summary>
    public static RobustnessReport Run(IReadOnlyList<Binding> bindings, RobustnessSettings settings, TextWriter progress, CancellationToken cancellation)
    {
        var lines = new RobustnessProgress(progress, bindings.Count);
        var results = new List<RobustnessResult>();
        try
        {
            foreach (var binding in bindings)
            {
                var result = binding.UnsupportedBecause is { } reason
                    ? new RobustnessResult(binding.Serializer.Name, binding.Serializer.LibraryVersion, binding.Model.Name, new Dictionary<InputClass, OutcomeCounts>(), []) { UnsupportedBecause = reason.Text }
                    : Try(Subject.Of(binding), settings, cancellation);
                lines.Next(result);
                results.Add(result);
            }
        }
        catch (OperationCanceledException)
        {
            // What is finished is worth showing.
        }

        return new RobustnessReport(settings.Mutants, settings.Seed, results, Catalog.LeftOut);
    }

    /// <summary>Tries all inputs of a serializer and model.</summary>
    /// <exception cref="OperationCanceledException">It was ended.</exception>
    public static RobustnessResult Try(Subject subject, RobustnessSettings settings, CancellationToken cancellation = default)
    {
        var inputs = HostileInputs.Of(subject.Binding, settings.Mutants, settings.Seed);
        return RobustnessResult.Of(subject.Binding, inputs, ChildRun.TryAll(subject, settings, inputs.Count, cancellation));
    }
}
