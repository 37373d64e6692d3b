using System.Diagnostics;
using System.Reflection;
using System.Runtime.InteropServices;
using System.Runtime.Versioning;
using System.Security.Cryptography;
using System.Text;
using System.Text.RegularExpressions;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Programs.Publishing;
using SerializationBenchmarks.Programs.Terminal;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Programs.Versions;

/// <summary>
/// Builds of the running program with another version of a package or for another runtime. Each is built once, from the repository's sources, and kept in
/// <c>artifacts/versions</c> by the code of the running program, the version and the runtime; the folder may be deleted at any time.
/// </summary>
/// <param name="names">All that are wanted, because those with a runtime are deployed alike.</param>
/// <param name="source">A package source to ask first, beside those that are configured; null for none.</param>
public sealed partial class OtherBuilds(Assembly program, IReadOnlyList<VersionedName> names, string? source, TextWriter progress)
{
    private const string Configuration = "Release";

    private const string Framework = "Microsoft.NETCore.App";

    private const string Folder = "artifacts/versions";

    private static readonly string _frameworks = Path.Combine(RuntimeEnvironment.GetRuntimeDirectory().TrimEnd(Path.DirectorySeparatorChar), "..", "..", Framework);

    private static readonly string _runningRuntime = RuntimeInformation.FrameworkDescription.Split(' ')[^1];

    /// <summary>Whether the programs with a runtime bring it, because one of the runtimes is not installed; otherwise they run on those that are installed, as this program does.</summary>
    public bool IsSelfContained { get; } = names.Any(name => name.Runtime is { } runtime && Installed(runtime) is null);

    /// <summary>The rows that those with a runtime are held against where this program, which runs on an installed one, is deployed otherwise: the serializers on the runtime that it has now.</summary>
    public IEnumerable<VersionedName> Controls() => IsSelfContained
        ? names.Where(name => name.Runtime is not null).Select(name => new VersionedName(name.Serializer, null, VersionedName.RunningRuntime)).Distinct().Except(names)
        : [];

    /// <summary>How the program starts in which a serializer is measured.</summary>
    /// <param name="ownAssembly">A user's assembly, beside which <see cref="VersionedName.Own"/> is looked for; null for none.</param>
    /// <returns>The words that start it, and the version of the serializer's library; null for this program's.</returns>
    /// <exception cref="UserErrorException">There is no such version or runtime, or the program cannot be built with it.</exception>
    public (IReadOnlyList<string> Words, string? Version) WordsOf(VersionedName name, SerializerInfo serializer, string? ownAssembly = null)
    {
        var row = name.ToString();
        if (name.Runtime is { } wanted && PackageVersions.IsOlder(NumbersOf(wanted), Target))
            throw new UserErrorException($"{row}: the program is compiled for .NET {Target}, and no older runtime runs it; name net{Target} or a newer one.");
        (string Id, string Version)? package = name.Version is { } version ? PackageOf(name, serializer, version == VersionedName.Own ? OwnLibraries.VersionOf(name, serializer, ownAssembly) : version) : null;
        if (source is not null && package is { } other)
            PackageFolder.CheckIsTaken(row, source, other);
        if (name.Runtime is { } runtime)
        {
            return IsSelfContained
                ? ([Path.ChangeExtension(SelfContained(row, package, runtime), OperatingSystem.IsWindows() ? ".exe" : null)], package?.Version)
                : ([ThisProgram.WordsOf(program.Location)[0], "exec", "--fx-version", Installed(runtime)!, package is null ? program.Location : Find(row, package, null)], package?.Version);
        }

        return (ThisProgram.WordsOf(package is null ? program.Location : Find(row, package, null)), package?.Version);
    }

    private static string NumbersOf(string runtime) => runtime["net".Length..];

    private static (string Id, string Version) PackageOf(VersionedName name, SerializerInfo serializer, string version)
    {
        var library = serializer.Library?.Assembly;
        if (library is null || !PackageVersions.HasVersions(library))
            throw new UserErrorException($"{name}: {serializer.Name} has no library that has versions; name a runtime, for example {serializer.Name}@net11.0.");
        return PackageVersions.WhyNot(serializer, version, name.Runtime) is { } whyNot ? throw new UserErrorException($"{name}: {whyNot}; name that or a newer one.")
            : (PackageVersions.PackageOf(library), PackageVersions.Normalized(version) ?? version);
    }

