using System.CommandLine;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Reports.Arguments;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Reports.Terminal;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Info;

/// <summary>What a command of this program writes with <c>--update-readme</c>: a page under docs, and a part of a user's README.md.</summary>
/// <param name="command">The command's name.</param>
/// <param name="mark">The name in README.md's marks.</param>
/// <param name="file">The page's name.</param>
/// <param name="title">The page's title.</param>
internal sealed class UpdatedPage(string command, string mark, string file, string title)
{
    private string Path => $"docs/{file}";

    /// <summary>Makes the options that ask for it.</summary>
    public UpdateOptions CreateOptions() => new(
        $"Also write {Path}, and put the tables between the marks <!-- {mark}:begin --> and <!-- {mark}:end --> of README.md; each only where it exists.",
        "serializers and models");

    /// <summary>Checks, before work is done for it, that the page can be written if that is asked for.</summary>
    /// <param name="parse">The command line.</param>
    /// <param name="options">The options that ask for it.</param>
    /// <param name="serializers">The serializers that will be shown.</param>
    /// <param name="models">The models that will be shown; null for a page that is not by model.</param>
    /// <returns>Whether it is asked for.</returns>
    /// <exception cref="UserErrorException">There is nothing to write to, or a serializer or model would vanish that may not.</exception>
    public bool Check(ParseResult parse, UpdateOptions options, IReadOnlyList<SerializerInfo> serializers, IReadOnlyList<Model>? models = null)
    {
        if (!options.IsGiven(parse))
            return false;
        var files = Find();
        if (options.MayReplace(parse))
            return true;
        CheckLoss("serializer", ShownNames.FindSerializers, serializers.Select(serializer => serializer.Name));
        CheckLoss("model", ShownNames.FindModels, (models ?? Model.BuiltIn).Select(model => model.Name));
        return true;

        void CheckLoss(string thing, Func<string, IReadOnlyList<string>> findShown, IEnumerable<string> kept) =>
            files.CheckLoss([mark, Path], findShown, kept.ToHashSet(), thing, "this selection or build");
    }

    /// <summary>Renders the page.</summary>
    /// <param name="arguments">The command's arguments, as far as they change the page.</param>
    /// <param name="body">The page below its title.</param>
    public string Render(IEnumerable<string> arguments, string body) =>
        GeneratedPage.Render($"src/Info -- {string.Join(' ', [command, .. arguments, UpdateOptions.UpdateName])}", null, title, body);

    /// <summary>Writes the page and the part.</summary>
    /// <param name="parse">The command line.</param>
    /// <param name="part">What stands between the marks.</param>
    /// <param name="body">The page below its title.</param>
    /// <returns>What became of the files, in a sentence a line.</returns>
    /// <exception cref="UserErrorException">There is nothing to write to, or it cannot be written.</exception>
    public string Update(ParseResult parse, string part, string body)
    {
        var arguments = parse.Tokens.Select(token => token.Value).Where(word => word != command && word is not (UpdateOptions.UpdateName or UpdateOptions.ReplaceName or "--json"));
        return string.Join('\n', Find().Write(_ => part, _ => Render(arguments, body)));
    }

    /// <summary>Says that a command was stopped before its end, so that the page stays as it was.</summary>
    /// <param name="error">Where it is said.</param>
    /// <param name="finished">How much is finished.</param>
    /// <param name="all">How much it would have been, with its word.</param>
    /// <param name="updateReadme">Whether the page was to be written.</param>
    /// <returns>The exit code.</returns>
    public int Stop(TextWriter error, int finished, string all, bool updateReadme)
    {
        error.WriteLine($"Stopped: the tables are of {finished} of {all}.{(updateReadme ? $" {Path} and README.md are as they were." : "")}");
        return ConsoleProgram.Stopped;
    }

    private UpdatedFiles Find() => UpdatedFiles.Find([mark], [Path]);
}
