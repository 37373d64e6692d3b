using System.Reflection;

namespace SerializationBenchmarks.Serializers;

/// <summary>What a serializer is.</summary>
/// <param name="Name">The name in every table and on the command line: letters and digits, unique.</param>
/// <param name="Format">
/// The wire format's name. Serializers of one format must write the same bytes for the same model; one whose bytes differ by
/// design (another use of the format) names another format.
/// </param>
/// <param name="Order">The place in tables, ascending; the first one is what ratios refer to. Equal places are ordered by name.</param>
/// <param name="Summary">What the serializer is, in one line.</param>
/// <param name="Traits">What the serializer can do.</param>
public sealed record SerializerInfo(string Name, string Format, int Order, string Summary, SerializerTraits Traits)
{
    /// <summary>
    /// The name of the library's main serializer, where this one is another way of using the same library; null for a main one. A run measures
    /// such a way only where it is named, or its study is about it, so that a library with many ways takes no longer than the others.
    /// </summary>
    public string? WayOf { get; init; }

    /// <summary>
    /// The name of the library's serializer that writes the same bytes, where this one is the format's row on machines without that library: a run
    /// measures it where the build lacks the other, or where it is named. Null for all others.
    /// </summary>
    public string? StandsInFor { get; init; }

    /// <summary>
    /// Whether such a way is what some would choose instead of the main serializer, because it reads payloads that this does not, or writes values as
    /// compactly as the libraries that it is compared with: the default study and the one of fresh values measure both.
    /// </summary>
    public bool IsAlternative { get; init; }

    /// <summary>
    /// Whether a run measures it a second time, to know how far apart it measures equal things: of four libraries from fast to slow, because
    /// what disturbs calls of some nanoseconds is other than what disturbs long ones. Of several ways to use its library, the first in the table is.
    /// </summary>
    public bool IsMeasuredTwice { get; init; }

    /// <summary>
    /// What distinguishes it from the library's other serializers, in a word or two, where its name does not say it: the README has such a row beside a faster one.
    /// Null where it is what the library's documentation begins with.
    /// </summary>
    public string? Configuration { get; init; }

    /// <summary>A type of the library, from whose assembly the library's name and version are read; null for handwritten serializers.</summary>
    public Type? Library { get; init; }

    /// <summary>The library's version where its assembly says another than its package; null where they say the same.</summary>
    public string? Version { get; init; }

    /// <summary>The address of the library's documentation that the serializer follows: the fastest way that it describes, with safe defaults; null for handwritten serializers.</summary>
    public string? Documentation { get; init; }

    /// <summary>The attribute that makes the library keep a member which it passes over, for example because its setter is private; null if there is none.</summary>
    public string? KeepsWith { get; init; }

    /// <summary>Says in a sentence why the serializer cannot write into a caller's buffer; null if it can.</summary>
    public string? NoBufferBecause { get; init; }

    /// <summary>Makes what reads a payload as the first type that was written of the second one, by the schemas of both; null where a payload alone is all there is.</summary>
    internal Func<Type, Type, Func<byte[], object>>? ReaderGivenWriter { get; init; }

    /// <summary>
    /// Makes what reads a payload as the first type under the name of the second one, for a library that writes a class's name and reads no other: the versions of a class
    /// have one name in a program, and several here. Null where names are not written, or not looked at.
    /// </summary>
    internal Func<Type, Type, Func<byte[], object>>? ReaderNamed { get; init; }

    /// <summary>The exception of .NET by which the library refuses a payload, as its documentation says; null where it has one of its own.</summary>
    internal Type? RefusesWith { get; init; }

    /// <summary>Writes the schema without which no other language reads the payloads of a type; null where there is no such schema, or where a file has it.</summary>
    internal Func<Type, string>? SchemaText { get; init; }

    /// <summary>Reads from an exception of the library at which member it was thrown, as a path; null where no exception says so.</summary>
    internal Func<Exception, string?>? PathOf { get; init; }

    /// <summary>What stands in place of a library's name for handwritten serializers.</summary>
    public const string NoLibrary = "base class library";

    /// <summary>What stands in place of a library's name and version for what has none.</summary>
    public static string WithoutLibrary => $"{NoLibrary} {Environment.Version}";

    /// <summary>What the library is called; null for handwritten serializers.</summary>
    public string? LibraryName => Library is null ? null : Serializers.LibraryName.OfAssembly(Library.Assembly.GetName().Name!);

    /// <summary>The library's name and version, for example "Newtonsoft.Json 13.0.4"; "base class library" and its version for handwritten ones.</summary>
    public string LibraryVersion => Library is null
        ? WithoutLibrary
        : $"{LibraryName} {Version ?? ReadVersion(Library.Assembly)}";

    /// <summary>The name.</summary>
    public override string ToString() => Name;

    /// <summary>A package's version from its library's: without the commit that it was built from, behind a plus sign or, of Orleans, a full stop.</summary>
    /// <param name="informationalVersion">The version that the library's assembly, or its file, says for people to read.</param>
    public static string PackageVersion(string informationalVersion) => informationalVersion.Split('+')[0].Split(". ")[0];

    // Its own version has the build too.
    private static string ReadVersion(Assembly assembly) => IsPrivate(assembly) ? Environment.Version.ToString() :
        assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>() is { } attribute
            ? PackageVersion(attribute.InformationalVersion)
            : assembly.GetName().Version?.ToString() ?? "unknown";

    private static bool IsPrivate(Assembly assembly) => assembly.GetName().Name!.StartsWith("System.Private.", StringComparison.Ordinal);
}
