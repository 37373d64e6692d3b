using System.CommandLine;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Rendering.Tables;
using SerializationBenchmarks.Benchmarks.Studies;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Benchmarks.Rendering.Pages;

/// <summary>
/// What <c>--update-readme</c> writes of a run: of the default study, all its tables into docs/results.md and the answers into README.md; of
/// another, its page in docs/studies; its pictures; and the list of all records. A README of a user's own may have marks for all tables.
/// </summary>
internal sealed class RecordPages
{
    /// <summary>The file with parts.</summary>
    public const string Readme = "README.md";

    /// <summary>The part of README.md that says which library to pick.</summary>
    public const string Summary = "summary";

    /// <summary>The part of README.md with all tables.</summary>
    public const string Results = "results";

    /// <summary>The page with all tables.</summary>
    public const string ResultsPage = "docs/results.md";

    /// <summary>The page that lists all records.</summary>
    public const string IndexPage = "results/README.md";

    /// <summary>The folder of pictures. Where there is none, pages have no pictures.</summary>
    public const string PictureFolder = "docs/pictures";

    /// <summary>The name of the option that lets cases vanish.</summary>
    public const string ReplaceName = "--replace";

    private readonly Option<bool> _replace = new(ReplaceName) { Description = $"Let {GeneratedFiles.OptionName} remove cases that a file shows." };

    /// <summary>Whether to write them.</summary>
    public Option<bool> Update { get; } = GeneratedFiles.Option(
        "Put the answers between the marks in README.md and, where there is a docs folder, the tables into docs/results.md or the study's page, and list all records in results/README.md.");

    /// <summary>Adds the options to a command.</summary>
    /// <param name="command">The command.</param>
    public void AddTo(Command command)
    {
        command.Options.Add(Update);
        command.Options.Add(_replace);
    }

    /// <summary>Checks, before work is done for it, that the files can be written if that is asked for, and that no case would vanish from them.</summary>
    /// <param name="arguments">The arguments.</param>
    /// <param name="record">The run, perhaps without its cases.</param>
    /// <param name="cases">The cases that it has or will have.</param>
    /// <returns>Whether it is asked for.</returns>
    /// <exception cref="UserErrorException">
    /// README.md is missing, its marks are missing or broken, a record in results/ cannot be read, or a file shows cases that the run
    /// lacks and that may not vanish.
    /// </exception>
    public bool Check(ParseResult arguments, RunRecord record, IEnumerable<CaseKey> cases)
    {
        if (!arguments.GetValue(Update))
            return arguments.GetValue(_replace) ? throw new UserErrorException($"{ReplaceName} says what {GeneratedFiles.OptionName} may do; give both.") : false;
        var files = Find(record);
        if (files.Pages.Contains(IndexPage))
            ResultsIndex.Check(ResultsFolder);
        CheckLoss(arguments, files, cases);
        return true;
    }

    /// <summary>Writes the files, and draws the pictures anew, if that is asked for.</summary>
    /// <param name="arguments">The arguments.</param>
    /// <param name="record">The run.</param>
    /// <param name="path">The record's file.</param>
    /// <param name="isLast">Whether no other record is written after it: the list of all of them takes a while.</param>
    /// <exception cref="UserErrorException">As for <see cref="Check"/>, a file cannot be written, or the run cannot carry a page.</exception>
    public void Write(ParseResult arguments, RunRecord record, string path, bool isLast = true)
    {
        if (!arguments.GetValue(Update))
            return;
        var name = NameOf(path);
        var files = Find(record, isLast);
        if (files.Parts.Contains(Summary) && Repeatability.WhyNoPage(record) is { } reason)
            throw new UserErrorException($"{name} is kept, and no page shows it: {reason}.");
        CheckLoss(arguments, files, record.Cases.Select(@case => @case.Key)); // Cases may have failed since it was checked.
        files.Write(part => Part(part, record, name), page => page switch
        {
            IndexPage => Index(ResultsIndex.RecordsIn(ResultsFolder)),
            UpgradeTimes.Facts => FactsJson.Render(UpgradeTimes.Over(record, name)),
            UpgradeTimes.Page => UpgradePage.Render(UpgradeTimes.Over(record, name)),
            ShownRecords.Path => new ShownRecords(RepositoryRoot.Find()).RenderWith(PagesOf(files), name),
            _ => Page(record, name),
        });
        if (PictureFiles.Update(record, path) is { } notice)
            arguments.InvocationConfiguration.Output.WriteLine(notice);
    }

    /// <summary>Renders a part of README.md.</summary>
    /// <param name="part">Its name.</param>
    /// <param name="record">The run.</param>
    /// <param name="name">The record's file: within the repository, its path there.</param>
    public static string Part(string part, RunRecord record, string name)
    {
        var root = RepositoryRoot.Find();
        if (part == UpgradePage.FrontPart)
            return UpgradePage.Front(UpgradeTimes.Over(record, name));
        if (part == record.Study)
            return Study.Of(record)?.Page?.FrontSentences(RecordsOf(record.Study)) is { Count: > 0 } sentences ? $"- [In a service]({StudyPage(part)}), {string.Join(' ', sentences)}\n" : "";
        return part == Summary
            ? FrontPage.Render(record, AllFacts.Read(root), new ShownRecords(root).ReadStudy(FrontPage.FreshStudy.Name), name.Contains('/') ? $"[record]({name})" : Link(name, ""), HasPictures(root) ? PictureFolder : null, CompressedSizes.Read(root), RecordsOf(record.Study, FrontPage.FreshStudy.Name))
            : MarkdownTable.WithoutPadding(new RunTables(record).Render(headingLevel: 3));
    }

