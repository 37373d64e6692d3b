using System.Diagnostics;
using System.Reflection;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.EndToEnd.Support;

/// <summary>A copy of the sources, those of the packages unless others are asked for, to be built in other ways than the running tests.</summary>
public sealed class SourceCopy : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public SourceCopy()
        : this("build", "schemas", "src/Models", "src/Serializers", "src/Operations", "samples/OwnProject")
    {
    }

    internal SourceCopy(params string[] parts)
    {
        var root = RepositoryRoot.Find();
        foreach (var file in Directory.EnumerateFiles(root).Where(file => Path.GetFileName(file) != ".git"))
            File.Copy(file, _folder[Path.GetFileName(file)]);
        foreach (var part in parts)
            CopyFolder(Path.Combine(root, part), _folder[part]);
        File.Copy(Path.Combine(root, "src", "README.md"), _folder["src/README.md"], overwrite: true);
    }

    public string this[string path] => _folder[path];

    /// <summary>Runs a dotnet command in the copy.</summary>
    public (int ExitCode, string Output) Dotnet(params string[] arguments) => Dotnet(_folder.Path, [.. arguments, "-m:1", "-nodeReuse:false"]);

    /// <summary>Runs a dotnet command without what the command that runs these tests has set, which is not meant for this one; so it runs no analyzers.</summary>
    /// <param name="folder">The folder to run it in.</param>
    /// <param name="arguments">The command.</param>
    internal static (int ExitCode, string Output) Dotnet(string folder, IEnumerable<string> arguments)
    {
        var start = new ProcessStartInfo("dotnet", arguments)
        {
            WorkingDirectory = folder,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        foreach (var name in start.Environment.Keys.Where(name => name.StartsWith("MSBuild", StringComparison.OrdinalIgnoreCase) || name is "OptionalPackages" or "WithoutPackages" or "CI").ToList())
            start.Environment.Remove(name);
        using var process = Process.Start(start)!;
        var error = process.StandardError.ReadToEndAsync();
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return (process.ExitCode, output + error.Result);
    }

    /// <summary>Writes the public API of a type as the copy has it.</summary>
    /// <param name="folder">The folder with the assembly and all that it needs.</param>
    /// <param name="type">A type of that name and assembly.</param>
    public string RenderPublicApi(string folder, Type type)
    {
        var text = PublicApi.Render(new AssemblyFile(Path.Combine(_folder[folder], type.Assembly.GetName().Name + ".dll")), [type]);
        return string.Join('\n', text.Split('\n').Where(line => line.StartsWith("    ", StringComparison.Ordinal))); // Without its namespace.
    }

    public void Dispose() => _folder.Dispose();

    private static void CopyFolder(string from, string to)
    {
        Directory.CreateDirectory(to);
        foreach (var file in Directory.EnumerateFiles(from))
            File.Copy(file, Path.Combine(to, Path.GetFileName(file)));
        foreach (var folder in Directory.EnumerateDirectories(from).Where(folder => Path.GetFileName(folder) is not ("bin" or "obj")))
            CopyFolder(folder, Path.Combine(to, Path.GetFileName(folder)));
    }

    // A file that is read and never loaded: Orleans looks for its codecs in all that the process has loaded.
    private sealed class AssemblyFile(string path) : Assembly
    {
        public override string Location => path;
    }
}
