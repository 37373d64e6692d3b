using System.Globalization;
using SerializationBenchmarks.Output;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Pages.Pictures;
using SerializationBenchmarks.Pages.Studies;
using SerializationBenchmarks.Pages.Texts;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Pages.Records;

/// <summary>A page that shows a record: all tables of the default study, or what a study says and shows.</summary>
internal static class RecordPage
{
    /// <summary>The file with the answers of the default study.</summary>
    public const string Readme = "README.md";

    /// <summary>The page with all tables of the default study.</summary>
    public const string Results = "docs/results.md";

    // A run that was shared for longer shows figures only if equal things are near all the same.
    private const double MostShared = 0.2;

    private const double SmallLimit = 0.05;

    private const double LargestLimit = 0.2; // A run in which a difference of a fifth may be chance answers no question.

    /// <summary>The page of a study, relative to the repository's root.</summary>
    public static string OfStudy(string study) => $"docs/studies/{study}.md";

    /// <summary>Renders the page: the results whole, and of a study's page what stands below its prose.</summary>
    /// <param name="root">The repository's root.</param>
    /// <param name="page">The page, relative to it.</param>
    /// <exception cref="UserErrorException">A study's page is not there, or lacks its marks.</exception>
    public static string Render(string root, string page, RunRecord record, string name, IEnumerable<RunRecord> ofStudy) => page == Results
        ? GeneratedPage.Render(Link(name, "../"), "Results", $"{HowMeasured("")}{new RunTables(record).Render(headingLevel: 2)}")
        : MarkedText.Replace(root, page, [.. AnswerOf(record), ("record", RenderStudy(record, name, ofStudy))]);

    /// <summary>Renders what the page of a study shows of a record.</summary>
    public static string RenderStudy(RunRecord record, string name, IEnumerable<RunRecord> ofStudy) =>
        GeneratedPage.Render(Link(name, "../../"), $"{Newer(record, ofStudy)}{Answer(record, StudyPages.Of(record.Study)!, name)}");

    /// <summary>Why no figures are shown of a run, in a sentence; null if they are.</summary>
    public static string? WhyNoFigures(RunRecord record)
    {
        var unsettled = record.Cases.Count(@case => !CaseFigures.Of(@case).IsSettled);
        return Limit.Of(record) is { Largest: > LargestLimit and var limit } ? string.Create(
                CultureInfo.InvariantCulture,
                $"the run cannot tell differences below {100 * limit:0} %, and more than {100 * LargestLimit:0} % is too much for a page; measure on a calmer machine, or with more --rounds")
            : Repeatability.SharedShare(record) is > MostShared and var shared && Limit.Of(record).Largest > SmallLimit ? string.Create(
                CultureInfo.InvariantCulture,
                $"the core was shared during {100 * shared:0} % of the time, and the run cannot tell differences below {100 * Limit.Of(record).Largest:0} %; measure on a calmer machine, or with more --rounds")
            : 2 * unsettled > record.Cases.Count ? $"{unsettled} of {NumberText.Count(record.Cases.Count, "case")} had not finished compiling, and more than half is too much for a page; measure on a calmer machine"
            : null;
    }

    // Of a study whose tables do not say it.
    private static IEnumerable<(string Name, string Text)> AnswerOf(RunRecord record) => StudyPages.Of(record.Study)?.AnswerOf is { } answer ? [("answer", WhyNoFigures(record) is null ? answer(record) : "")] : [];

    // A study's question stays, so that whoever has a calmer machine knows what to answer.
    private static string Answer(RunRecord record, StudyPage page, string name) => WhyNoFigures(record) is { } reason
        ? $"## No figures\n\nThe newest record cannot answer: {reason}. Its figures: `dotnet run -c Release --project src/Benchmarks -- report {name}`.\n"
        : $"{PicturesOf(record)}{FindingsOf(record, page)}{HowMeasured("../")}{TablesOf(record, page, name)}";

    // A page stays with a record that can tell more than later ones.
    private static string Newer(RunRecord record, IEnumerable<RunRecord> ofStudy)
    {
        string[] newer = [.. ofStudy.Where(other => other.Started > record.Started && Limit.Of(other).Largest > Limit.Of(record).Largest).Select(other => string.Create(CultureInfo.InvariantCulture, $"{other.Started:yyyy-MM-dd HH:mm} ({100 * Limit.Of(other).Largest:0.0} %)"))];
        return newer.Length == 0 ? "" : string.Create(CultureInfo.InvariantCulture, $"Newer records are not shown, because they cannot tell differences as small as the {100 * Limit.Of(record).Largest:0.0} % of this one: {string.Join(", ", newer)}.\n\n");
    }

    private static string HowMeasured(string up) => $"[How it is measured]({up}method.md) says what each column means.\n\n";

    private static string FindingsOf(RunRecord record, StudyPage page) =>
        Findings.Render(ResultTable.Of(record).Where(table => !page.OwnTablesAnswer || Study.Of(record)!.ShownOperations.Contains(table.OperationName)), page) is { Length: > 0 } findings
            ? $"## What it shows\n\nComputed from the record of one machine. A difference below the limit stated below is none that the run can tell.\n\n{findings}\n"
            : "";

    private static string TablesOf(RunRecord record, StudyPage page, string name) => page.OwnTablesAnswer
        ? $"{new RunTables(record).Render(headingLevel: 2, ownAlone: true)}\nEvery case: `dotnet run -c Release --project src/Benchmarks -- report {name} --html page.html`.\n"
        : new RunTables(record).Render(headingLevel: 2);

    private static string PicturesOf(RunRecord record) => Picture.Of(record) is { Count: > 0 } pictures ? $"{Picture.Render(record, pictures, "../pictures")}\n\n" : "";

    private static string Link(string name, string up) => $"[{Path.GetFileName(name)}]({up}{name})";
}
