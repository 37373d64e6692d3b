using System.CommandLine;
using System.Globalization;
using SerializationBenchmarks.Info.Facts;
using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Programs.Publishing;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Footprint;

/// <summary>Prints what each library adds to a published program. Needs the .NET SDK, and minutes.</summary>
internal sealed class FootprintCommand : Command
{
    /// <summary>The facts that the command writes.</summary>
    public static readonly FactsFile<FootprintReport> Facts = new("footprint", (known, found) => found.Over(known));

    /// <param name="judge">Says what follows from new facts of a repository.</param>
    public FootprintCommand(Func<string, string> judge)
        : base("footprint", "Prints what each library adds to the size of a published program; publishes one for each, which takes minutes.")
    {
        var serializers = NameFilter.Option("--serializers", "Serializers", FootprintReport.Candidates.Select(serializer => serializer.Name));
        var modes = NameFilter.Option("--modes", "Modes of publishing", PublishMode.All.Select(mode => mode.Name));
        var update = Facts.CreateOption();
        Add(serializers);
        Add(modes);
        Add(update);
        SetAction((parse, cancellation) => Task.Run(() =>
        {
            var picked = NameFilter.Pick(parse.GetValue(serializers), "--serializers", "serializer", FootprintReport.Candidates, serializer => serializer.Name, Catalog.LeftOut);
            var pickedModes = NameFilter.Pick(parse.GetValue(modes), "--modes", "mode", PublishMode.All, mode => mode.Name);
            var updateFacts = Facts.Check(parse, update, modes);
            using var publisher = new Publisher(RepositoryRoot.Find(), Name);
            var (output, error) = (parse.InvocationConfiguration.Output, parse.InvocationConfiguration.Error);
            var report = FootprintReport.Measure(picked, pickedModes, (program, mode) => Published.By(publisher, program, mode, cancellation), error, cancellation);
            var tables = FootprintTables.Write(report);
            output.Write(tables);
            if (report.Lines.Count < picked.Count)
                return Facts.Stop(error, report.Lines.Count, NumberText.Count(picked.Count, "serializer"), updateFacts);
            if (updateFacts)
                output.Write($"\n{Facts.Update(report, judge)}\n");
            return 0;
        }));
    }
}

/// <summary>Renders footprints as Markdown.</summary>
internal static class FootprintTables
{
    private const string About = """
        What each library adds to the size of a published program that serializes and deserializes one `Complex`: the size of all files in
        the publish folder, without symbols, minus that of the same program without a library. Every program is run after publishing; one that
        fails, or reads another value than it wrote, has no size. Those of MessagePack and Fory name in a `[DynamicDependency]` what the library
        makes by reflection: with it, MessagePack works under NativeAOT and Fory where it is trimmed. In a framework-dependent program System.Text.Json is
        part of the installed runtime, so only the program's own code for it is counted.

        """;

    private const string AboutPayloads = """

        A program that works with `Complex`, whose members it compares, may write less of another class. Each program also writes a `Simple`, which it creates and of
        which it reads no member: for libraries that read members by reflection, trimming takes those that no code reads, and nothing throws. The payload is
        compared, byte for byte, with the one that is written where nothing is trimmed. `Simple` is a class in these programs, because what the compiler writes for a
        record reads all of its members. Only the writer is tried: a reader can lose setters in the same way.

        """;

    /// <summary>Renders the tables with their footnotes.</summary>
    public static string Write(FootprintReport report)
    {
        FootprintReport.Mode[] modes = [.. report.Modes.Where(mode => mode.Without.Bytes is not null)];
        var table = new MarkdownTable([Column.Text("Serializer"), Column.Text("Library"), .. modes.Select(mode => Column.Number($"{mode.Name}, KiB"))]);
        table.AddRow(["*the program without a library*", "", .. modes.Select(mode => KiB(mode.Without.Bytes))]);
        foreach (var line in report.Lines)
            table.AddRow([SerializerLabels.Of(line.Serializer), line.Library, .. line.Added.Where((_, index) => modes.Contains(report.Modes[index])).Select(added => KiB(added?.Bytes))]);

        var missing = report.Lines.SelectMany(line => line.Added.Index()
            .Where(added => added.Item?.Reason is not null)
            .Select(added => ($"{line.Serializer} ({report.Modes[added.Index].Name})", added.Item!.Reason!)));
        var leftOut = LeftOutNote.Write(report.LeftOut); // Behind the last table, since it is of both.
        var payloads = WritePayloads(report, leftOut);
        var sizes = LeftOutNote.Lines("n/a", report.Modes.Where(mode => mode.Without.Reason is not null).Select(mode => (mode.Name, mode.Without.Reason!)).Concat(missing)) + (payloads.Length == 0 ? leftOut : "");
        return $"{About}\n{table}{(sizes.Length > 0 ? "\n" : "")}{sizes}{payloads}";
    }

    private static string WritePayloads(FootprintReport report, string leftOut)
    {
        var trimming = report.Modes.Index().Where(mode => mode.Item.Without.Bytes is not null && PublishMode.All.Single(known => known.Name == mode.Item.Name).Trims).ToArray();
        FootprintReport.Line[] compared = [.. report.Lines.Where(line => line.Payload is not null)];
        if (trimming.Length == 0 || compared.Length == 0)
            return "";
        var table = new MarkdownTable([Column.Text("Serializer"), .. trimming.Select(mode => Column.Text(mode.Item.Name))]);
        foreach (var line in compared)
            table.AddRow([SerializerLabels.Of(line.Serializer), .. trimming.Select(mode => WrittenPayload.Of(line.Added[mode.Index], line.Payload).ToString())]);
        var thrown = from line in compared
                     from mode in trimming
                     where line.Added[mode.Index] is { Unwritten: { } reason } added && reason != added.Reason
                     select ($"{line.Serializer} ({mode.Item.Name})", line.Added[mode.Index]!.Unwritten!);
        var foot = LeftOutNote.Lines("throws", thrown) + leftOut;
        return $"{AboutPayloads}\n{table}{(foot.Length > 0 ? "\n" : "")}{foot}";
    }

    private static string KiB(long? bytes) => bytes is { } length ? (length / 1024.0).ToString("N0", CultureInfo.InvariantCulture) : "n/a";
}
