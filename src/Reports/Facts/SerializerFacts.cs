using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Reports.Facts;

/// <summary>What is known of every serializer without timing it: docs/facts/traits.json.</summary>
public sealed record AllFacts(IReadOnlyList<Need> Needs, IReadOnlyList<SerializerFacts> Serializers)
{
    /// <summary>The file's name.</summary>
    public const string File = "traits.json";

    /// <summary>Reads the facts of a repository.</summary>
    public static AllFacts Read(string root) => FactsJson.Read<AllFacts>(root, File) ?? new([], []);

    /// <summary>What is known of a serializer and a need.</summary>
    public Verdict Of(string serializer, string need) =>
        Serializers.FirstOrDefault(facts => facts.Name == serializer)?.Verdicts.GetValueOrDefault(need) ?? Verdict.NotChecked;
}

/// <summary>A need that readers have of a serializer.</summary>
/// <param name="Heading">The heading of a column of README.md; null where it has none.</param>
/// <param name="Lacking">What a library that does not meet it lacks, in a few words; null where that is no drawback.</param>
public sealed record Need(string Id, string Label, string Criterion, string? Heading = null, string? Lacking = null)
{
    /// <summary>It takes the user's own classes.</summary>
    public const string OwnClasses = "classes";

    /// <summary>A schema file is the contract.</summary>
    public const string SchemaFile = "schema";

    /// <summary>People can read the payload.</summary>
    public const string Readable = "readable";

    /// <summary>Other languages read the payload.</summary>
    public const string OtherLanguages = "languages";

    /// <summary>Old and new versions of a schema read each other.</summary>
    public const string Versions = "versions";

    /// <summary>It is safe with untrusted input.</summary>
    public const string Untrusted = "untrusted";

    /// <summary>It works with NativeAOT.</summary>
    public const string NativeAot = "aot";

    /// <summary>Decimals come back with all their digits.</summary>
    public const string Decimals = "decimals";

    /// <summary>Dates come back to the tick.</summary>
    public const string Dates = "dates";

    /// <summary>Dates come back with their kind.</summary>
    public const string DateKinds = "kinds";

    /// <summary>What the names of needs begin with that are about the types of members.</summary>
    public const string MemberTypes = "types-";
}

/// <summary>What is known of a serializer.</summary>
public sealed record SerializerFacts(string Name, string Format, string Summary)
{
    /// <summary>What it is called wherever people read; null in facts that were found before it was recorded.</summary>
    public string? Label { get; init; }

    /// <summary>Whether it is a library, and not handwritten for this suite.</summary>
    public required bool IsLibrary { get; init; }

    /// <summary>The serializer that is the library's main one, where this one is another way of using the library.</summary>
    public string? WayOf { get; init; }

    /// <summary>Whether runs measure this way without its name.</summary>
    public bool IsAlternative { get; init; }

    /// <summary>What distinguishes it from the library's other serializers, where its name does not say it.</summary>
    public string? Configuration { get; init; }

    /// <summary>The address of the library's documentation.</summary>
    public string? Documentation { get; init; }

    /// <summary>The licence of the library's package; null where it is not checked.</summary>
    public string? Licence { get; init; }

    /// <summary>The month in which the measured version was released; null where it is not checked.</summary>
    public string? Released { get; init; }

    /// <summary>Where the shape of the data is written down.</summary>
    public required SchemaSource Schema { get; init; }

    /// <summary>How the code that reads and writes comes to be.</summary>
    public required CodeOrigin Code { get; init; }

    /// <summary>Whether it takes the user's own classes, and not generated ones.</summary>
    public required bool TakesModel { get; init; }

    /// <summary>Whether payloads are text.</summary>
    public required bool IsText { get; init; }

    /// <summary>What a user has to do for NativeAOT, in a sentence.</summary>
    public string? NativeAotNeeds { get; init; }

    /// <summary>What the library's documentation asks for where payloads come from others, and this configuration does not have.</summary>
    public string? UntrustedNeeds { get; init; }

    /// <summary>What a reader of another version needs beside the payload.</summary>
    public string? VersionsMixWith { get; init; }

    /// <summary>Whether payloads can be read without a schema.</summary>
    public required bool SelfDescribing { get; init; }

    /// <summary>What writing into a buffer that is used again costs.</summary>
    public required BufferReuse Buffer { get; init; }

    /// <summary>What that allocates for although it allocates nothing for the models; null for nothing that is known.</summary>
    public string? BufferAllocatesFor { get; init; }

    /// <summary>Why it cannot write into a caller's buffer, in a sentence.</summary>
    public string? NoBufferBecause { get; init; }

    /// <summary>Whether values refer to the payload.</summary>
    public required bool ZeroCopy { get; init; }

    /// <summary>The smallest step of time that a date keeps, in nanoseconds.</summary>
    public required double TimeStepNanoseconds { get; init; }

    /// <summary>How payloads hold a decimal; null where nobody has looked.</summary>
    public DecimalForm? Decimals { get; init; }

    /// <summary>Which other languages read the format; null where nobody has looked.</summary>
    public OtherLanguages? OtherLanguages { get; init; }

    /// <summary>What is known of each need, by its name.</summary>
    public IReadOnlyDictionary<string, Verdict> Verdicts { get; init; } = new Dictionary<string, Verdict>();
}

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
