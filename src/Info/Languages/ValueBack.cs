using System.Collections;
using SerializationBenchmarks.Info.Fidelity;
using SerializationBenchmarks.Serializers.Validation;

namespace SerializationBenchmarks.Info.Languages;

/// <summary>Compares what .NET read of another language's payload with the value that was meant.</summary>
internal static class ValueBack
{
    /// <summary>Says what became of a value.</summary>
    public static ExchangeCell Judge(object? value, object? back)
    {
        if (value is IEnumerable and not string)
        {
            return ModelDiff.FirstDifference(value, back, Likeness.Equal, null) is { } difference
                ? new ExchangeCell(back is null or ICollection { Count: 0 } or HashSet<int> { Count: 0 } ? ExchangeOutcome.Lost : ExchangeOutcome.Changed, difference.ToString())
                : ExchangeCell.Exact;
        }

        if (Change.Of(value, back) is not { } change || (value, back) is (double.NaN, double.NaN)) // Languages have one NaN, of different bits.
            return ExchangeCell.Exact;
        var isSameMoment = (value, back) switch
        {
            (DateTime { Kind: not DateTimeKind.Unspecified } date, DateTime other) => IsCut(date.ToUniversalTime() - other.ToUniversalTime()),
            (DateTimeOffset date, DateTimeOffset other) => IsCut(date - other),
            _ => false,
        };
        return new ExchangeCell(
            isSameMoment || change.Likeness is Likeness.Equal ? ExchangeOutcome.Cut : change.Likeness is Likeness.Lost ? ExchangeOutcome.Lost : ExchangeOutcome.Changed,
            change.Text);
    }

    private static bool IsCut(TimeSpan missing) => missing >= TimeSpan.Zero && missing < ArrivedMoment.Finest;
}
