using SerializationBenchmarks.Programs.Publishing;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Studies;

/// <summary>A program of src that one study alone has and builds, against the program that runs, or one like it: so that all else needs none of its packages.</summary>
internal static class StudyProgram
{
    /// <summary>Builds the program.</summary>
    /// <param name="project">The name of its folder in src.</param>
    /// <param name="what">What it is to the study, for who waits some seconds.</param>
    /// <exception cref="UserErrorException">It cannot be built.</exception>
    public static string Build(Study study, string project, string what, string against, StudyFiles files, TextWriter output)
    {
        var option = $"--study {study.Name}";
        output.WriteLine($"Building the {what}…");
        var (root, folder) = (RepositoryRoot.Find(), "");
        files.Write(() => folder = Directory.CreateDirectory(Path.Combine(files.PathOf(study.GetType()), Path.GetFileName(Path.TrimEndingDirectorySeparator(against)))).FullName);
        using var publisher = new Publisher(root, option, Directory.CreateDirectory(Path.Combine(folder, "build")).FullName);
        if (publisher.Publish(Path.Combine(root, "src", project, $"{project}.csproj"), Path.Combine(folder, "program"), $"-p:ProgramFolder={against}") is { } fault)
            throw new UserErrorException($"{option} starts a {what}, the program in src/{project}. {fault}");
        return Path.Combine(folder, "program", $"SerializationBenchmarks.{project}.dll");
    }

    /// <summary>The folder of the program that a case would otherwise be measured in.</summary>
    public static string FolderOf(StudyCase @case) => @case.Program is { } program ? Path.GetDirectoryName(program[^1])! + Path.DirectorySeparatorChar : AppContext.BaseDirectory;
}