    // The newest of a runtime's patches that is installed beside the running one.
    private static string? Installed(string runtime) => Directory.Exists(_frameworks)
        ? Directory.GetDirectories(_frameworks, NumbersOf(runtime) + ".*").Select(folder => Path.GetFileName(folder)!).Where(version => !version.Contains('-', StringComparison.Ordinal)).MaxBy(version => version, PackageVersions.Order)
        : null;

    // The runtime that the program has now is the one to compare with, and no newer patch of it.
    private string SelfContained(string row, (string Id, string Version)? package, string runtime) => runtime == VersionedName.RunningRuntime
        ? Find(row, package, _runningRuntime)
        : Kept(package, $"{NumbersOf(runtime)}.*") ?? Find(row, package, NewestRuntime(row, runtime));

    private string NewestRuntime(string name, string runtime)
    {
        var package = $"{Framework}.Runtime.{RuntimeInformation.RuntimeIdentifier}";
        using var publisher = new Publisher(RepositoryRoot.Find(), name);
        var versions = Search(publisher, package, folder: null);
        var numbers = NumbersOf(runtime);
        if (versions.LastOrDefault(version => version.StartsWith(numbers + ".", StringComparison.Ordinal)) is { } newest)
            return newest;
        string[] others = [.. versions.Where(version => !PackageVersions.IsOlder(version, Target)).Select(version => "net" + string.Join('.', version.Split('.').Take(2))).Distinct()];
        throw new UserErrorException($"{name}: no .NET {numbers} runtime is installed, and no package source has one; install it{(others.Length > 0 ? $", or name one that there is: {string.Join(", ", others)}" : "")}.");
    }

    private static IReadOnlyList<string> Search(Publisher publisher, string package, string? folder) =>
        PackageVersions.Read(publisher.Sdk(["package", "search", package, "--exact-match", "--prerelease", "--format", "json", .. folder is null ? (string[])[] : ["--source", folder]]));

    private static string ThereAre(IReadOnlyList<string> versions) => versions.Count == 0 ? "" : $"; there are {string.Join(", ", versions)}";

    private string Find(string name, (string Id, string Version)? package, string? runtime)
    {
        if (Kept(package, runtime) is { } kept)
            return kept;
        var root = RepositoryRoot.Find();
        Build(name, root, package, runtime);
        return Kept(package, runtime)!;
    }

    // The program's assembly in what was built before; of a runtime that is a pattern, the newest.
    private string? Kept((string Id, string Version)? package, string? runtime) =>
        Path.Combine(RepositoryRoot.FindOrCurrent(), Folder) is var folder && Directory.Exists(folder)
        && Directory.GetDirectories(folder, KeyOf(package, runtime)).Where(IsWhole).MaxBy(path => path.Split("-net")[^1], PackageVersions.Order) is { } kept
            ? ProgramIn(kept)
            : null;

    private string ProgramIn(string folder) => Path.Combine(folder, Path.GetFileName(program.Location));

    // Whoever makes room may delete a part.
    private bool IsWhole(string folder) => new[] { null, ".deps.json", ".runtimeconfig.json" }.All(ending => File.Exists(ending is null ? ProgramIn(folder) : Path.ChangeExtension(ProgramIn(folder), ending)));

    private string Target => new FrameworkName(program.GetCustomAttribute<TargetFrameworkAttribute>()!.FrameworkName).Version.ToString();

    private string Project => program.GetName().Name!.Split('.')[^1];

    // What is being built has another name until it is whole, and nothing of it stays when it is stopped.
    private void Build(string name, string root, (string Id, string Version)? package, string? runtime)
    {
        var what = string.Join(" on ", new[] { package is { } other ? $"{other.Id} {other.Version}" : null, runtime is null ? null : $".NET {runtime}" }.OfType<string>());
        var start = Stopwatch.GetTimestamp();
        using var stop = new CancellationTokenSource();
        void Stop(PosixSignalContext signal)
        {
            signal.Cancel = true;
            stop.Cancel();
        }

        using var interrupted = PosixSignalRegistration.Create(PosixSignal.SIGINT, Stop);
        using var terminated = PosixSignalRegistration.Create(PosixSignal.SIGTERM, Stop);
        using var hungUp = PosixSignalRegistration.Create(PosixSignal.SIGHUP, Stop);
        var kept = "";
        try
        {
            using var owned = OwnedFolder.Create(Path.Combine(root, Folder), "building-");
            var folder = owned.FullName;
            using var publisher = new Publisher(root, name, folder, cancellation: stop.Token);
            progress.WriteLine($"Building the program with {what}, once: two to four minutes…");
            if (publisher.Build(Path.Combine(root, "src", Project, $"{Project}.csproj"), folder, ArgumentsOf(package, runtime), stop.Token) is { } error)
            {
                var explained = Explain(publisher, package, error);
                stop.Token.ThrowIfCancellationRequested();
                throw new UserErrorException($"{name}: {explained}");
            }

            var built = Directory.GetDirectories(Path.Combine(folder, "bin", Project)).Single();
            kept = Path.Combine(root, Folder, KeyOf(package, runtime)); // By what was restored.
            if (Directory.Exists(kept) && !IsWhole(kept))
                OwnedFolder.Remove(kept);
            if (!Directory.Exists(kept)) // Another run may have been first.
                Directory.Move(built, kept);
        }
        catch (OperationCanceledException)
        {
            progress.WriteLine("Stopped. Nothing was built.");
            Environment.Exit(ConsoleProgram.Stopped);
        }

        progress.WriteLine($"Built in {NumberText.Duration(Stopwatch.GetElapsedTime(start))}, and kept in {Path.GetRelativePath(Environment.CurrentDirectory, kept)}.");
    }

