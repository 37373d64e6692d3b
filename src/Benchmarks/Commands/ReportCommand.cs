using System.CommandLine;
using System.Text;
using SerializationBenchmarks.Output;
using SerializationBenchmarks.Output.Pages;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Benchmarks.Commands;

/// <summary><c>report</c>: renders a record again.</summary>
internal static class ReportCommand
{
    private static readonly Argument<string[]> _records = new("records")
    {
        Description = "A record under results/, or the file of an unfinished run; several with --html. Without one, the newest of results/.",
        Arity = ArgumentArity.ZeroOrMore,
    };

    private static readonly Option<string?> _output = PathOption.Folder("--output", "A folder for the Markdown files; none are written if not given.");
    private static readonly Option<string?> _html = PathOption.File("--html", "A file for a page with charts of all the records, which any browser shows without a network.");
    private static readonly Option<bool> _all = new("--all") { Description = "Print every table, and not only the one that a run ends with." };
    private static readonly OpenOption _open = new();
    private static readonly VersusOption _versus = new();

    /// <summary>Makes the command.</summary>
    public static Command Create()
    {
        var command = new Command("report", "Render the tables of a record again, or a page of several.") { _records, _all, _output, _html };
        _open.AddTo(command);
        _versus.AddTo(command);
        command.SetAction(Run);
        return command;
    }

    private static int Run(ParseResult arguments)
    {
        var output = arguments.InvocationConfiguration.Output;
        var html = arguments.GetValue(_html);
        if (html is not null)
            PageFile.Check();
        else if (arguments.GetResult(_open.Option) is { Implicit: false })
            throw new UserErrorException($"{_open.Option.Name} opens a page; name its file with {_html.Name}.");
        var paths = arguments.GetValue(_records)!;
        if (paths.Length == 0)
            paths = [Newest(output)];
        var records = paths.Select(path => (Path: path, Record: RecordFile.Read(path))).ToArray();
        if (html is not null)
            OutputFile.Check(_html.Name, html, FileKind.Page, paths);
        if (records is [var (only, record)])
            ShowOne(arguments, only, record);
        else if (new Option[] { _all, _output, _versus.Option }.FirstOrDefault(option => arguments.GetResult(option) is { Implicit: false }) is { } ofOne)
            throw new UserErrorException($"{records.Length} records are given, and {ofOne.Name} takes one; leave it out, or give one.");
        else if (html is null)
            throw new UserErrorException($"{records.Length} records are given, and only {_html.Name} takes several; give it, or one record.");
        if (html is not null)
        {
            WritePage(html, records, output);
            _open.Open(arguments, html, output);
        }

        return 0;
    }

    private static string Newest(TextWriter output)
    {
        var folder = RecordFolders.Of(RepositoryRoot.FindOrCurrent());
        var path = NewestRecord.Find(folder) ?? throw new UserErrorException($"There is no record in {folder}; name one, or measure first.");
        output.WriteLine($"The newest record is {path}.");
        return path;
    }

    private static void ShowOne(ParseResult arguments, string path, RunRecord record)
    {
        var versus = _versus.Pick(arguments, [.. record.Cases.Select(@case => @case.Key)], record.Serializers.Select(serializer => serializer.Name), path);
        var folder = arguments.GetValue(_output);
        if (folder is not null)
        {
            CreateFolder(folder);
            foreach (var file in ResultTable.Of(record).Select(table => TablePath(folder, record, table)).Prepend(TablesPath(folder, record)))
                OutputFile.Check(_output.Name, file, FileKind.Tables, [path]);
            OutputFile.Check(_output.Name, PagePath(folder, record), FileKind.Page, [path]);
        }

        var output = arguments.InvocationConfiguration.Output;
        var tables = new RunTables(record);
        if (arguments.GetValue(_all))
            output.WriteLine($"\n{tables.Render(headingLevel: 2)}{RunEnd.Pair(record, versus)}");
        else
            RunEnd.Write(record, tables, versus, folder is null ? $"{_output.Name} writes it into a file" : $"{TablesPath(folder, record)} has it whole", output);
        if (folder is not null)
            WriteFiles(folder, path, record, tables, versus, output);
        else if (!arguments.GetValue(_all))
            output.WriteLine($"Tables: {_all.Name} prints all of them, {_output.Name} FOLDER writes them into files, {_html.Name} FILE draws charts.");
        output.WriteLine($"Record: {path}");
    }

    private static void WriteFiles(string folder, string recordPath, RunRecord record, RunTables tables, SerializerPair? versus, TextWriter output)
    {
        AtomicFile.WriteAllText(TablesPath(folder, record), tables.Render(headingLevel: 2) + RunEnd.Pair(record, versus));
        var leftOut = MissingCases.LeftOut(record);
        foreach (var table in tables.Tables)
            AtomicFile.WriteAllText(TablePath(folder, record, table), $"## {table.Title}\n\n{table.Render()}{(leftOut.Length > 0 ? "\n" + leftOut : "")}");
        output.WriteLine($"Tables: {TablesPath(folder, record)}, and each in a file beside it");
        if (PageFile.IsThere)
            WritePage(PagePath(folder, record), [(recordPath, record)], output);
    }

    private static string TablesPath(string folder, RunRecord record) => Path.Combine(folder, $"{record.Study}.md");

    private static string TablePath(string folder, RunRecord record, ResultTable table) => Path.Combine(folder, $"{record.Study}-{table.Name}.md");

    private static string PagePath(string folder, RunRecord record) => Path.Combine(folder, $"{record.Study}.html");

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
