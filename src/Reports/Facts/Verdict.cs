namespace SerializationBenchmarks.Reports.Facts;

/// <summary>Whether a serializer meets a need.</summary>
public enum Answer
{
    /// <summary>It does.</summary>
    Yes,

    /// <summary>It does not.</summary>
    No,

    /// <summary>Nobody has found out.</summary>
    NotChecked,
}

/// <summary>What is known of a serializer and a need.</summary>
/// <param name="Because">What was found, in a phrase; null where the answer says all.</param>
/// <param name="Brief">The same for a cell of a table, in some words; null for the answer itself.</param>
public sealed record Verdict(Answer Answer, string? Because = null, string? Brief = null)
{
    /// <summary>What a brief verdict begins with that is a yes with a remark.</summary>
    public const string YesBut = "yes, ";

    /// <summary>What a brief verdict begins with that is a yes for all but some values.</summary>
    public const string Except = YesBut + "but ";

    /// <summary>What a brief verdict begins with that is a no for want of some values.</summary>
    public const string NoSuch = "no ";

    /// <summary>The brief verdict on versions of a library that reads payloads of older ones alone.</summary>
    public const string ReadsOlder = "reads older";

    /// <summary>Nobody has found out.</summary>
    public static Verdict NotChecked { get; } = new(Answer.NotChecked);

    /// <summary>The verdict for a cell of a table.</summary>
    public override string ToString() => Brief ?? Answer switch { Answer.Yes => "yes", Answer.No => "no", _ => "not checked" };
}
