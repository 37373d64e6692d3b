using System.Globalization;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Records;

/// <summary>Where a run was measured.</summary>
public sealed record EnvironmentRecord
{
    /// <summary>The processor's name.</summary>
    public required string Cpu { get; init; }

    /// <summary>Which processor the name stands for; null where the system says nothing of it, and in records of before it was asked.</summary>
    public ProcessorRecord? Processor { get; init; }

    /// <summary>Processors that the process may use.</summary>
    public required int Cores { get; init; }

    /// <summary>Memory that the process may use, in GiB, rounded.</summary>
    public required int MemoryGiB { get; init; }

    /// <summary>The operating system.</summary>
    public required string Os { get; init; }

    /// <summary>The processor architecture of the process.</summary>
    public required string Architecture { get; init; }

    /// <summary>The .NET runtime.</summary>
    public required string Runtime { get; init; }

    /// <summary>The .NET SDK, or "unknown".</summary>
    public required string Sdk { get; init; }

    /// <summary>The garbage collector's mode.</summary>
    public required string Gc { get; init; }

    /// <summary>The just-in-time compiler and the instruction sets it uses.</summary>
    public required string Jit { get; init; }

    /// <summary>BenchmarkDotNet's version.</summary>
    public required string BenchmarkDotNet { get; init; }

    /// <summary>The <c>DOTNET_…</c> variables that were set and that the runtime reads: how code is compiled and memory collected.</summary>
    public required IReadOnlyDictionary<string, string> RuntimeVariables { get; init; }

    /// <summary>The repository's commit, or "unknown".</summary>
    public required string Commit { get; init; }

    /// <summary>Whether the sources differed from the commit when the suite was built; null if that is unknown, as without git.</summary>
    public bool? SourcesChanged { get; init; }

    /// <summary>Identifies the compiled code of the suite: equal builds have equal values.</summary>
    public required string Build { get; init; }

    /// <summary>Every library in the tables with its version, as "name version", sorted.</summary>
    public required IReadOnlyList<string> Libraries { get; init; }

    /// <summary>The files of these libraries and of what they need, sorted by name.</summary>
    public required IReadOnlyList<LibraryFileRecord> LibraryFiles { get; init; }

    /// <summary>The machine as a folder name, for example "amd-epyc-2-cores-linux-x64".</summary>
    public string MachineName()
    {
        var os = Os.StartsWith("Windows", StringComparison.Ordinal) ? "windows" : Os.StartsWith("macOS", StringComparison.Ordinal) ? "macos" : "linux";
        var words = $"{Cpu} {Cores} cores {os} {Architecture}".ToLowerInvariant();
        var letters = words.Select(letter => char.IsAsciiLetterOrDigit(letter) ? letter : '-').ToArray();
        return string.Join('-', new string(letters).Split('-', StringSplitOptions.RemoveEmptyEntries));
    }

    /// <summary>Says in which respect another environment is another machine, or returns null if it is alike.</summary>
    /// <param name="other">The other environment.</param>
    public string? FirstMachineDifference(EnvironmentRecord other) =>
        Cpu != other.Cpu ? $"the processor is {other.Cpu} instead of {Cpu}"
        : Processor is null != other.Processor is null ? $"only one of the records says which {Cpu} it is" // One name may be two generations.
        : other.Processor is { } otherProcessor && Processor?.FirstDifference(otherProcessor) is { } difference ? difference
        : Cores != other.Cores ? $"there {(other.Cores == 1 ? "is" : "are")} {NumberText.Count(other.Cores, "core")} instead of {Cores}"
        : MemoryGiB != other.MemoryGiB ? $"there are {other.MemoryGiB} GiB of memory instead of {MemoryGiB}"
        : Os != other.Os ? $"the operating system is {other.Os} instead of {Os}"
        : Architecture != other.Architecture ? $"the architecture is {other.Architecture} instead of {Architecture}"
        : Runtime != other.Runtime ? $"the runtime is {other.Runtime} instead of {Runtime}"
        : Gc != other.Gc ? $"the garbage collector is {other.Gc} instead of {Gc}"
        : !RuntimeVariables.OrderBy(pair => pair.Key, StringComparer.Ordinal).SequenceEqual(other.RuntimeVariables.OrderBy(pair => pair.Key, StringComparer.Ordinal)) ? "the DOTNET_… variables differ"
        : null;

