using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Studies;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Reports.Terminal;

namespace SerializationBenchmarks.Benchmarks.Tables;

/// <summary>
/// A run's places in the repository: of the default study, all its tables in docs/results.md and the short ones in README.md; of
/// another, its tables in docs/studies; itself in results/README.md.
/// A README of a user's own may have marks for all tables.
/// </summary>
internal static class ReadmeTables
{
    /// <summary>The file with parts.</summary>
    public const string Readme = "README.md";

    /// <summary>The part of README.md with a short table for each model.</summary>
    public const string Summary = "summary";

    /// <summary>The part of README.md with all tables.</summary>
    public const string Results = "results";

    /// <summary>The page with all tables.</summary>
    public const string ResultsPage = "docs/results.md";

    /// <summary>The page that lists all records.</summary>
    public const string IndexPage = "results/README.md";

    /// <summary>The folder of pictures. Where there is none, pages have no pictures.</summary>
    public const string PictureFolder = "docs/pictures";

    /// <summary>Checks that the tables can be put in their places, and that no case would vanish from them.</summary>
    /// <param name="record">The run, perhaps without its cases.</param>
    /// <param name="cases">The cases that it has or will have.</param>
    /// <param name="replace">Whether cases may vanish.</param>
    /// <exception cref="UserErrorException">
    /// README.md is missing, its marks are missing or broken, a record in results/ cannot be read, or a file shows cases that the run
    /// lacks and that may not vanish.
    /// </exception>
    public static void Check(RunRecord record, IEnumerable<CaseKey> cases, bool replace)
    {
        var files = Find(record);
        if (files.Pages.Contains(IndexPage))
            Index();
        if (replace)
            return;
        var kept = cases.ToHashSet();
        var shown = new ShownRecords(RepositoryRoot.Find());
        foreach (var page in PagesOf(files))
            shown.CheckLoss(page, kept);
    }

    /// <summary>Puts a run's tables in their places.</summary>
    /// <param name="record">The run.</param>
    /// <param name="path">The record's file.</param>
    /// <param name="replace">Whether cases that a file shows may vanish.</param>
    /// <exception cref="UserErrorException">A file cannot be written, or <see cref="Check"/> refuses.</exception>
    public static void Update(RunRecord record, string path, bool replace)
    {
        Check(record, record.Cases.Select(@case => @case.Key), replace);
        var name = NameOf(path);
        var files = Find(record);
        files.Write(part => Part(part, record, name), page => page switch
        {
            IndexPage => Index(),
            ShownRecords.Path => new ShownRecords(RepositoryRoot.Find()).RenderWith(PagesOf(files), name),
            _ => Page(record, name),
        });
    }

    /// <summary>Renders a part of README.md.</summary>
    /// <param name="part">Its name.</param>
    /// <param name="record">The run.</param>
    /// <param name="name">The record's file: within the repository, its path there.</param>
    public static string Part(string part, RunRecord record, string name) =>
        part == Summary ? new SummaryTables(record).Render(Link(name, ""), headingLevel: 3) : new RunTables(record).Render(headingLevel: 3);

    /// <summary>Renders the page with all tables: docs/results.md, or the page of a study.</summary>
    /// <param name="record">The run.</param>
    /// <param name="name">The record's file: within the repository, its path there.</param>
    public static string Page(RunRecord record, string name)
    {
        var background = BackgroundOf(record);
        var up = background is null ? "../" : "../../";
        var tables = new RunTables(record);
        return GeneratedPage.Render(
            $"src/Benchmarks -- report {name} --update-readme",
            Link(name, up),
            background is null ? "Results" : $"Study: {record.Study}",
            (background is null ? "" : $"{background.Trim()}\n\n{PictureOf(record)}{FindingsOf(tables)}")
            + $"[How it is measured]({up[3..]}method.md) says what each column means.\n\n{tables.Render(headingLevel: 2)}");
    }

    /// <summary>The page of a study, relative to the repository's root.</summary>
    /// <param name="study">The study's name.</param>
    public static string StudyPage(string study) => $"docs/studies/{study}.md";

    /// <summary>Renders the page that lists all records.</summary>
    public static string Index() => GeneratedPage.Render(
        "src/Benchmarks -- report RECORD --update-readme",
        null,
        "Records",
        ResultsIndex.Render(Path.Combine(RepositoryRoot.Find(), "results")));

    private static UpdatedFiles Find(RunRecord record) => BackgroundOf(record) is null
        ? UpdatedFiles.Find([Summary, Results], [ResultsPage, IndexPage, ShownRecords.Path])
        : UpdatedFiles.Find([], [StudyPage(record.Study), IndexPage, ShownRecords.Path]);

    // What is rendered from the record: README.md where it has marks, and the pages but for those about all records.
    private static IEnumerable<string> PagesOf(UpdatedFiles files) =>
        [.. files.Parts.Count > 0 ? [Readme] : Array.Empty<string>(), .. files.Pages.Where(page => page is not (IndexPage or ShownRecords.Path))];

    private static string? BackgroundOf(RunRecord record) => Study.Of(record)?.Background;

    private static string FindingsOf(RunTables tables) => Findings.Render(tables.Tables) is { Length: > 0 } findings
        ? $"## What it shows\n\nOf one machine, and computed from the tables below: *surely* is by 95 % confidence intervals.\n\n{findings}\n"
        : "";

    private static string PictureOf(RunRecord record)
    {
        if (!Directory.Exists(Path.Combine(RepositoryRoot.Find(), PictureFolder)))
            return "";
        var file = $"../{Path.GetFileName(PictureFolder)}/{record.Study}";
        return $"""<picture><source media="(prefers-color-scheme: dark)" srcset="{file}-dark.svg"><img alt="Bars of mean times; the tables below have the figures." src="{file}-light.svg"></picture>""" + "\n\n";
    }

    private static string NameOf(string path)
    {
        var relative = Path.GetRelativePath(RepositoryRoot.Find(), path).Replace('\\', '/');
        return relative.StartsWith("../", StringComparison.Ordinal) || Path.IsPathRooted(relative) ? Path.GetFileName(path) : relative;
    }

    // A record that is not in the repository has only a name.
    private static string Link(string name, string up) => name.Contains('/') ? $"[{Path.GetFileName(name)}]({up}{name})" : $"`{name}`";
}
