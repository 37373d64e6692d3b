using System.Runtime.InteropServices;
using SerializationBenchmarks.Programs.Publishing;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Studies.Service;

/// <summary>The program of src/Service, built against the program that runs, or one like it.</summary>
internal static class ServiceProgram
{
    private const string Option = "--study service";

    private const string Framework = "Microsoft.AspNetCore.App";

    /// <summary>Builds the program.</summary>
    /// <param name="output">Where it is said that this takes some seconds.</param>
    /// <exception cref="UserErrorException">It cannot be built, or could not run.</exception>
    public static string Build(string against, StudyFiles files, TextWriter output)
    {
        CheckFramework(Path.GetFullPath(Path.Combine(RuntimeEnvironment.GetRuntimeDirectory(), "..", "..")));
        output.WriteLine("Building the server…");
        var (root, folder) = (RepositoryRoot.Find(), "");
        files.Write(() => folder = Directory.CreateDirectory(Path.Combine(files.PathOf(typeof(ServiceProgram)), Path.GetFileName(Path.TrimEndingDirectorySeparator(against)))).FullName);
        using var publisher = new Publisher(root, Option, Directory.CreateDirectory(Path.Combine(folder, "build")).FullName);
        if (publisher.Publish(Path.Combine(root, "src", "Service", "Service.csproj"), Path.Combine(folder, "server"), $"-p:ProgramFolder={against}") is { } fault)
            throw new UserErrorException($"{Option} starts a server, the program in src/Service. {fault}");
        return Path.Combine(folder, "server", "SerializationBenchmarks.Service.dll");
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