    /// <summary>Says which libraries' releases differ, for example "System.Text.Json 10.0.12 → 11.0.0", and which library only one of the environments has; null if they have the same.</summary>
    /// <param name="other">The other environment.</param>
    public string? LibraryDifferences(EnvironmentRecord other)
    {
        var (before, after) = (ByName(this), ByName(other));
        string[] differences =
        [
            .. from library in before.Keys.Union(after.Keys)
               let versions = (Before: before.GetValueOrDefault(library), After: after.GetValueOrDefault(library))
               where versions.Before != versions.After
               select versions is (not null, not null) ? $"{library} {versions.Before} → {versions.After}" : $"only one of them has {library} {versions.Before ?? versions.After}",
        ];
        return differences.Length > 0 ? string.Join(", ", differences) : null;

        static Dictionary<string, string> ByName(EnvironmentRecord environment) =>
            environment.Libraries.GroupBy(library => library[..library.LastIndexOf(' ')]).ToDictionary(name => name.Key, name => string.Join(" and ", name.Select(library => library[(name.Key.Length + 1)..])));
    }

    /// <summary>Says in which respect the measured code differs, or returns null if it is the same.</summary>
    /// <param name="other">The other environment.</param>
    public string? FirstCodeDifference(EnvironmentRecord other) =>
        LibraryDifferences(other)
        ?? FirstOtherFile(LibraryFiles, other.LibraryFiles)
        ?? (Build != other.Build ? $"the suite was built from other code ({other.Commit} instead of {Commit})" : null);

    /// <summary>Says which file of a library differs, of those that both list, and by its content: where it came from does not matter.</summary>
    /// <param name="files">The files.</param>
    /// <param name="others">The other files.</param>
    /// <returns>Null if none does.</returns>
    internal static string? FirstOtherFile(IReadOnlyList<LibraryFileRecord> files, IReadOnlyList<LibraryFileRecord> others) =>
        (from file in files
         join otherFile in others on file.Name equals otherFile.Name
         where file.Sha256 != otherFile.Sha256
         select $"{file.Name} is another file, although its version is the same").FirstOrDefault();
}

/// <summary>A file of a library in the tables, or of one that such a library needs.</summary>
/// <param name="Name">The assembly's name.</param>
/// <param name="Sha256">The SHA-256 of the file, in lower-case hexadecimal digits.</param>
/// <param name="Version">The informational version, with the commit if the library names it; null if the file has none.</param>
/// <param name="Source">
/// Where the file's package came from: "package source" (an address) or "local" (a folder); null where that cannot be found out, as
/// for what comes with the runtime.
/// </param>
public sealed record LibraryFileRecord(string Name, string Sha256, string? Version = null, string? Source = null)
{
    /// <summary>The source of a package that came from a folder.</summary>
    public const string Local = "local";

    /// <summary>The source of a package that came from an address.</summary>
    public const string PackageSource = "package source";
}

/// <summary>Which processor a name such as "AMD EPYC" stands for: machines of one name may be a third apart in speed. What the system does not say is null.</summary>
/// <param name="Family">The family, as x86 counts them.</param>
/// <param name="Model">The model within the family.</param>
/// <param name="Stepping">The revision of the model.</param>
/// <param name="Level1Bytes">Bytes of a core's first cache for data.</param>
/// <param name="Level2Bytes">Bytes of the second cache.</param>
/// <param name="Level3Bytes">Bytes of the third cache, of which one core can use all.</param>
/// <param name="IsVirtual">Whether it says that it is a virtual machine's.</param>
public sealed record ProcessorRecord(int? Family = null, int? Model = null, int? Stepping = null, long? Level1Bytes = null, long? Level2Bytes = null, long? Level3Bytes = null, bool? IsVirtual = null)
{
    /// <summary>Says in which respect another processor is another one, or returns null if both may be one: what only one of them knows is no difference.</summary>
    /// <param name="other">The other processor.</param>
    public string? FirstDifference(ProcessorRecord other) => Parts()
        .Zip(other.Parts())
        .Where(pair => pair.First.Text is not null && pair.Second.Text is not null && pair.First.Text != pair.Second.Text)
        .Select(pair => $"the processor's {pair.First.Name} is {pair.Second.Text} instead of {pair.First.Text}")
        .FirstOrDefault();

    /// <summary>What is known, in words: "family 26, model 2, stepping 1, hypervisor yes".</summary>
    public string Describe() => string.Join(", ", Parts().Where(part => part.Text is not null).Select(part => $"{part.Name} {part.Text}"));

    private static string? Size(long? bytes) => bytes switch
    {
        null => null,
        _ when bytes % (1 << 20) == 0 => string.Create(CultureInfo.InvariantCulture, $"{bytes >> 20} MiB"),
        _ => string.Create(CultureInfo.InvariantCulture, $"{bytes >> 10} KiB"),
    };

    private static string? Number(int? number) => number?.ToString(CultureInfo.InvariantCulture);

    private (string Name, string? Text)[] Parts() =>
    [
        ("family", Number(Family)),
        ("model", Number(Model)),
        ("stepping", Number(Stepping)),
        ("L1d", Size(Level1Bytes)),
        ("L2", Size(Level2Bytes)),
        ("L3", Size(Level3Bytes)),
        ("hypervisor", IsVirtual switch { true => "yes", false => "none", null => null }),
    ];
}
