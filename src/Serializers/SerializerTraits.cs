namespace SerializationBenchmarks.Serializers;

/// <summary>What a serializer can do; read by src/Info, which shows it, by studies, which leave out what it cannot do, and by tests, which hold it to that.</summary>
public sealed record SerializerTraits
{
    /// <summary>Where the shape of the data is written down.</summary>
    public required SchemaSource Schema { get; init; }

    /// <summary>How the code that reads and writes comes to be.</summary>
    public required CodeOrigin Code { get; init; }

    /// <summary>
    /// Whether the serializer takes the user's own class: the model itself, or a counterpart of it here with another attribute; otherwise it has a
    /// generated type of its own, and two operations alone time the conversion.
    /// </summary>
    public required bool TakesModel { get; init; }

    /// <summary>Whether payloads can be read without a schema, with field names or at least types in them.</summary>
    public required bool SelfDescribing { get; init; }

    /// <summary>What writing into a reused buffer costs.</summary>
    public required BufferReuse Buffer { get; init; }

    /// <summary>What writing into a reused buffer allocates for although it allocates nothing for the models, which have none of that; null for nothing that is known.</summary>
    public string? AllocatesFor { get; init; }

    /// <summary>Whether deserialized values refer to the payload instead of copying from it.</summary>
    public required bool ZeroCopy { get; init; }

    /// <summary>The smallest step of time a <see cref="DateTime"/> keeps: 100 ns is the type's own, 1 ms cuts the rest.</summary>
    public required TimeSpan TimePrecision { get; init; }

    /// <summary>How payloads hold a decimal, which some formats and libraries have no type for; null if nobody has looked.</summary>
    public DecimalForm? Decimals { get; init; }

    /// <summary>Whether the way the serializer uses the library works in a NativeAOT-compiled program; the footprint's published programs are held against it.</summary>
    public required bool NativeAot { get; init; }

    /// <summary>What a user has to do for NativeAOT, in a sentence; null if it works as it is, or not at all.</summary>
    public string? NativeAotNeeds { get; init; }

    /// <summary>
    /// The types that the library makes by reflection, of which a trimmed or NativeAOT program with <c>Complex</c> must keep all members: what its user names in a
    /// <see cref="System.Diagnostics.CodeAnalysis.DynamicDependencyAttribute"/>.
    /// </summary>
    public IReadOnlyList<Type> MadeByReflection { get; init; } = [];

    /// <summary>What the library's documentation asks for where payloads come from others, and this configuration does not have: a phrase; null for nothing.</summary>
    public string? UntrustedNeeds { get; init; }

    /// <summary>What a reader of another version needs and was not given when it was tried, for example "the writer's schema"; null if a payload alone is all there is.</summary>
    public string? VersionsMixWith { get; init; }

    /// <summary>Whether payloads are text that people can read.</summary>
    public bool IsText { get; init; }

    /// <summary>Which other languages read the format; null if another serializer of the format says so, or nobody has looked.</summary>
    public OtherLanguages? OtherLanguages { get; init; }
}

/// <summary>Where the shape of the data is written down.</summary>
public enum SchemaSource
{
    /// <summary>In C# types.</summary>
    CodeFirst,

    /// <summary>In a schema file, from which C# types are generated.</summary>
    SchemaFirst,
}

/// <summary>How the code that reads and writes comes to be.</summary>
public enum CodeOrigin
{
    /// <summary>Types are inspected at run time and accessed through reflection or delegates made by it.</summary>
    Reflection,

    /// <summary>Code is emitted at run time for each type.</summary>
    EmittedIL,

    /// <summary>A source generator writes it while the C# project is compiled.</summary>
    SourceGenerated,

    /// <summary>A schema compiler writes it.</summary>
    SchemaCompiler,

    /// <summary>Handwritten in this repository.</summary>
    Hand,
}

/// <summary>What writing into a reused buffer costs.</summary>
public enum BufferReuse
{
    /// <summary>The library cannot write into a caller's buffer.</summary>
    None,

    /// <summary>It can, and allocates other objects while it does.</summary>
    Allocates,

    /// <summary>It can, and allocates nothing for the models: see <see cref="SerializerTraits.AllocatesFor"/>.</summary>
    AllocationFree,
}

/// <summary>How payloads hold a decimal. Writing text and reading it takes longer than the others do.</summary>
public enum DecimalForm
{
    /// <summary>The digits as text.</summary>
    Text,

    /// <summary>An integer and how many of its digits are behind the point, in the payload or in the schema.</summary>
    Scaled,

    /// <summary>The bits that .NET has in memory.</summary>
    Bits,

    /// <summary>The 128 bits of IEEE 754, whose digits are decimal.</summary>
    Decimal128,

    /// <summary>A binary floating-point number, which is another value.</summary>
    Binary,
}

/// <summary>Which other languages than those of .NET read a format, and by what that is known.</summary>
/// <param name="Names">The languages, for example "JavaScript, Rust"; null if there are none by the documentation.</param>
/// <param name="Documentation">The address of the page that says so.</param>
public sealed record OtherLanguages(string? Names, string Documentation)
{
    /// <summary>The language of the implementation with which the tests read and write the bytes of docs/wire-formats.md; null if none does, and the documentation alone says so.</summary>
    public string? CheckedIn { get; init; }

    /// <summary>What of <c>Complex</c> these do not read, for example "decimals"; null if they read all of it, as far as is known.</summary>
    public string? Without { get; init; }
}