    private IEnumerable<string> ArgumentsOf((string Id, string Version)? package, string? runtime)
    {
        // What was checked where the program was built is not checked again, and an older library's warnings are its own.
        IEnumerable<string> arguments = ["-p:WebPage=none", "-p:TreatWarningsAsErrors=false", "-p:RunAnalyzersDuringBuild=false", "-p:NuGetAudit=false", "-p:GenerateDocumentationFile=false"];
        if (package is var (id, version))
            arguments = [.. arguments, $"-p:OtherPackage={id}", $"-p:OtherVersion={version}"];
        if (runtime is not null)
            arguments = [.. arguments, "--runtime", RuntimeInformation.RuntimeIdentifier, "--self-contained", $"-p:RuntimeFrameworkVersion={runtime}"];
        return source is null ? arguments : [.. arguments, $"-p:RestoreAdditionalProjectSources={Escape(source)}"];
    }

    // As MSBuild reads what would end a property.
    private static string Escape(string path) => path.Replace("%", "%25", StringComparison.Ordinal).Replace(",", "%2C", StringComparison.Ordinal);

    // A folder's own versions are what its user looks for. A working copy of several packages may be packed without one of them.
    private string Explain(Publisher publisher, (string Id, string Version)? package, string error) =>
        package is not var (id, version) || MissingIn(error) is not var (missing, range) ? $"it cannot be built: {error}."
        : !missing.Equals(id, StringComparison.OrdinalIgnoreCase) ? $"{id} {version} needs {missing}{range}, which no package source has{(source is null ? "" : $"; pack it into {source} too")}."
        : $"no package source has {id} {version}{ThereAre([.. Search(publisher, id, source).Where(other => PackageVersions.Oldest(id) is not { } oldest || !PackageVersions.IsOlder(other, oldest))])}.";

    /// <summary>The package that no source has, by an error of NuGet, and the versions of it that would do; null if the error is another one.</summary>
    internal static (string Id, string Range)? MissingIn(string error) =>
        MissingPackage().Match(error) is { Success: true } match ? (match.Groups["id"].Value, match.Groups["range"].Value) : null;

    [GeneratedRegex(@"NU110[1-3]: Unable to find (a stable )?package (?<id>[\w.-]*\w)( with version(?<range> \([^)]*\)))?", RegexOptions.ExplicitCapture)]
    private static partial Regex MissingPackage();

    // The code of the running program, which a commit changes too, and whatever else decides what is built.
    private string KeyOf((string Id, string Version)? package, string? runtime)
    {
        var hash = Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes($"{CodeOf(program)} {Configuration} {source is null} {(package is { } other ? PackageFolder.ContentsOf(source, other) : "")}")))[..8];
        return string.Join('-', new[] { Project, package?.Id, package?.Version, hash, runtime is null ? null : $"net{runtime}" }.OfType<string>());
    }

    /// <summary>Tells the code of a program from other code: the identities of all its assemblies that are this repository's.</summary>
    public static string CodeOf(Assembly program) => string.Join(' ', Code(program, new HashSet<string>()).Order(StringComparer.Ordinal));

    private static IEnumerable<string> Code(Assembly assembly, HashSet<string> seen) => !seen.Add(assembly.FullName!) ? [] :
    [
        assembly.ManifestModule.ModuleVersionId.ToString(),
        .. assembly.GetReferencedAssemblies().Where(name => name.Name!.StartsWith(nameof(SerializationBenchmarks), StringComparison.Ordinal)).SelectMany(name => Code(Assembly.Load(name), seen)),
    ];
}
