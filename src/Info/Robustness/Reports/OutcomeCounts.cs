using System.Text.Json.Serialization;
using SerializationBenchmarks.Info.Robustness.Trials;

namespace SerializationBenchmarks.Info.Robustness.Reports;

/// <summary>How bad the worst is that hostile input did to a reader.</summary>
internal enum HostileInputGrade
{
    /// <summary>It ended the process, which no program can prevent.</summary>
    EndsTheProcess,

    /// <summary>It took memory out of all proportion to its length.</summary>
    UnboundedMemory,

    /// <summary>It took over a second.</summary>
    TakesSeconds,

    /// <summary>It was rejected with an exception that is not the library's own, which a program that catches every exception survives.</summary>
    UndocumentedException,

    /// <summary>It was rejected with the library's own exception, or accepted.</summary>
    Fine,
}

/// <summary>How many inputs had each outcome.</summary>
internal sealed record OutcomeCounts
{
    public int Inputs { get; init; }

    public int Rejected { get; init; }

    public int RejectedWithAnother { get; init; }

    public int AcceptedAsDifferent { get; init; }

    public int AcceptedAsSame { get; init; }

    public int Slow { get; init; }

    public int OverAllocated { get; init; }

    public int Ended { get; init; }

    public int Untried { get; init; }

    /// <summary>How bad the worst is; of memory and time, what more inputs took.</summary>
    [JsonIgnore]
    public HostileInputGrade Grade => this switch
    {
        { Ended: > 0 } => HostileInputGrade.EndsTheProcess,
        { OverAllocated: > 0 } when OverAllocated >= Slow => HostileInputGrade.UnboundedMemory,
        { Slow: > 0 } => HostileInputGrade.TakesSeconds,
        { RejectedWithAnother: > 0 } => HostileInputGrade.UndocumentedException,
        _ => HostileInputGrade.Fine,
    };

    /// <summary>How many inputs had the outcome that a grade is for.</summary>
    public int CountOf(HostileInputGrade grade) => grade switch
    {
        HostileInputGrade.EndsTheProcess => Ended,
        HostileInputGrade.UnboundedMemory => OverAllocated,
        HostileInputGrade.TakesSeconds => Slow,
        HostileInputGrade.UndocumentedException => RejectedWithAnother,
        _ => Rejected + AcceptedAsDifferent + AcceptedAsSame,
    };

    /// <summary>Counts inputs.</summary>
    public static OutcomeCounts Of(IReadOnlyCollection<Trial> trials)
    {
        int Count(Outcome outcome) => trials.Count(trial => trial.Outcome == outcome);
        return new OutcomeCounts
        {
            Inputs = trials.Count,
            Rejected = Count(Outcome.Rejected),
            RejectedWithAnother = Count(Outcome.RejectedWithAnother),
            AcceptedAsDifferent = Count(Outcome.AcceptedAsDifferent),
            AcceptedAsSame = Count(Outcome.AcceptedAsSame),
            Slow = trials.Count(trial => trial.Slow),
            OverAllocated = trials.Count(trial => trial.OverAllocated),
            Ended = trials.Count(trial => trial is { Outcome: Outcome.Ended, Slow: false }), // One that was ended for its time is slow.
            Untried = Count(Outcome.Untried),
        };
    }

    public static OutcomeCounts operator +(OutcomeCounts left, OutcomeCounts right) => new()
    {
        Inputs = left.Inputs + right.Inputs,
        Rejected = left.Rejected + right.Rejected,
        RejectedWithAnother = left.RejectedWithAnother + right.RejectedWithAnother,
        AcceptedAsDifferent = left.AcceptedAsDifferent + right.AcceptedAsDifferent,
        AcceptedAsSame = left.AcceptedAsSame + right.AcceptedAsSame,
        Slow = left.Slow + right.Slow,
        OverAllocated = left.OverAllocated + right.OverAllocated,
        Ended = left.Ended + right.Ended,
        Untried = left.Untried + right.Untried,
    };
}
