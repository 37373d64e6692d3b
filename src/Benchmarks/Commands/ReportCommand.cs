using System.CommandLine;
using System.Text;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Rendering.Pages;
using SerializationBenchmarks.Benchmarks.Rendering.Tables;
using SerializationBenchmarks.Reports.Arguments;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Reports.Terminal;

namespace SerializationBenchmarks.Benchmarks.Commands;

/// <summary><c>report</c>: renders a record again.</summary>
internal static class ReportCommand
{
    private static readonly Argument<string[]> _records = new("records")
    {
        Description = $"A record under results/, or the file of an unfinished run; several with --html or {GeneratedFiles.OptionName}. Without one, the newest of results/, or with {GeneratedFiles.OptionName} those that the pages show.",
        Arity = ArgumentArity.ZeroOrMore,
    };

    private static readonly Option<string?> _output = PathOption.Folder("--output", "A folder for the Markdown files; none are written if not given.");
    private static readonly Option<string?> _html = PathOption.File("--html", "A file for a page with charts of all the records, which any browser shows without a network.");
    private static readonly OpenOption _open = new();
    private static readonly VersusOption _versus = new();
    private static readonly RecordPages _pages = new();

    /// <summary>Makes the command.</summary>
    public static Command Create()
    {
        var command = new Command("report", "Render the tables of a record again, or a page of several.") { _records, _output, _html };
        _open.AddTo(command);
        _versus.AddTo(command);
        _pages.AddTo(command);
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
        var path = TablesPath(folder ?? "", record);
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
                path = TablePath(folder, record, table);
                AtomicFile.WriteAllText(path, $"## {table.Title}\n\n{table.Render()}{(leftOut.Length > 0 ? "\n" + leftOut : "")}");
                output.WriteLine($"Table:  {path}");
            }

            if (PageFile.IsThere)
                WritePage(PagePath(folder, record), [(recordPath, record)], output);
        }

        output.WriteLine($"Record: {recordPath}");
    }

    /// <summary>Ends a run: shows its short table, or the study's own, and writes all tables as one Markdown file and a page, whose names are the record's.</summary>
    /// <param name="record">The record.</param>
    /// <param name="recordPath">The record's file.</param>
    /// <param name="folder">Where the files go.</param>
    /// <param name="versus">The serializers to hold against each other behind the tables; null for none.</param>
    /// <param name="output">Where the table is shown, and where everything is.</param>
    /// <returns>The page's path, whether this build can make pages or not.</returns>
    public static string ShowEnd(RunRecord record, string recordPath, string folder, SerializerPair? versus, TextWriter output)
    {
        var tables = new RunTables(record);
        var pair = versus is null ? "" : $"\n{VersusTable.Render(record, versus, headingLevel: 2)}";
        var path = Path.Combine(folder, Path.GetFileNameWithoutExtension(recordPath));
        AtomicFile.WriteAllText($"{path}.md", tables.Render(headingLevel: 2) + pair);
        if (output is TerminalWriter terminal)
            terminal.WhereWhole = $"{path}.md has it whole";
        var shortTable = new ShortTable(record);
        // A study's own tables answer its question; the default study has none.
        var answer = StudyTables.Of(record, headingLevel: 2) is { Length: > 0 } own ? own
            : tables.Tables.FirstOrDefault(table => table.ModelName == shortTable.Model) is { } table ? $"{table.Model}; the fastest first:\n\n{shortTable.Render()}"
            : "Nothing was measured.\n";
        output.WriteLine($"\n{Calmness.Describe(record, tables.Tables.SelectMany(table => table.Ratios))}\n\n{answer}{pair}");
        if (MissingCases.OfWhole(record) is { } gap)
            output.WriteLine($"This is a part of a run: {gap}.\n");
        if (ResultTable.LossOf(record) is { } loss)
            output.WriteLine($"{loss}\n");
        output.WriteLine($"Tables: {path}.md");
        if (PageFile.IsThere)
            WritePage($"{path}.html", [(recordPath, record)], output);
        output.WriteLine($"Record: {recordPath}");
        return $"{path}.html";
    }

    private static int Run(ParseResult arguments)
    {
        var output = arguments.InvocationConfiguration.Output;
        var html = arguments.GetValue(_html);
        if (html is not null)
            PageFile.Check();
        else if (arguments.GetResult(_open.Option) is { Implicit: false })
            throw new UserErrorException($"{_open.Option.Name} opens a page; name its file with {_html.Name}.");
        var isUpdate = arguments.GetValue(_pages.Update);
        var paths = arguments.GetValue(_records)!;
        if (paths.Length == 0)
            paths = isUpdate ? Shown() : [Newest(output)];
        var records = paths.Select(path => (Path: path, Record: RecordFile.Read(path))).ToArray();
        if (html is not null)
            OutputFile.Check(_html.Name, html, FileKind.Page, paths);
        if (records is [var (path, record)])
            ShowOne(arguments, path, record);
        else if (new Option[] { _output, _versus.Option }.FirstOrDefault(option => arguments.GetResult(option) is { Implicit: false }) is { } ofOne)
            throw new UserErrorException($"{records.Length} records are given, and {ofOne.Name} takes one; leave it out, or give one.");
        else if (isUpdate)
            Update(arguments, records);
        else if (html is null)
            throw new UserErrorException($"{records.Length} records are given, and only {_html.Name} and {GeneratedFiles.OptionName} take several; give one of them, or one record.");
        if (html is not null)
        {
            WritePage(html, records, output);
            _open.Open(arguments, html, output);
        }

        return 0;
    }

    private static string Newest(TextWriter output)
    {
        var folder = Path.Combine(RepositoryRoot.FindOrCurrent(), "results");
        var path = NewestRecord.Find(folder) ?? throw new UserErrorException($"There is no record in {folder}; name one, or measure first.");
        output.WriteLine($"The newest record is {path}.");
        return path;
    }

    // What pages show, so that a change of their words is rendered by one command.
    private static string[] Shown()
    {
        var root = RepositoryRoot.Find();
        string[] shown = [.. new ShownRecords(root).All.Select(record => Path.Combine(root, record))];
        return shown.Length > 0 ? shown : throw new UserErrorException($"{ShownRecords.Path} names no record, so it is not known what the pages show; name the records.");
    }

    private static void Update(ParseResult arguments, IReadOnlyList<(string Path, RunRecord Record)> records)
    {
        foreach (var (_, record) in records)
            _pages.Check(arguments, record, record.Cases.Select(@case => @case.Key));
        foreach (var (path, record) in records)
        {
            _pages.Write(arguments, record, path, isLast: path == records[^1].Path);
            arguments.InvocationConfiguration.Output.WriteLine($"Rendered: {path}");
        }
    }

    private static void ShowOne(ParseResult arguments, string path, RunRecord record)
    {
        var versus = _versus.Pick(arguments, [.. record.Cases.Select(@case => @case.Key)], record.Serializers.Select(serializer => serializer.Name), path);
        _pages.Check(arguments, record, record.Cases.Select(@case => @case.Key));
        var folder = arguments.GetValue(_output);
        if (folder is not null)
        {
            CreateFolder(folder);
            foreach (var file in ResultTable.Of(record).Select(table => TablePath(folder, record, table)).Prepend(TablesPath(folder, record)))
                OutputFile.Check(_output.Name, file, FileKind.Tables, [path]);
            OutputFile.Check(_output.Name, PagePath(folder, record), FileKind.Page, [path]);
        }

        Show(record, path, folder, versus, arguments.InvocationConfiguration.Output);
        _pages.Write(arguments, record, path);
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
