using System.Text.Json.Serialization;

namespace SerializationBenchmarks.Info.Languages;

/// <summary>What became of a value on its way from one language to another, from the best on.</summary>
internal enum ExchangeOutcome
{
    /// <summary>The same value of the type that a program there would use.</summary>
    Exact,

    /// <summary>A value of another type or form from which a call of that language makes the same value: a text with a date.</summary>
    Converted,

    /// <summary>The same value without a part that says more about it: a decimal without its scale, a date without its offset.</summary>
    Cut,

    /// <summary>A value in a form that must be known there: a number of ticks or of days.</summary>
    Foreign,

    /// <summary>Another value, and nothing says so.</summary>
    Changed,

    /// <summary>Nothing, and nothing says so.</summary>
    Lost,

    /// <summary>Reading it throws.</summary>
    Rejected,

    /// <summary>Writing it throws.</summary>
    Refused,
}

/// <summary>What became of a value one way.</summary>
/// <param name="Text">What is there, or what was thrown; null where the outcome says all.</param>
internal sealed record ExchangeCell(ExchangeOutcome Outcome, string? Text = null)
{
    /// <summary>It is what it was.</summary>
    public static ExchangeCell Exact { get; } = new(ExchangeOutcome.Exact);

    /// <summary>Whether a program goes on with another value than was sent.</summary>
    [JsonIgnore]
    public bool IsWrong => Outcome is ExchangeOutcome.Changed or ExchangeOutcome.Lost;

    /// <summary>The cell as Markdown.</summary>
    public override string ToString() => Outcome switch
    {
        ExchangeOutcome.Exact => "exact",
        ExchangeOutcome.Converted => $"as `{Text}`",
        ExchangeOutcome.Cut => $"cut: `{Text}`",
        ExchangeOutcome.Foreign => $"foreign: `{Text}`",
        ExchangeOutcome.Changed => $"**changed**: `{Text}`",
        ExchangeOutcome.Lost => $"**lost**: `{Text}`",
        ExchangeOutcome.Rejected => $"rejected: `{Text}`",
        _ => $"refused: `{Text}`",
    };
}
