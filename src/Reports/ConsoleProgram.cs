using System.CommandLine;
using System.CommandLine.Invocation;
using System.CommandLine.Parsing;

namespace SerializationBenchmarks.Reports;

/// <summary>The outermost part of both programs.</summary>
public static class ConsoleProgram
{
    /// <summary>The exit code for whatever the user can put right.</summary>
    public const int UserError = 2;

    /// <summary>Parses arguments and runs the command they name.</summary>
    /// <param name="root">The program's commands and options.</param>
    /// <param name="arguments">The arguments.</param>
    /// <param name="output">Where results go; standard output by default. Actions find it in their parse result's configuration.</param>
    /// <param name="error">Where the sentence goes; standard error by default.</param>
    /// <returns>
    /// What the command's action answers. <see cref="UserError"/> if the arguments are wrong, the action throws a
    /// <see cref="UserErrorException"/>, or a file or folder cannot be read or written: then one sentence stands in
    /// <paramref name="error"/>. Any other exception is a defect of the program and is not caught.
    /// </returns>
    public static int Run(RootCommand root, string[] arguments, TextWriter? output = null, TextWriter? error = null)
    {
        error ??= Console.Error;
        try
        {
            var parse = root.Parse(arguments);

            // Asking for help makes the library overlook errors, so it is the action that says whether they count.
            if (parse.Action is ParseErrorAction || (parse.Action == parse.CommandResult.Command.Action && FindStray(parse) is not null))
                throw new UserErrorException(Describe(parse));
            return parse.Invoke(new InvocationConfiguration
            {
                Output = output ?? Console.Out,
                Error = error,
                EnableDefaultExceptionHandler = false,
                ProcessTerminationTimeout = null, // No command waits for a token: Ctrl-C ends the program, unless a command watches for it.
            });
        }
        catch (UserErrorException exception)
        {
            error.WriteLine(exception.Message);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            error.WriteLine(FileError.Describe(exception));
        }

        return UserError;
    }

    private static string Describe(ParseResult parse)
    {
        // The library's own suggestions come on lines of their own, so it is told apart here what it could not match.
        if (FindStray(parse) is not { } token)
            return parse.Errors[0].Message.ReplaceLineEndings(" ");
        var commands = parse.CommandResult.Command.Subcommands.Select(command => command.Name);
        var options = CommandAndParents(parse.CommandResult).SelectMany(command => command.Options).Where(option => !option.Hidden).Select(option => option.Name);
        var known = token.StartsWith('-') ? options : commands;
        return $"There is no {(token.StartsWith('-') ? "option" : "command")} '{token}'{NearNames.Hint(token, known)}; --help lists what there is.";
    }

    // A root that leaves unmatched words to another parser does so for its commands too, and the library takes an unknown
    // option for the value of an argument.
    private static string? FindStray(ParseResult parse) => parse.CommandResult.Command.TreatUnmatchedTokensAsErrors
        ? parse.CommandResult.Tokens.Select(token => token.Value).Where(value => value.StartsWith('-')).Concat(parse.UnmatchedTokens).FirstOrDefault()
        : null;

    private static IEnumerable<Command> CommandAndParents(CommandResult? result)
    {
        for (; result is not null; result = result.Parent as CommandResult)
            yield return result.Command;
    }
}
