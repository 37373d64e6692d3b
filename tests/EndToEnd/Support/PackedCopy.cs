using System.IO.Compression;
using System.Reflection;
using System.Xml.Linq;

namespace SerializationBenchmarks.EndToEnd.Support;

/// <summary>Packages made of a copy of the sources, and a copy of samples/OwnProject that takes them.</summary>
/// <remarks>
/// Their version is one that no other package has, and what is restored stays in the copy's folder, so that neither a package
/// that the machine keeps takes their place nor they that of others. Everything else was restored for the tests already.
/// </remarks>
public sealed class PackedCopy : IDisposable
{
    private readonly SourceCopy _copy = new();
    private string? _version;

    /// <summary>Where the packages are.</summary>
    public string Folder => _copy["artifacts/packages"];

    /// <summary>The value of the property OptionalPackages that the tests and the packages are built with.</summary>
    public static string OptionalPackages { get; } = Metadata("OptionalPackages");

    /// <summary>Packs, once.</summary>
    /// <returns>The version of the packages.</returns>
    public string Pack()
    {
        if (_version is not null)
            return _version;
        var version = $"0.1.0-test.{Guid.NewGuid():N}";
        const string Solution = "Packages.slnx";
        var projects = Names.Select(name => Directory.GetFiles(_copy[$"src/{name}"], "*.csproj").Single());
        File.WriteAllLines(_copy[Solution], ["<Solution>", .. projects.Select(project => $"<Project Path=\"{project}\" />"), "</Solution>"]);
        Run("pack", Solution, "-o", Folder, $"-p:Version={version}", $"-p:OptionalPackages={OptionalPackages}");
        return _version = version;
    }

    /// <summary>The projects that are packages.</summary>
    public static string[] Names { get; } = ["Models", "Operations", "Serializers"];

    /// <summary>Opens a package.</summary>
    public ZipArchive Open(string name, string version) =>
        ZipFile.OpenRead(Path.Combine(Folder, $"SerializationBenchmarks.{name}.{version}.nupkg"));

    /// <summary>Reads what a package says of itself.</summary>
    public XElement ReadNuspec(string name, string version)
    {
        using var package = Open(name, version);
        using var nuspec = package.Entries.Single(entry => entry.FullName.EndsWith(".nuspec", StringComparison.Ordinal)).Open();
        return XElement.Load(nuspec);
    }

    /// <summary>Builds the sample with the packages of a version and runs it.</summary>
    /// <returns>What it printed.</returns>
    public string RunSample(string version, params string[] arguments)
    {
        const string Project = "samples/OwnProject/OwnProject.csproj";
        var reference = XElement.Load(_copy[Project]);
        reference.Descendants("PackageReference").Single().SetAttributeValue("Version", version);
        reference.Save(_copy[Project]);
        var restored = Metadata("RestoredPackages");
        Run("build", Project, $"-p:RestoreSources={Folder}", $"-p:RestorePackagesPath={_copy["restored"]}", $"-p:RestoreFallbackFolders={restored.TrimEnd('/', '\\')}");
        return Tool.Run("dotnet", _copy["samples/OwnProject"], ["bin/Debug/net10.0/OwnProject.dll", .. arguments]);
    }

    public void Dispose() => _copy.Dispose();

    private static string Metadata(string key) =>
        typeof(PackedCopy).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(attribute => attribute.Key == key).Value!;

    private void Run(params string[] arguments)
    {
        var (exitCode, output) = _copy.Dotnet(arguments);
        Assert.True(exitCode == 0, output);
    }
}
