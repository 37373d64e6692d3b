using System.Runtime.InteropServices;
using SerializationBenchmarks.Programs.Versions;

namespace SerializationBenchmarks.OwnTypes.Loading;

/// <summary>
/// The frameworks that are installed beside this program's runtime, such as ASP.NET Core's: of one that a user's assembly is compiled against, nothing lies beside
/// the assembly.
/// </summary>
internal static class SharedFrameworks
{
    /// <summary>Their folders, each of the newest patch; none beside a runtime that a program brings.</summary>
    public static IReadOnlyList<string> Folders { get; } = Find(new DirectoryInfo(Path.TrimEndingDirectorySeparator(RuntimeEnvironment.GetRuntimeDirectory())));

    // …/shared/Microsoft.NETCore.App/10.0.12
    private static string[] Find(DirectoryInfo runtime) => runtime.Parent is not { Name: "Microsoft.NETCore.App", Parent: { } shared } own ? [] :
    [
        .. shared.GetDirectories()
            .Where(framework => framework.Name != own.Name)
            .Select(framework => framework.GetDirectories($"{Environment.Version.ToString(2)}.*").MaxBy(patch => patch.Name, PackageVersions.Order)?.FullName)
            .OfType<string>(),
    ];
}
