namespace SerializationBenchmarks.Records.Statistics;

/// <summary>
/// What records said of others of the same code on the same machine: whether their intervals hold the others' figures as often as they claim.
/// </summary>
/// <param name="Ratios">The ratios to the table's first serializer, with their 95 % confidence intervals.</param>
public sealed record Calibration(IReadOnlyList<RepeatedEstimate> Ratios, IReadOnlyList<RepeatedEstimate> Times)
{
    /// <summary>The part of second estimates that a perfect 95 % interval holds, where the second one is as uncertain as the first.</summary>
    public const double PerfectInside = 0.83;

    /// <summary>The part of estimates that perfect 95 % intervals set apart.</summary>
    public const double PerfectApart = 1 - Student.Confidence;

    /// <summary>The part of the second ratios that lie in the first's intervals; NaN if there are none.</summary>
    public double RatiosInside => Share(Ratios, estimate => estimate.IsInside);

    /// <summary>The part of the ratios that are further apart than both intervals allow; NaN if there are none.</summary>
    public double RatiosApart => Share(Ratios, estimate => estimate.IsApart);

    /// <summary>The part of the second times that lie within the first's time ± <c>Error</c>; NaN if there are none.</summary>
    public double TimesInside => Share(Times, estimate => estimate.IsInside);

    /// <summary>The part of the times that are further apart than both errors allow; NaN if there are none.</summary>
    public double TimesApart => Share(Times, estimate => estimate.IsApart);

    /// <summary>The median of what the second times are of the first, less 1: how much slower the machine was as a whole; NaN if there are none.</summary>
    public double TimesMoved => Quantile.Of([.. Times.Select(time => time.Second / time.First).Order()], 0.5) - 1;

    /// <summary>Compares two records.</summary>
    public static Calibration Of(RecordComparison comparison) => new(
        [
            .. from table in comparison.Cases.GroupBy(@case => (@case.Key.Operation, @case.Key.Model))
               let reference = table.First()
               from @case in table.Skip(1)
               let first = @case.First.RatioTo(reference.First)
               let second = @case.Other.RatioTo(reference.Other)
               where first.HasInterval && second.HasInterval
               select new RepeatedEstimate(first.Value, first.Low, first.High, second.Value, second.High),
        ],
        [
            .. from @case in comparison.Cases
               let first = @case.First
               let second = @case.Other
               where first.Time.HasInterval && second.Time.HasInterval
               select new RepeatedEstimate(first.Nanoseconds, first.Nanoseconds - first.Error, first.Nanoseconds + first.Error, second.Nanoseconds, second.Nanoseconds + second.Error),
        ]);

    /// <summary>Puts several together, each case counting as much as any other.</summary>
    public static Calibration All(IReadOnlyCollection<Calibration> calibrations) =>
        new([.. calibrations.SelectMany(calibration => calibration.Ratios)], [.. calibrations.SelectMany(calibration => calibration.Times)]);

    private static double Share(IReadOnlyList<RepeatedEstimate> estimates, Func<RepeatedEstimate, bool> isCounted) =>
        estimates.Count == 0 ? double.NaN : estimates.Count(isCounted) / (double)estimates.Count;
}
