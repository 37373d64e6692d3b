using System.CommandLine;
using System.CommandLine.Invocation;
using System.CommandLine.Parsing;
using System.ComponentModel;
using System.Globalization;
using System.Reflection;
using System.Runtime.InteropServices;
using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Programs.Terminal;

/// <summary>The outermost part of both programs.</summary>
public static class ConsoleProgram
{
    /// <summary>The exit code for whatever the user can put right.</summary>
    public const int UserError = 2;

    /// <summary>The exit code of a program that Ctrl-C, SIGTERM or SIGHUP ended, as shells have it for Ctrl-C.</summary>
    public const int Stopped = 130;

    // What a command does once its token is cancelled: it ends its children and writes what is finished.
    private static readonly TimeSpan _longestEnd = TimeSpan.FromSeconds(10);

    /// <summary>Parses arguments and runs the command they name.</summary>
    public static int Run(Func<RootCommand> root, string[] arguments, TextWriter? output = null, TextWriter? error = null)
    {
        var culture = CultureInfo.CurrentCulture;
        CultureInfo.CurrentCulture = CultureInfo.InvariantCulture; // A record, a page and a line are the same wherever they are made.
        error = new ForeignTextWriter(error ?? OpenError()) { MayLose = true };
        using var terminal = output is null ? TerminalWriter.ForConsole() : null;
        try
        {
            return Invoke(Parse(root(), arguments), new InvocationConfiguration
            {
                Output = terminal ?? (TextWriter)new ForeignTextWriter(output ?? Console.Out),
                Error = error,
                EnableDefaultExceptionHandler = false,
                ProcessTerminationTimeout = _longestEnd, // Of commands that take a token; Ctrl-C ends the others at once, unless they watch for it.
            });
        }
        catch (UserErrorException exception)
        {
            error.WriteLine(ForeignText.OnOneLine(exception.Message)); // A value that it quotes may have lines.
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            error.WriteLine(ForeignText.OnOneLine(FileError.Describe(exception)));
        }
        catch (Exception exception) when (FileCause(exception) is not null)
        {
            error.WriteLine(ForeignText.OnOneLine($"The program cannot read its own files: {FileCause(exception)!.Message.TrimEnd('.', ' ')}; check that its folder is whole, and that it may open some 200 files at a time (ulimit -n)."));
        }
        finally
        {
            CultureInfo.CurrentCulture = culture;
        }

        return UserError;
    }

    // What a library's or our own first use of a class ends in where an assembly cannot be opened.
    private static Exception? FileCause(Exception exception)
    {
        if (exception is not (TypeInitializationException or TargetInvocationException or ReflectionTypeLoadException))
            return null;
        Exception? cause = exception;
        while (cause is TypeInitializationException or TargetInvocationException or ReflectionTypeLoadException)
            cause = cause is ReflectionTypeLoadException { LoaderExceptions: [var first, ..] } ? first : cause.InnerException;
        return cause as IOException;
    }

    // With what writing needs, before the files are used up that may be open at a time: a sentence says that they are.
    private static TextWriter OpenError()
    {
        try
        {
            using var stream = Console.OpenStandardError();
            stream.Write([]);
            return Console.Error;
        }
        catch (Exception exception) when (exception is IOException or Win32Exception)
        {
            return TextWriter.Null; // Too few for any sentence; the exit code says that something is wrong.
        }
    }

    /// <summary>Parses arguments without running anything.</summary>
    /// <exception cref="UserErrorException">They are wrong.</exception>
    public static ParseResult Parse(RootCommand root, IReadOnlyList<string> arguments)
    {
        var parse = root.Parse(arguments);

        // Asking for help makes the library overlook errors, so it is the action that says whether they count.
        return parse.Action is ParseErrorAction || (parse.Action == parse.CommandResult.Command.Action && FindStray(parse) is not null)
            ? throw new UserErrorException(Describe(parse))
            : parse;
    }

    // The library cancels the token at Ctrl-C and SIGTERM; a closed terminal is the same to us.
    private static int Invoke(ParseResult parse, InvocationConfiguration configuration)
    {
        if (parse.Action is not AsynchronousCommandLineAction)
            return parse.Invoke(configuration);
        using var ending = new CancellationTokenSource();
        using var hangup = PosixSignalRegistration.Create(PosixSignal.SIGHUP, signal =>
        {
            signal.Cancel = true;
            ending.Cancel();
        });
        return parse.InvokeAsync(configuration, ending.Token).GetAwaiter().GetResult();
    }

    private static string Describe(ParseResult parse)
    {
        // The library's own suggestions come on lines of their own, so it is told apart here what it could not match.
        if (FindStray(parse) is not { } token)
            return parse.Errors[0].Message.ReplaceLineEndings(" ");
        var command = parse.CommandResult.Command;
        if (!token.StartsWith('-') && File.Exists(token))
            return $"'{token}' stands behind another file; an option takes one: name the folder, or write the option before each file.";
        if (!token.StartsWith('-'))
            return $"There is no command '{token}'{NearNames.Hint(token, command.Subcommands.Select(command => command.Name))}; --help lists what there is.";

        var name = token.Split('=', ':')[0];
        return FindOwner(parse, name) is { } owner
            ? $"{name} is an option of {owner}, not of '{command.Name}'; {command.Name} --help lists what there is."
            : $"There is no option '{name}'{NearNames.Hint(name, OptionsOf(parse.CommandResult))}; --help lists what there is.";
    }

    // What the command takes: a parent's options are its own only if they are recursive.
    private static IEnumerable<string> OptionsOf(CommandResult result) => CommandAndParents(result)
        .SelectMany(command => command.Options.Where(option => command == result.Command || option.Recursive))
        .Where(option => !option.Hidden)
        .Select(option => option.Name);

    // The first command that does take the option: the program without a command, or one of the others.
    private static string? FindOwner(ParseResult parse, string name)
    {
        var root = parse.RootCommandResult.Command;
        return root.Subcommands.Prepend(root)
            .FirstOrDefault(command => !command.Hidden && command != parse.CommandResult.Command && command.Options.Any(option => !option.Hidden && option.Name == name)) is not { } owner ? null
            : owner == root ? "the program without a command"
            : $"'{owner.Name}'";
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
