using System.CommandLine;
using SerializationBenchmarks.Info.Upgrades;
using SerializationBenchmarks.Pages.Pictures;
using SerializationBenchmarks.Pages.Records;
using SerializationBenchmarks.Pages.Texts;
using SerializationBenchmarks.Pages.Upgrades;
using SerializationBenchmarks.Programs.Terminal;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Pages;

/// <summary>The command line: renders every page and picture of the repository, perhaps with new records.</summary>
internal static class PagesProgram
{
    private static readonly Argument<string[]> _records = new("records")
    {
        Description = "Records under results/ that pages shall show from now on; without one, every page is rendered from the record that it shows.",
        Arity = ArgumentArity.ZeroOrMore,
    };

    private static readonly Option<bool> _replace = new(ShownRecords.ReplaceName) { Description = "Let a record remove cases that a page shows." };

    /// <summary>Runs the program.</summary>
    /// <param name="output">Where it is said what became of the files; standard output if null.</param>
    /// <param name="error">Where a sentence for the user goes; standard error if null.</param>
    public static int Run(string[] arguments, TextWriter? output = null, TextWriter? error = null) => ConsoleProgram.Run(CreateRoot, arguments, output, error);

    /// <summary>Makes the program's options.</summary>
    public static RootCommand CreateRoot()
    {
        var root = new RootCommand("Renders README.md, docs, pictures and the list of records from the committed records and facts.") { _records, _replace };
        root.SetAction(Run);
        return root;
    }

    private static int Run(ParseResult arguments)
    {
        var (root, output) = (RepositoryRoot.Find(), arguments.InvocationConfiguration.Output);
        var (records, shown, upgrades) = (RecordFiles.In(root), ShownRecords.Read(root), UpgradeCommand.Facts.Read(root));
        foreach (var path in arguments.GetValue(_records)!)
        {
            var name = records.NameOf(path);
            var record = records.Read(name);
            if (UpgradeTimes.AreIn(record)) // What is measured with other versions has its own page, and takes no figure from the others.
                upgrades = UpgradeTimes.Over(upgrades, record, name);
            else
                shown.Show(name, records, arguments.GetValue(_replace));
        }

        var texts = new AllPages(root, records, shown, upgrades).Render();
        string[] changed = [.. texts.Where(page => Write(Path.Combine(root, page.Key), page.Value)).Select(page => page.Key)];
        foreach (var page in changed)
            output.WriteLine($"{page} is updated.");
        output.WriteLine($"{NumberText.Count(texts.Count - changed.Length, "page")} {(texts.Count - changed.Length == 1 ? "was" : "were")} up to date.");
        output.WriteLine(PictureFiles.Update(root, shown.Pictured.Select(name => (name, records.Read(name)))));
        return 0;
    }

    private static bool Write(string path, string text)
    {
        if (File.Exists(path) && MarkedText.Read(path) == text)
            return false;
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        AtomicFile.WriteAllText(path, text);
        return true;
    }
}
