using System.Diagnostics;
using System.Text.Json;
using Microsoft.Extensions.DependencyModel;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Programs.Versions;

/// <summary>The serializers' libraries that lie beside a user's assembly. Without <see cref="VersionedName.Own"/>, the program's own are measured.</summary>
public static class OwnLibraries
{
    /// <summary>Says which libraries lie there in another version than the program's, and which have public advisories.</summary>
    public static IEnumerable<string> Notes(string assembly, IEnumerable<SerializerInfo> serializers)
    {
        SerializerInfo[] ofLibraries = [.. serializers.Where(serializer => serializer.Library is not null).OrderBy(serializer => serializer.WayOf is not null).DistinctBy(serializer => serializer.Library!.Assembly)];
        return [.. OtherVersions(assembly, ofLibraries), .. Advised(assembly, ofLibraries)];
    }

    private static IEnumerable<string> Advised(string assembly, SerializerInfo[] serializers) =>
        from serializer in serializers
        let file = FileOf(serializer, assembly)
        let version = file is null ? null : PackageOf(file, assembly) ?? VersionOf(file)
        let note = version is null ? null : Advisories.NoteOf(PackageVersions.PackageOf(serializer.Library!.Assembly), version)
        where note is not null
        select $"Beside your assembly: {note}";

    private static IEnumerable<string> OtherVersions(string assembly, SerializerInfo[] serializers) =>
        from serializer in serializers
        let library = serializer.Library!.Assembly
        let file = PackageVersions.HasVersions(library) ? FileOf(serializer, assembly) : null
        let version = file is null ? null : VersionOf(file)
        where version is not null && version != VersionOf(library.Location)
        let own = PackageOf(file, assembly) ?? version
        let whyNot = PackageVersions.WhyNot(serializer, own)
        select $"Beside your assembly lies {serializer.LibraryName} {own}; {serializer.Name} measures {PackageVersions.Loaded(serializer)}, {(whyNot is null ? $"and {serializer.Name}{VersionedName.Mark}{VersionedName.Own} yours" : $"because {whyNot}")}.";

    /// <summary>The version that lies beside a user's assembly.</summary>
    /// <param name="assembly">The user's assembly; null for none.</param>
    /// <exception cref="UserErrorException">There is none.</exception>
    internal static string VersionOf(VersionedName name, SerializerInfo serializer, string? assembly)
    {
        if (assembly is null)
            throw new UserErrorException($"{name}: {VersionedName.Own} is the version beside your own type's assembly; name that with --assembly, or a version.");
        var file = FileOf(serializer, assembly)
            ?? throw new UserErrorException($"{name}: {Path.GetDirectoryName(assembly)} has no {serializer.Library?.Assembly.GetName().Name ?? "library"}.dll; name the assembly in the output folder of dotnet publish, or a version.");
        var version = VersionOf(file) ?? throw new UserErrorException($"{name}: {file} says no version, as a whole .NET assembly does; publish anew, or name a version.");
        return PackageOf(file, assembly) ?? version;
    }

    private static string? FileOf(SerializerInfo serializer, string assembly) =>
        serializer.Library?.Assembly.GetName().Name is { } library && Path.Combine(Path.GetDirectoryName(assembly)!, $"{library}.dll") is var file && File.Exists(file) ? file : null;

    private static string? VersionOf(string file) => FileVersionInfo.GetVersionInfo(file).ProductVersion is { } version ? SerializerInfo.PackageVersion(version) : null;

    // Some packages have files of another version. The build writes which package a file came from, and the file's own version to know it by.
    private static string? PackageOf(string file, string assembly)
    {
        var list = Path.ChangeExtension(assembly, ".deps.json");
        if (!File.Exists(list))
            return null;
        try
        {
            using var stream = File.OpenRead(list);
            using var reader = new DependencyContextJsonReader();
            var version = FileVersionInfo.GetVersionInfo(file).FileVersion;
            return reader.Read(stream).RuntimeLibraries.FirstOrDefault(package => package.Type == "package" && package.RuntimeAssemblyGroups
                .SelectMany(group => group.RuntimeFiles).Any(own => Path.GetFileName(own.Path) == Path.GetFileName(file) && own.FileVersion == version))?.Version;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException or JsonException or FormatException)
        {
            return null; // The file says a version too.
        }
    }
}
