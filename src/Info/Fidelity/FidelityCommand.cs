using System.CommandLine;
using System.Text;
using System.Text.Json;
using SerializationBenchmarks.Info.Facts;
using SerializationBenchmarks.Info.Fidelity.Changes;
using SerializationBenchmarks.Info.Values;
using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.OwnTypes.Arguments;
using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Fidelity;

/// <summary>Prints what each serializer makes of values that may not survive.</summary>
internal sealed class FidelityCommand : Command
{
    /// <summary>The facts that the command writes.</summary>
    public static readonly FactsFile<FidelityReport> Facts = new("fidelity", (known, found) => found.Over(known));

    /// <summary>What a process that tries a user's type is started for.</summary>
    public const string OwnTypeRole = "fidelity-of-own-type";

    private static readonly OwnTypeReport<FidelityReport> _ofOwnType = new(OwnTypeRole, (own, serializers) => OwnTypeFidelity.Measure(own.Model, serializers, own.Steps));

    /// <param name="judge">Says what follows from new facts of a repository.</param>
    public FidelityCommand(Func<string, string> judge)
        : base("fidelity", "Prints which values come back exactly, changed or not at all.")
    {
        var serializers = NameFilter.Option("--serializers", "Serializers", Catalog.Serializers.Select(serializer => serializer.Name));
        var json = new Option<bool>("--json") { Description = "Print JSON instead of Markdown" };
        var update = Facts.CreateOption();
        var ownType = new OwnTypeOptions(typeof(FidelityCommand).Assembly);
        ownType.AddTo(this);
        Add(serializers);
        Add(json);
        Add(update);
        SetAction(parse =>
        {
            var own = ownType.Load(parse, () => NameFilter.PickSerializers(parse.GetValue(serializers)), update);
            own?.WriteNotes(parse.InvocationConfiguration.Error);
            var picked = NameFilter.PickSerializers(parse.GetValue(serializers));
            var updateFacts = Facts.Check(parse, update);
            var report = own is null ? FidelityReport.Measure(picked) : MeasureOwnType(own, picked, parse.InvocationConfiguration.Error);
            var tables = FidelityTables.Write(report);
            var notice = updateFacts ? $"\n{Facts.Update(report, judge)}\n" : "";
            parse.InvocationConfiguration.Output.Write(
                parse.GetValue(json) ? JsonSerializer.Serialize(report, FactsJson.Options) + "\n" : tables + notice);
        });
    }

    /// <summary>Tries a user's type, in the process that was started for it.</summary>
    public static int AnswerOwnType(string request) => _ofOwnType.Answer(request, new FixedZone()); // Before there are samples, because a library may read their times as local ones.

    // Of each serializer by itself: none gets values that another has touched.
    private static FidelityReport MeasureOwnType(OwnType own, IReadOnlyList<SerializerInfo> serializers, TextWriter error) =>
        FidelityReport.Of(_ofOwnType.Make(own, [.. serializers.Select(serializer => new[] { serializer })], error)) with { Lost = own.LostSentence };
}

/// <summary>Renders what comes back as Markdown.</summary>
internal static class FidelityTables
{
    /// <summary>Renders the tables.</summary>
    public static string Write(FidelityReport report, int headingLevel = 4)
    {
        var text = new StringBuilder();
        if (report.OwnType is { } type)
            text.Append("Of `").Append(type).Append("`: the samples as they are, then the first sample with one member at a time set to a value that may not come back. ");
        text.Append("Each value is serialized and deserialized. `exact`: it comes back to the bit; `equal`: equal, but not to the bit; ")
            .Append("`changed`: silently, to what; `lost`: what is there instead; ")
            .Append("`rejected`: with which exception. ")
            .Append(FixedZone.IsSupported ? "Local time is UTC+05:30, on every machine.\n" : "Local time is this machine's.\n");
        if (report.Lost is { } lost)
            text.Append(ForeignText.InMarkdown(lost)).Append('\n');
        if (report.NotTried is { } rest)
            text.Append(ForeignText.InMarkdown(rest)).Append('\n');
        foreach (var group in report.Groups)
            text.Append('\n').Append('#', headingLevel).Append(' ').Append(ForeignText.InMarkdown(group.Name)).Append("\n\n").Append(group.Name == MemberChanges.Group ? ChangesTable.Write(group) : $"{WriteTable(group, report.OwnType is not null)}{WriteFoot(group)}");
        if (LeftOutNote.Write(report.LeftOut) is { Length: > 0 } leftOut)
            text.Append('\n').Append(leftOut);
        return text.ToString();
    }

    private static MarkdownTable WriteTable(FidelityGroup group, bool isOwnType)
    {
        var table = new MarkdownTable([Column.Text("Serializer"), .. group.Values.Select(value => Column.Text(value.Name))]);
        table.AddRow(["*written*", .. group.Values.Select(value => value.Written)]);
        foreach (var serializer in group.Values.SelectMany(value => value.Cells).Where(cell => !isOwnType || cell.Outcome != FidelityOutcome.NotSupported).Select(cell => cell.Serializer).Distinct())
            table.AddRow([SerializerLabels.Of(serializer), .. group.Values.Select(value => value.Cells.FirstOrDefault(cell => cell.Serializer == serializer)?.ToString() ?? "not checked")]);
        return table;
    }

    private static string WriteFoot(FidelityGroup group)
    {
        var cells = group.Values.SelectMany(value => value.Cells).ToArray();
        var foot = LeftOutNote.Lines("Note", cells.Where(cell => cell.Note is not null).Select(cell => (cell.Serializer, cell.Note!)))
            + LeftOutNote.Lines("n/a", cells.Where(cell => cell.Outcome == FidelityOutcome.NotSupported).Select(cell => (cell.Serializer, cell.Detail!)));
        return foot.Length == 0 ? "" : "\n" + foot;
    }
}
