using System.Reflection;

namespace SerializationBenchmarks.Serializers;

/// <summary>What a row is.</summary>
/// <param name="Name">The row's name in every table and on the command line: letters and digits, unique.</param>
/// <param name="Format">
/// The wire format's name. Rows of one format must write the same bytes for the same model; a row whose bytes differ by
/// design (another use of the format) names another format.
/// </param>
/// <param name="Order">The place in tables, ascending; the first row is the one that ratios refer to. Equal places are ordered by name.</param>
/// <param name="Summary">What the row is, in one line.</param>
/// <param name="Traits">What the row can do.</param>
public sealed record SerializerInfo(string Name, string Format, int Order, string Summary, SerializerTraits Traits)
{
    /// <summary>A type of the library, from whose assembly name and version are read; null for rows written here by hand.</summary>
    public Type? Library { get; init; }

    /// <summary>Says in a sentence why the row has no <see cref="IBufferCodec"/>; null if it has one.</summary>
    public string? WhyNoBuffer { get; init; }

    /// <summary>Says in a sentence what is particular about the row on a user's type; stands under its tables. Null if nothing is.</summary>
    public string? Note { get; init; }

    /// <summary>The library's name and version, for example "Newtonsoft.Json 13.0.4"; "base class library" and its version for rows by hand.</summary>
    public string LibraryVersion => Library is null
        ? $"base class library {Environment.Version}"
        : $"{Library.Assembly.GetName().Name} {ReadVersion(Library.Assembly)}";

    // The informational version is the package's; what follows a plus sign is the commit it was built from.
    private static string ReadVersion(Assembly assembly) =>
        assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()?.InformationalVersion.Split('+')[0]
        ?? assembly.GetName().Version?.ToString()
        ?? "unknown";
}
