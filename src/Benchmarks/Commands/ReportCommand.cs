using System.CommandLine;
using System.Text;
using SerializationBenchmarks.Benchmarks.Pages;
using SerializationBenchmarks.Benchmarks.RecordFiles;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Tables;
using SerializationBenchmarks.Reports.Arguments;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Reports.Terminal;

namespace SerializationBenchmarks.Benchmarks.Commands;

/// <summary><c>report</c>: renders a record again.</summary>
internal static class ReportCommand
{
    private static readonly Argument<string[]> _records = new("records")
    {
        Description = "A record under results/, or the file of an unfinished run; several with --html.",
        Arity = ArgumentArity.OneOrMore,
    };

    private static readonly Option<string?> _output = PathOption.Folder("--output", "A folder for the Markdown files; none are written if not given.");
    private static readonly Option<string?> _html = PathOption.File("--html", "A file for a page with charts of all the records, which any browser shows without a network.");
    private static readonly OpenOption _open = new();
    private static readonly VersusOption _versus = new();
    private static readonly ReadmeOptions _readme = new();

    /// <summary>Makes the command.</summary>
    public static Command Create()
    {
        var command = new Command("report", "Render the tables of a record again, or a page of several.") { _records, _output, _html };
        _open.AddTo(command);
        _versus.AddTo(command);
        _readme.AddTo(command);
        command.SetAction(Run);
        return command;
    }

    /// <summary>Shows a record's tables and writes them as Markdown files: one with all, and one for each table.</summary>
    /// <param name="record">The record.</param>
    /// <param name="recordPath">The record's file.</param>
    /// <param name="folder">Where the Markdown files go; null for none.</param>
    /// <param name="versus">The serializers to hold against each other behind the tables; null for none.</param>
    /// <param name="output">Where the tables are shown.</param>
    public static void Show(RunRecord record, string recordPath, string? folder, SerializerPair? versus, TextWriter output)
    {
        var tables = new RunTables(record);
        var all = tables.Render(headingLevel: 2) + (versus is null ? "" : $"\n{VersusTable.Render(record, versus, headingLevel: 2)}");
        var path = Path.Combine(folder ?? "", $"{record.Study}.md");
        if (folder is not null && output is TerminalWriter terminal)
            terminal.WhereWhole = $"{path} has them all";
        output.WriteLine();
        output.WriteLine(all);
        if (folder is not null)
        {
            AtomicFile.WriteAllText(path, all);
            output.WriteLine($"Tables: {path}");
            var leftOut = MissingCases.LeftOut(record);
            foreach (var table in tables.Tables)
            {
                path = Path.Combine(folder, $"{record.Study}-{table.Name}.md");
                AtomicFile.WriteAllText(path, $"## {table.Title}\n\n{table.Render()}{(leftOut.Length > 0 ? "\n" + leftOut : "")}");
                output.WriteLine($"Table:  {path}");
            }

            if (PageFile.IsThere)
                WritePage(PageIn(folder, record), [(recordPath, record)], output);
        }

        output.WriteLine($"Record: {recordPath}");
    }

    /// <summary>The page beside a run's tables.</summary>
    /// <param name="folder">The folder of the tables.</param>
    /// <param name="record">The run.</param>
    public static string PageIn(string folder, RunRecord record) => Path.Combine(folder, $"{record.Study}.html");

    private static int Run(ParseResult arguments)
    {
        var output = arguments.InvocationConfiguration.Output;
        var html = arguments.GetValue(_html);
        if (html is not null)
            PageFile.Check();
        else if (arguments.GetResult(_open.Option) is { Implicit: false })
            throw new UserErrorException($"{_open.Option.Name} opens a page; name its file with {_html.Name}.");
        var records = arguments.GetValue(_records)!.Select(path => (Path: path, Record: RecordFile.Read(path))).ToArray();
        if (records is [var (path, record)])
            ShowOne(arguments, path, record);
        else if (html is null || new Option[] { _output, _versus.Option, _readme.Update }.Any(option => arguments.GetResult(option) is { Implicit: false }))
            throw new UserErrorException($"{records.Length} records are given, and only --html takes several; give one, or --html without {_output.Name}, {_versus.Option.Name} and {_readme.Update.Name}.");
        if (html is not null)
        {
            WritePage(html, records, output);
            _open.Open(arguments, html, output);
        }

        return 0;
    }

    private static void ShowOne(ParseResult arguments, string path, RunRecord record)
    {
        var versus = _versus.Pick(arguments, [.. record.Cases.Select(@case => @case.Key)], record.Serializers.Select(serializer => serializer.Name), path);
        _readme.Check(arguments, record, record.Cases.Select(@case => @case.Key));
        var folder = arguments.GetValue(_output);
        if (folder is not null)
            CreateFolder(folder);
        Show(record, path, folder, versus, arguments.InvocationConfiguration.Output);
        _readme.Write(arguments, record, path);
    }

    private static void WritePage(string path, IReadOnlyList<(string Path, RunRecord Record)> records, TextWriter output)
    {
        PageFile.Write(path, records);
        output.WriteLine($"Page:   {path}");
    }

    private static void CreateFolder(string path)
    {
        try
        {
            Directory.CreateDirectory(path);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw FileError.Of("used as a folder", path, exception);
        }
    }
}
