using System.Runtime.InteropServices;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Studies.Service;

/// <summary>The program of src/Service, built against the program that runs, or one like it.</summary>
internal static class ServiceProgram
{
    private const string Option = "--study service";

    private const string Framework = "Microsoft.AspNetCore.App";

    /// <summary>Builds the program.</summary>
    /// <param name="output">Where it is said that this takes some seconds.</param>
    /// <exception cref="UserErrorException">It cannot be built, or could not run.</exception>
    public static string Build(ServiceStudy study, string against, StudyFiles files, TextWriter output)
    {
        CheckFramework(Path.GetFullPath(Path.Combine(RuntimeEnvironment.GetRuntimeDirectory(), "..", "..")));
        return StudyProgram.Build(study, "Service", "server", against, files, output);
    }

    /// <summary>Looks for ASP.NET Core among the frameworks of a runtime.</summary>
    /// <exception cref="UserErrorException">It is not there in the runtime's version.</exception>
    internal static void CheckFramework(string frameworks)
    {
        var (folder, version) = (Path.Combine(frameworks, Framework), $"{Environment.Version.Major}.{Environment.Version.Minor}");
        if (!Directory.Exists(folder) || !Directory.EnumerateDirectories(folder, $"{version}.*").Any())
            throw new UserErrorException($"{Option} starts a server on ASP.NET Core, and {folder} has no version {version} of it; install the ASP.NET Core runtime {version} beside this .NET runtime, or the .NET SDK, which brings it.");
    }
}
