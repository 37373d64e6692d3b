using System.CommandLine;
using SerializationBenchmarks.Info.Traits;
using SerializationBenchmarks.Programs.Terminal;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Info.Facts;

/// <summary>
/// What a command writes with <c>--update-readme</c>: its facts under docs/facts, the page that is rendered from them, what follows from
/// them for each serializer, and a part of a user's README.md. Facts of serializers that were not asked for stay as they are.
/// </summary>
/// <param name="command">The command's name, which is that of its facts and of its marks too.</param>
/// <param name="page">The page's file under docs.</param>
/// <param name="title">The page's title.</param>
/// <param name="merge">Puts what was found in the place of what was known.</param>
/// <param name="render">Renders the page below its title.</param>
/// <param name="front">A part of README.md that all facts give, and its marks' name; none if there is no such part.</param>
internal sealed class FactsPage<TFacts>(string command, string page, string title, Func<TFacts?, TFacts, TFacts> merge, Func<TFacts, string> render, params (string Name, Func<TFacts, string> Render)[] front)
    where TFacts : class
{
    /// <summary>The file of facts.</summary>
    public string File => $"{command}.json";

    private string Path => $"docs/{page}";

    private string FactsPath => $"{FactsJson.Folder}/{File}";

    /// <summary>Makes the option that asks for it.</summary>
    public Option<bool> CreateOption() => GeneratedFiles.Option(
        $"Also write {FactsPath} and {Path}, and put the tables between the marks <!-- {command}:begin --> and <!-- {command}:end --> of README.md; each only where it exists.");

    /// <summary>Checks, before work is done for it, that the files can be written if that is asked for.</summary>
    /// <param name="parse">The command line.</param>
    /// <param name="option">The option that asks for it.</param>
    /// <param name="ofAll">The options with which what is found is not what a page shows.</param>
    /// <returns>Whether it is asked for.</returns>
    /// <exception cref="UserErrorException">There is nothing to write to, or one of the other options is given beside a page.</exception>
    public bool Check(ParseResult parse, Option<bool> option, params IEnumerable<Option> ofAll)
    {
        if (!parse.GetValue(option))
            return false;
        if (Find().Pages.Count > 0 && ofAll.FirstOrDefault(other => parse.GetResult(other) is { Implicit: false }) is { } misplaced)
            throw new UserErrorException($"{GeneratedFiles.OptionName} writes {Path}, which is not made with {misplaced.Name}; leave one of them out.");
        return true;
    }

    /// <summary>Reads the facts of a repository.</summary>
    /// <param name="root">The repository's root.</param>
    /// <returns>The facts; null if there are none.</returns>
    public TFacts? Read(string root) => FactsJson.Read<TFacts>(root, File);

    /// <summary>Renders the page.</summary>
    /// <param name="facts">The facts.</param>
    public string Render(TFacts facts) => GeneratedFiles.Render($"src/Info -- {command} {GeneratedFiles.OptionName}", null, title, render(facts));

    /// <summary>Writes the facts, the page, what follows from them, and the part of README.md.</summary>
    /// <param name="part">What stands between the marks.</param>
    /// <param name="found">What was found.</param>
    /// <returns>What became of the files, in a sentence a line.</returns>
    /// <exception cref="UserErrorException">There is nothing to write to, or it cannot be written.</exception>
    public string Update(string part, TFacts found)
    {
        var root = RepositoryRoot.Find();
        var files = Find();
        var facts = merge(Read(root), found);
        var notices = files.Write(name => Front(name, facts) ?? part, path => path == FactsPath ? FactsJson.Render(facts) : Render(facts));
        return string.Join('\n', files.Pages.Count == 0 || facts is AllFacts ? notices : [.. notices, TraitsCommand.Judge(root)]);
    }

    /// <summary>Renders the page from the facts that are there, so that a change of its words needs no new facts.</summary>
    /// <param name="root">The repository's root.</param>
    /// <returns>What became of the file, in a sentence; nothing if there are no facts.</returns>
    public IReadOnlyList<string> RenderAgain(string root) => Read(root) is { } facts ? GeneratedFiles.Find([.. front.Select(part => part.Name)], [Path]).Write(name => Front(name, facts)!, _ => Render(facts)) : [];

    /// <summary>Says that a command was stopped before its end, so that the files stay as they were.</summary>
    /// <param name="error">Where it is said.</param>
    /// <param name="finished">How much is finished.</param>
    /// <param name="all">How much it would have been, with its word.</param>
    /// <param name="update">Whether the files were to be written.</param>
    /// <returns>The exit code.</returns>
    public int Stop(TextWriter error, int finished, string all, bool update)
    {
        error.WriteLine($"Stopped: the tables are of {finished} of {all}.{(update ? $" {Path} and README.md are as they were." : "")}");
        return ConsoleProgram.Stopped;
    }

    private GeneratedFiles Find() => GeneratedFiles.Find([.. front.Select(part => part.Name), command], [FactsPath, Path]);

    private string? Front(string name, TFacts facts) => front.Where(part => part.Name == name).Select(part => part.Render(facts)).SingleOrDefault();
}
