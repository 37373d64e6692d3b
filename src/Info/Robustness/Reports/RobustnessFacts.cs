using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Robustness.Reports;

/// <summary>
/// What became of the inputs of serializers, over all models: docs/facts/robustness.json. It holds no input and does not say which kind of
/// input did harm, for that would be a recipe against those who use the library.
/// </summary>
internal sealed record RobustnessFacts(int Mutants, ulong Seed, IReadOnlyList<string> Models, IReadOnlyList<SerializerRobustness> Serializers)
{
    /// <summary>The serializers that the build lacked.</summary>
    public IReadOnlyList<LeftOut> LeftOut { get; init; } = [];

    /// <summary>Sums a report over the models.</summary>
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
    public RobustnessFacts Over(RobustnessFacts? known) => this with
    {
        Serializers = Rows.Merge(known?.Serializers, [.. Serializers.Select(found => found.After(known?.Serializers.FirstOrDefault(row => row.Serializer == found.Serializer)))], row => row.Serializer),
        LeftOut = [],
    };
}

/// <summary>What became of the inputs of a serializer, over all models that it supports.</summary>
/// <param name="Counts">How many inputs had each outcome; null if it supports no model.</param>
internal sealed record SerializerRobustness(string Serializer, string Library, OutcomeCounts? Counts, IReadOnlyList<ExceptionCount> Exceptions)
{
    /// <summary>Why it does not support some of the models.</summary>
    public IReadOnlyList<string>? UnsupportedBecause { get; init; }

    /// <summary>What an earlier test saw that is worse than what these inputs do; null if there is nothing.</summary>
    public EarlierTest? Earlier { get; init; }

    /// <summary>How bad the worst is that is known.</summary>
    public HostileInputGrade Grade => Earlier?.Grade ?? Found;

    private HostileInputGrade Found => Counts?.Grade ?? HostileInputGrade.Fine;

    /// <summary>Sums what became of the inputs of a serializer on each model.</summary>
    public static SerializerRobustness Of(IEnumerable<RobustnessResult> results)
    {
        var (first, supported) = (results.First(), results.Where(result => result.UnsupportedBecause is null).ToArray());
        string[] unsupported = [.. results.Select(result => result.UnsupportedBecause).OfType<string>().Distinct()];
        return new SerializerRobustness(
            first.Serializer,
            first.Library,
            supported is [] ? null : supported.Select(result => result.All).Aggregate((left, right) => left + right),
            [
                .. from example in supported.SelectMany(result => result.Examples)
                   where example.IsException
                   group example.Times by example.Outcome into exception
                   orderby exception.Key
                   select new ExceptionCount(exception.Key, exception.Sum()),
            ])
        {
            UnsupportedBecause = unsupported is [] ? null : unsupported,
        };
    }

    /// <summary>Keeps what an earlier test saw, unless these inputs did as much.</summary>
    /// <param name="known">What was known of the serializer; null for nothing.</param>
    public SerializerRobustness After(SerializerRobustness? known) => this with { Earlier = known?.Earlier is { } earlier && earlier.Grade < Found ? earlier : null };
}

/// <summary>How many inputs were rejected with an exception.</summary>
internal sealed record ExceptionCount(string Type, int Inputs);

/// <summary>The worst that an earlier test saw, whose inputs were made with knowledge of the format.</summary>
internal sealed record EarlierTest(string Library, DateOnly Date, HostileInputGrade Grade, int Inputs);
