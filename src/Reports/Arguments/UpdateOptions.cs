using System.CommandLine;
using SerializationBenchmarks.Reports.Terminal;

namespace SerializationBenchmarks.Reports.Arguments;

/// <summary>The options <c>--update-readme</c> and <c>--replace</c>.</summary>
/// <param name="description">What is updated, for the help.</param>
/// <param name="things">What files show, in the plural, for the help.</param>
public sealed class UpdateOptions(string description, string things)
{
    /// <summary>The first option's name.</summary>
    public const string UpdateName = "--update-readme";

    /// <summary>The second option's name.</summary>
    public const string ReplaceName = "--replace";

    private readonly Option<bool> _replace = new(ReplaceName) { Description = $"Let {UpdateName} remove {things} that a file shows." };

    /// <summary>Whether to update the files.</summary>
    public Option<bool> Update { get; } = new(UpdateName) { Description = description };

    /// <summary>Adds the options to a command.</summary>
    /// <param name="command">The command.</param>
    public void AddTo(Command command)
    {
        command.Options.Add(Update);
        command.Options.Add(_replace);
    }

    /// <summary>Reads whether to update the files.</summary>
    /// <param name="arguments">The arguments.</param>
    /// <exception cref="UserErrorException">The second option is given without the first.</exception>
    public bool IsGiven(ParseResult arguments)
    {
        var given = arguments.GetValue(Update);
        if (!given && MayReplace(arguments))
            throw new UserErrorException($"{ReplaceName} says what {UpdateName} may do; give both.");
        return given;
    }

    /// <summary>Reads whether what a file shows may vanish from it.</summary>
    /// <param name="arguments">The arguments.</param>
    public bool MayReplace(ParseResult arguments) => arguments.GetValue(_replace);
}
