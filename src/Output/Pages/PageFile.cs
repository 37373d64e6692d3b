using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Output.Pages;

/// <summary>A page in a single file, which a browser shows from the disk without a network. Equal records give equal bytes.</summary>
/// <remarks>
/// The folder web is bundled to a template beside the program, and not into its assembly: records tell by the assembly whether two
/// machines measured the same code, and one without npm measures the same.
/// </remarks>
internal static class PageFile
{
    private const string Data = "/*data*/null";

    private static readonly string _template = Path.Combine(AppContext.BaseDirectory, "web", "page.html");

    /// <summary>Whether this build can make pages.</summary>
    public static bool IsThere => File.Exists(_template);

    /// <summary>Checks, before work is done for it, that this build can make pages.</summary>
    /// <exception cref="UserErrorException">It was built without npm.</exception>
    public static void Check() => Check(_template);

    /// <summary>Checks that there is a template.</summary>
    /// <exception cref="UserErrorException">There is none.</exception>
    internal static void Check(string template)
    {
        if (!File.Exists(template))
            throw new UserErrorException("A page needs its scripts, which this program was built without: install Node.js 20 or later with npm, let npm reach its registry, and build again.");
    }

    /// <summary>Writes a page.</summary>
    /// <param name="records">The records with their files, at least one.</param>
    /// <exception cref="UserErrorException">There is no template, the records cannot stand on one page, or the file cannot be written; it is as it was.</exception>
    public static void Write(string path, IReadOnlyList<(string Path, RunRecord Record)> records)
    {
        Check();
        AtomicFile.WriteAllText(path, Render(File.ReadAllText(_template), PageData.Of(records)));
    }

    /// <summary>Puts data into a template.</summary>
    internal static string Render(string template, PageData data) => template.Replace(Data, data.ToJson(), StringComparison.Ordinal);
}
