
namespace SerializationBenchmarks.Reports.Files;

/// <summary>The folder that holds README.md and results/.</summary>
public static class RepositoryRoot
{
    private const string Solution = "SerializationBenchmarks.sln";

    /// <summary>Looks for the solution from the current directory upwards, then from the program's.</summary>
    /// <exception cref="UserErrorException">Neither is in the repository.</exception>
    public static string Find() => Find(Environment.CurrentDirectory, AppContext.BaseDirectory);

    /// <summary>Looks for the solution as <see cref="Find()"/> does; a program that was installed as a tool is in no repository.</summary>
    public static string FindOrCurrent() => TryFind() ?? Environment.CurrentDirectory;

    /// <summary>Looks for the solution as <see cref="Find()"/> does.</summary>
    /// <returns>The folder's full path; null if there is none.</returns>
    public static string? TryFind() => TryFind(Environment.CurrentDirectory, AppContext.BaseDirectory);

    /// <summary>Looks for the solution from some folders upwards.</summary>
    /// <exception cref="UserErrorException">None is in the repository.</exception>
    public static string Find(params ReadOnlySpan<string> starts) =>
        TryFind(starts) ?? throw new UserErrorException($"{Solution} is in no folder above {starts[0]}; run the command inside the repository.");

    private static string? TryFind(params ReadOnlySpan<string> starts)
    {
        foreach (var start in starts)
        {
            for (var folder = new DirectoryInfo(start); folder is not null; folder = folder.Parent)
            {
                if (File.Exists(Path.Combine(folder.FullName, Solution)))
                    return folder.FullName;
            }
        }

        return null;
    }
}
