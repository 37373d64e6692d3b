using System.Text.Json.Serialization;
using SerializationBenchmarks.Info.Robustness.Trials;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Robustness.Reports;

/// <summary>How bad the worst is that hostile input did to a reader.</summary>
internal enum HostileInputGrade
{
    /// <summary>It ended the process, which no program can prevent.</summary>
    EndsTheProcess,

    /// <summary>It took memory or time out of all proportion to its length.</summary>
    WithoutLimit,

    /// <summary>It was rejected with an exception that is not the library's own, which a program that catches every exception survives.</summary>
    UndocumentedException,

    /// <summary>It was rejected with the library's own exception, or accepted.</summary>
    Fine,
}

/// <summary>What became of the inputs of serializers, over all models: docs/facts/robustness.json.</summary>
/// <param name="Mutants">The number of mutants for each serializer and model.</param>
/// <param name="Seed">Their seed.</param>
/// <param name="Models">The models' names.</param>
/// <param name="Serializers">What became of the inputs of each.</param>
internal sealed record RobustnessFacts(int Mutants, ulong Seed, IReadOnlyList<string> Models, IReadOnlyList<SerializerRobustness> Serializers)
{
    /// <summary>The serializers that the build lacked.</summary>
    public IReadOnlyList<LeftOut> LeftOut { get; init; } = [];

    /// <summary>Sums a report over the models.</summary>
    /// <param name="report">The report.</param>
    public static RobustnessFacts Of(RobustnessReport report) => new(
        report.Mutants,
        report.Seed,
        [.. report.Results.Select(result => result.Model).Distinct()],
        [.. report.Results.GroupBy(result => result.Serializer).Select(SerializerRobustness.Of)])
    {
        LeftOut = report.LeftOut,
    };

    /// <summary>Puts what was found in the place of what was known.</summary>
    /// <param name="known">What was known; null for nothing.</param>
    public RobustnessFacts Over(RobustnessFacts? known) => this with { Serializers = Rows.Merge(known?.Serializers, Serializers, result => result.Serializer), LeftOut = [] };
}

/// <summary>What became of the inputs of a serializer, over all models that it supports.</summary>
/// <param name="Serializer">The serializer's name.</param>
/// <param name="Library">Its library's name and version.</param>
/// <param name="Classes">The counts by class of inputs; none if it supports no model.</param>
/// <param name="Examples">The smallest input for each bad outcome.</param>
internal sealed record SerializerRobustness(string Serializer, string Library, IReadOnlyList<ClassCounts> Classes, IReadOnlyList<ShownExample> Examples)
{
    /// <summary>Why it does not support some of the models.</summary>
    public IReadOnlyList<string>? UnsupportedBecause { get; init; }

    /// <summary>The counts over the classes of inputs.</summary>
    [JsonIgnore]
    public ClassCounts All => Classes.Aggregate((left, right) => left + right);

    /// <summary>How bad the worst is.</summary>
    public HostileInputGrade Grade => Classes.Count == 0 ? HostileInputGrade.Fine : All switch
    {
        { Ended: > 0 } => HostileInputGrade.EndsTheProcess,
        { Slow: > 0 } or { OverAllocated: > 0 } => HostileInputGrade.WithoutLimit,
        { RejectedWithAnother: > 0 } => HostileInputGrade.UndocumentedException,
        _ => HostileInputGrade.Fine,
    };

    /// <summary>Sums what became of the inputs of a serializer on each model.</summary>
    /// <param name="results">The results.</param>
    public static SerializerRobustness Of(IEnumerable<RobustnessResult> results)
    {
        var (first, supported) = (results.First(), results.Where(result => result.UnsupportedBecause is null).ToArray());
        string[] unsupported = [.. results.Select(result => result.UnsupportedBecause).OfType<string>().Distinct()];
        return new SerializerRobustness(
            first.Serializer,
            first.Library,
            [.. supported.SelectMany(result => result.Classes).GroupBy(counts => counts.Class).Select(counts => counts.Aggregate((left, right) => left + right))],
            [
                .. from example in supported.SelectMany(result => result.Examples.Select(example => (result.Model, Example: example)))
                   group example by example.Example.Outcome into outcome
                   let smallest = outcome.MinBy(example => example.Example.Length)
                   select new ShownExample(outcome.Key, outcome.Sum(example => example.Example.Times), smallest.Model, smallest.Example.Text, smallest.Example.Input),
            ])
        {
            UnsupportedBecause = unsupported.Length == 0 ? null : unsupported,
        };
    }
}

/// <summary>The smallest input of all models that had a bad outcome.</summary>
/// <param name="Outcome">What happened.</param>
/// <param name="Times">How many inputs had this outcome.</param>
/// <param name="Model">The name of the input's model.</param>
/// <param name="Text">The bytes, as a table has them.</param>
/// <param name="Input">The input in which it was found.</param>
internal sealed record ShownExample(string Outcome, int Times, string Model, string Text, string Input);
