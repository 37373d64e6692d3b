using System.CommandLine;
using System.Text.Json;
using SerializationBenchmarks.Info.Facts;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Info.Support;

/// <summary>Prints which versions of the libraries have public advisories, and whether they are maintained.</summary>
internal sealed class SupportCommand : Command
{
    private static readonly TimeSpan _longestAnswer = TimeSpan.FromSeconds(30);

    public SupportCommand()
        : base("support", "Prints which versions of the libraries have public advisories, which mend them, and the newest release, as it was looked up.")
    {
        const string FactsPath = $"{FactsJson.Folder}/{SupportFacts.File}";
        var update = new Option<bool>(FactsFile.OptionName) { Description = $"Ask this machine's package sources for newer releases and their audit data, and write {FactsPath}." };
        Add(update);
        SetAction(async (parse, cancellation) =>
        {
            var (output, error) = (parse.InvocationConfiguration.Output, parse.InvocationConfiguration.Error);
            if (!parse.GetValue(update))
            {
                output.Write(SupportTables.Write(SupportFacts.Known));
                return;
            }

            var root = RepositoryRoot.Find();
            using var handler = new HttpClientHandler { AutomaticDecompression = System.Net.DecompressionMethods.All };
            using var client = new HttpClient(handler) { Timeout = _longestAnswer };
            var feeds = await Ask(client, PackageFeeds.Of(root), error, cancellation).ConfigureAwait(false);
            if (!feeds.HasAuditData)
                error.WriteLine("No package source of this machine has audit data, so advisories stay as they were.");
            try
            {
                var facts = await SupportUpdate.Over(FactsJson.Read<SupportFacts>(root, SupportFacts.File) ?? SupportFacts.Known, feeds, DateTime.UtcNow, error.WriteLine, cancellation).ConfigureAwait(false);
                AtomicFile.WriteAllText(Path.Combine(root, FactsPath), FactsJson.Render(facts));
                output.Write($"{SupportTables.Write(facts)}\n{FactsPath} is written. Build anew, because programs hold it; then render the pages with dotnet run -c Release --project src/Pages.\n");
            }
            catch (Exception exception) when (IsNoAnswer(exception, cancellation))
            {
                throw new UserErrorException($"A package source stopped answering ({exception.Message.TrimEnd('.')}), so {FactsPath} is as it was; try again.");
            }
        });
    }

    /// <summary>Asks sources, and tells of each that does not answer.</summary>
    /// <exception cref="UserErrorException">None answers.</exception>
    internal static async Task<PackageFeeds> Ask(HttpClient client, IReadOnlyList<string> sources, TextWriter error, CancellationToken cancellation)
    {
        var feeds = new PackageFeeds(client);
        var answered = 0;
        foreach (var source in sources)
        {
            try
            {
                await feeds.Add(source, cancellation).ConfigureAwait(false);
                answered++;
            }
            catch (Exception exception) when (IsNoAnswer(exception, cancellation))
            {
                error.WriteLine($"{source} is left out, because it does not answer as a package source does: {exception.Message}");
            }
        }

        return answered > 0 ? feeds : throw new UserErrorException($"{FactsFile.OptionName} asks the package sources of NuGet's configuration, of which {(sources.Count == 0 ? "none has an address" : "none answers")}; `dotnet nuget list source` lists them.");
    }

    // One that takes longer than the client waits is cancelled too, though nobody asked for it.
    private static bool IsNoAnswer(Exception exception, CancellationToken cancellation) =>
        exception is HttpRequestException or JsonException || (exception is TaskCanceledException && !cancellation.IsCancellationRequested);
}

/// <summary>Renders what was looked up about libraries as Markdown.</summary>
internal static class SupportTables
{
    /// <summary>Renders a table of libraries, their advisories, and what else readers should know.</summary>
    public static string Write(SupportFacts facts)
    {
        var table = new MarkdownTable(Column.Text("Package"), Column.Text("Newest"), Column.Text("Released"), Column.Text("Archived"), Column.Text("Supported"));
        foreach (var library in facts.Libraries)
            table.AddRow(library.Package, library.Newest, library.Released, library.Archived, library.Policy);
        var advised = string.Concat(facts.Libraries.Where(library => library.Advisories.Count > 0).Select(library => $"- {library.Package}: {string.Join("; ", library.Advisories.GroupBy(Ranges, advisory => advisory.Id).Select(same => $"{string.Join(", ", same)}: {same.Key}"))}.\n"));
        var notes = string.Concat(facts.Libraries.Where(library => library.Note is not null).Select(library => $"- {library.Package}: {library.Note}\n"));
        return $"Looked up on {facts.LookedUp} in public pages and package sources; *not found* means that nobody found it, and not that there is none. *Newest* is a package source's, or where none had the package, the newest release tag of its repository.\n\n{table}\nPublic advisories, and the versions that have them; the version after *before* mends it:\n\n{advised}\n{notes}";
    }

    private static string Ranges(Advisory advisory) => string.Join(", ", advisory.Affected.Select(affected => affected.From is { } from ? $"from {from} before {affected.Before}" : $"before {affected.Before}"));
}