    /// <summary>Renders the page with all tables, docs/results.md, or the page of a study with the tables that answer its question.</summary>
    /// <param name="record">The run.</param>
    /// <param name="name">The record's file: within the repository, its path there.</param>
    public static string Page(RunRecord record, string name)
    {
        var study = Study.Of(record);
        var up = study?.Page is null ? "../" : "../../";
        return GeneratedFiles.Render(
            $"src/Benchmarks -- report {name} {GeneratedFiles.OptionName}",
            Link(name, up),
            study?.Page is null ? "Results" : $"Study: {record.Study}",
            study?.Page is { } page
                ? $"Calls are given {page.Values}.\n\n{page.Background}\n\n{(Repeatability.WhyNoPage(record) is { } reason ? NoFigures(reason, name) : $"{PictureOf(record)}{FindingsOf(record, study)}{HowMeasured("../")}{RestOf(record, page, name)}")}"
                : $"{HowMeasured("")}{new RunTables(record).Render(headingLevel: 2)}");

        static string HowMeasured(string up) => $"[How it is measured]({up}method.md) says what each column means.\n\n";
    }

    // A study's question stays, so that whoever has a calmer machine knows what to answer.
    private static string NoFigures(string reason, string name) =>
        $"## No figures\n\nThe newest record cannot answer: {reason}. Its figures: `dotnet run -c Release --project src/Benchmarks -- report {name}`.\n";

    /// <summary>The page of a study, relative to the repository's root.</summary>
    /// <param name="study">The study's name.</param>
    public static string StudyPage(string study) => $"docs/studies/{study}.md";

    /// <summary>Renders the page that lists all records.</summary>
    /// <param name="paths">Their files.</param>
    public static string Index(IEnumerable<string> paths) => GeneratedFiles.Render(
        $"src/Benchmarks -- report RECORD {GeneratedFiles.OptionName}",
        null,
        "Records",
        ResultsIndex.Render(ResultsFolder, paths));

    // Sentences on README.md give the range of all records: machines and hours differ by more than the intervals of one.
    private static RunRecord[] RecordsOf(params string[] studies) =>
        [.. ResultsIndex.RecordsIn(ResultsFolder).Order(StringComparer.Ordinal).Where(path => studies.Any(study => path.EndsWith($"-{study}.json", StringComparison.Ordinal))).Select(RecordFile.Read).Where(record => record.OwnType is null)];

    private static string ResultsFolder => Path.Combine(RepositoryRoot.Find(), "results");

    private static GeneratedFiles Find(RunRecord record, bool isLast = true)
    {
        if (UpgradeTimes.AreIn(record)) // What is measured with other versions has its own page, and takes no figure from the others.
            return GeneratedFiles.Find([UpgradePage.FrontPart], [UpgradeTimes.Facts, UpgradeTimes.Page, .. isLast ? [IndexPage] : Array.Empty<string>()]);
        string[] ofAll = isLast ? [IndexPage, ShownRecords.Path] : [ShownRecords.Path];
        return Study.Of(record)?.Page is not { } page ? GeneratedFiles.Find([Summary, Results], [ResultsPage, .. ofAll]) : GeneratedFiles.Find(page.FrontSentences([record]).Count > 0 ? [record.Study] : [], [StudyPage(record.Study), .. ofAll]);
    }

    private void CheckLoss(ParseResult arguments, GeneratedFiles files, IEnumerable<CaseKey> cases)
    {
        if (arguments.GetValue(_replace))
            return;
        var kept = cases.ToHashSet();
        var shown = new ShownRecords(RepositoryRoot.Find());
        foreach (var page in PagesOf(files))
            shown.CheckLoss(page, kept);
    }

    // What is rendered from the record: README.md where it has marks, and the pages but for those about all records.
    private static IEnumerable<string> PagesOf(GeneratedFiles files) =>
        [.. files.Parts.Any(part => part is Summary or Results) ? [Readme] : Array.Empty<string>(), .. files.Pages.Where(page => page is not (IndexPage or ShownRecords.Path or UpgradeTimes.Facts or UpgradeTimes.Page))];

    private static string FindingsOf(RunRecord record, Study study) =>
        Findings.Render(ResultTable.Of(record).Where(table => study.Page is not { OwnTablesAnswer: true } || study.ShownOperations.Contains(table.OperationName)), study.Page) is { Length: > 0 } findings
            ? $"## What it shows\n\nComputed from the record of one machine. Brackets hold the 95 % confidence interval; where it includes 1, or the difference is below the limit stated below, there is no significant difference.\n\n{findings}\n"
            : "";

    private static string RestOf(RunRecord record, StudyPage page, string name) => page.OwnTablesAnswer
        ? $"{new RunTables(record).Render(headingLevel: 2, ownAlone: true)}\nEvery case with its interval: `dotnet run -c Release --project src/Benchmarks -- report {name} --html page.html`.\n"
        : new RunTables(record).Render(headingLevel: 2);

    private static string PictureOf(RunRecord record) => HasPictures(RepositoryRoot.Find()) && Picture.Of(record) is { Count: > 0 } pictures
        ? $"{Picture.Render(record, pictures, $"../{Path.GetFileName(PictureFolder)}")}\n\n"
        : "";

    private static bool HasPictures(string root) => Directory.Exists(Path.Combine(root, PictureFolder));

    private static string NameOf(string path)
    {
        var relative = Path.GetRelativePath(RepositoryRoot.Find(), path).Replace('\\', '/');
        return ForeignText.OnOneLine(relative.StartsWith("../", StringComparison.Ordinal) || Path.IsPathRooted(relative) ? Path.GetFileName(path) : relative);
    }

    // A record that is not in the repository has only a name.
    private static string Link(string name, string up) => name.Contains('/') ? $"[{Path.GetFileName(name)}]({up}{name})" : $"`{name}`";
}
