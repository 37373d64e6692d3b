using System.CommandLine;
using SerializationBenchmarks.Programs.Terminal;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Info.Facts;

/// <summary>The option that has a command keep what it finds.</summary>
internal static class FactsFile
{
    /// <summary>The option's name.</summary>
    public const string OptionName = "--update-facts";
}

/// <summary>
/// What a command writes with <see cref="FactsFile.OptionName"/>: its facts under docs/facts, from which src/Pages renders a page, and what
/// follows from them for each serializer. Facts of serializers that were not asked for stay as they are.
/// </summary>
internal sealed class FactsFile<TFacts>(string command, Func<TFacts?, TFacts, TFacts> merge)
    where TFacts : class
{
    /// <summary>The file's name.</summary>
    public string Name => $"{command}.json";

    /// <summary>The file, relative to the repository's root.</summary>
    public string Path => $"{FactsJson.Folder}/{Name}";

    /// <summary>Makes the option that asks for it.</summary>
    public Option<bool> CreateOption() => new(FactsFile.OptionName) { Description = $"Also write {Path}, from which the repository's pages are rendered." };

    /// <summary>Checks, before work is done for it, that the file can be written if that is asked for.</summary>
    /// <exception cref="UserErrorException">There is no repository to write to, or one of the other options is given too.</exception>
    public bool Check(ParseResult parse, Option<bool> option, params IEnumerable<Option> ofAll)
    {
        if (!parse.GetValue(option))
            return false;
        if (ofAll.FirstOrDefault(other => parse.GetResult(other) is { Implicit: false }) is { } misplaced)
            throw new UserErrorException($"{FactsFile.OptionName} writes {Path}, which is not made with {misplaced.Name}; leave one of them out.");
        Read(RepositoryRoot.Find());
        return true;
    }

    /// <summary>Reads the facts of a repository.</summary>
    /// <returns>The facts; null if there are none.</returns>
    /// <exception cref="UserErrorException">They cannot be read.</exception>
    public TFacts? Read(string root) => FactsJson.Read<TFacts>(root, Name);

    /// <summary>Writes the facts.</summary>
    /// <param name="judge">Says what follows from them, with the repository's root; null where nothing does.</param>
    /// <exception cref="UserErrorException">They cannot be written.</exception>
    public string Update(TFacts found, Func<string, string>? judge)
    {
        var root = RepositoryRoot.Find();
        var facts = merge(Read(root), found);
        Directory.CreateDirectory(System.IO.Path.Combine(root, FactsJson.Folder));
        AtomicFile.WriteAllText(System.IO.Path.Combine(root, Path), FactsJson.Render(facts));
        var notice = $"{Path} is written.";
        return $"{notice}\n{judge?.Invoke(root) ?? "Render the pages with dotnet run -c Release --project src/Pages."}";
    }

    /// <summary>Says that a command was stopped before its end, so that the facts stay as they were.</summary>
    public int Stop(TextWriter error, int finished, string all, bool update)
    {
        error.WriteLine($"Stopped: the tables are of {finished} of {all}.{(update ? $" {Path} is as it was." : "")}");
        return ConsoleProgram.Stopped;
    }
}
