using System.CommandLine;

namespace SerializationBenchmarks.Programs.Arguments;

/// <summary>Options whose value is a path: one that cannot be meant is told before any work is done.</summary>
public static class PathOption
{
    /// <summary>Makes an option for a folder, which need not exist.</summary>
    public static Option<string?> Folder(string name, string description) => Create<string?>(name, description, FolderFault);

    /// <summary>Makes an option for a folder, which must exist.</summary>
    public static Option<string?> ExistingFolder(string name, string description) =>
        Create<string?>(name, description, (name, path) => FolderFault(name, path) ?? (Directory.Exists(path) ? null : $"{name} is {path}, which does not exist; name a folder that does."));

    /// <summary>Makes an option for a file, which need not exist.</summary>
    public static Option<string?> File(string name, string description) => Create<string?>(name, description, FileFault);

    /// <summary>Makes an option for what is read, which says itself what is wrong with it if it is there.</summary>
    public static Option<T> Input<T>(string name, string description, string kind) => Create<T>(name, description, (name, path) => NoPath(name, path, kind));

    /// <summary>Makes an option for a file, which must be given and need not exist.</summary>
    public static Option<string> RequiredFile(string name, string description)
    {
        var option = Create<string>(name, description, FileFault);
        option.Required = true;
        return option;
    }

    /// <summary>Finds out why a path cannot be that of a folder.</summary>
    /// <returns>One sentence; null if the folder exists or can perhaps be made.</returns>
    public static string? FolderFault(string name, string path) =>
        NoPath(name, path, "folder") ?? (NearestFile(path) is not { } file ? null
        : file == Path.GetFullPath(path) ? $"{name} is {path}, which is a file; name a folder."
        : $"{name} is {path}, but {file} is a file; name a folder.");

    private static string? FileFault(string name, string path) =>
        NoPath(name, path, "file") ?? (Directory.Exists(path) ? $"{name} is {path}, which is a folder; name a file." : null);

    // A forgotten value makes the parser take the next option for it.
    private static string? NoPath(string name, string path, string kind) =>
        string.IsNullOrWhiteSpace(path) ? $"{name} is empty; name a {kind}."
        : path.StartsWith('-') ? $"{name} is {path}, which looks like an option; name a {kind}, with ./ before it if its name begins with a dash."
        : null;

    private static string? NearestFile(string path)
    {
        for (var place = Path.GetFullPath(path); place is not null && !Directory.Exists(place); place = Path.GetDirectoryName(place))
        {
            if (System.IO.File.Exists(place))
                return place;
        }

        return null;
    }

    private static Option<T> Create<T>(string name, string description, Func<string, string, string?> findFault)
    {
        var option = new Option<T>(name) { Description = description };
        option.Validators.Add(result =>
        {
            foreach (var token in result.Tokens)
            {
                if (findFault(name, token.Value) is { } fault)
                    result.AddError(fault);
            }
        });
        return option;
    }
}
