using System.CommandLine;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Reports.Terminal;

namespace SerializationBenchmarks.Info;

/// <summary>What a command of this program writes with <c>--update-readme</c>: a page under docs, and a part of a user's README.md.</summary>
/// <param name="command">The command's name.</param>
/// <param name="mark">The name in README.md's marks.</param>
/// <param name="file">The page's name.</param>
/// <param name="title">The page's title.</param>
internal sealed class UpdatedPage(string command, string mark, string file, string title)
{
    private const string Option = "--update-readme";

    /// <summary>Makes the option that asks for it.</summary>
    public Option<bool> CreateOption() => new(Option)
    {
        Description = $"Also write docs/{file}, and put the tables between the marks <!-- {mark}:begin --> and <!-- {mark}:end --> of README.md; each only where it exists.",
    };

    /// <summary>Finds the files, before work is done for them.</summary>
    /// <exception cref="UserErrorException">There is nothing to write to.</exception>
    public UpdatedFiles Find() => UpdatedFiles.Find([mark], [$"docs/{file}"]);

    /// <summary>Renders the page.</summary>
    /// <param name="arguments">The command's arguments, as far as they change the page.</param>
    /// <param name="body">The page below its title.</param>
    public string Render(IEnumerable<string> arguments, string body) =>
        GeneratedPage.Render($"src/Info -- {string.Join(' ', [command, .. arguments, Option])}", null, title, body);

    /// <summary>Writes the page and the part.</summary>
    /// <param name="parse">The command line.</param>
    /// <param name="part">What stands between the marks.</param>
    /// <param name="body">The page below its title.</param>
    /// <returns>What became of the files, in a sentence a line.</returns>
    /// <exception cref="UserErrorException">There is nothing to write to, or it cannot be written.</exception>
    public string Update(ParseResult parse, string part, string body)
    {
        var arguments = parse.Tokens.Select(token => token.Value).Where(word => word != command && word is not Option and not "--json");
        return string.Join('\n', Find().Write(_ => part, _ => Render(arguments, body)));
    }
}
