using System.Diagnostics;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Programs.Versions;

/// <summary>The serializers' libraries that lie beside a user's assembly. Without <see cref="VersionedName.Own"/>, the program's own are measured.</summary>
public static class OwnLibraries
{
    /// <summary>Says which libraries lie there in another version than the program's.</summary>
    public static IEnumerable<string> Notes(string assembly, IEnumerable<SerializerInfo> serializers) =>
        from serializer in serializers.Where(serializer => serializer.Library is not null).OrderBy(serializer => serializer.WayOf is not null).DistinctBy(serializer => serializer.Library!.Assembly)
        let own = Find(serializer, assembly)
        let ours = VersionOf(serializer.Library!.Assembly.Location)
        where own is not null && own != ours
        select $"Beside your assembly lies {serializer.LibraryName} {own}; {serializer.Name} measures {ours}, and {serializer.Name}{VersionedName.Mark}{VersionedName.Own} yours.";

    /// <summary>The version that lies beside a user's assembly.</summary>
    /// <param name="assembly">The user's assembly; null for none.</param>
    /// <exception cref="UserErrorException">There is none.</exception>
    internal static string VersionOf(VersionedName name, SerializerInfo serializer, string? assembly) =>
        assembly is null ? throw new UserErrorException($"{name}: {VersionedName.Own} is the version beside your own type's assembly; name that with --assembly, or a version.")
        : Find(serializer, assembly) ?? throw new UserErrorException($"{name}: {Path.GetDirectoryName(assembly)} has no {serializer.Library?.Assembly.GetName().Name ?? "library"}.dll; name the assembly in the output folder of dotnet publish, or a version.");

    private static string? Find(SerializerInfo serializer, string assembly) =>
        serializer.Library?.Assembly.GetName().Name is { } library
        && Path.Combine(Path.GetDirectoryName(assembly)!, $"{library}.dll") is var file && File.Exists(file)
            ? VersionOf(file)
            : null;

    // As the file says, also of the program's own: some packages have files of another version.
    private static string? VersionOf(string file) => FileVersionInfo.GetVersionInfo(file).ProductVersion is { } version ? SerializerInfo.PackageVersion(version) : null;
}
