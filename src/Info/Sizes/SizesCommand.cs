using System.CommandLine;
using System.Globalization;
using System.Text;
using System.Text.Json;
using SerializationBenchmarks.Info.Facts;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.OwnTypes.Arguments;
using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Sizes;

/// <summary>Prints the sizes of all payloads.</summary>
internal sealed class SizesCommand : Command
{
    /// <summary>The facts that the command writes.</summary>
    public static readonly FactsFile<SizesReport> Facts = new("sizes", (known, found) => found.Over(known));

    /// <summary>What a process that measures a user's type is started for.</summary>
    public const string OwnTypeRole = "sizes-of-own-type";

    private static readonly OwnTypeReport<SizesReport> _ofOwnType = new(OwnTypeRole, (own, serializers) => SizesReport.Measure([own.Model], serializers, own.Steps));

    /// <param name="judge">Says what follows from new facts of a repository.</param>
    public SizesCommand(Func<string, string> judge)
        : base("sizes", "Prints the sizes of each model's payloads, raw and compressed.") => AddTo(this, judge);

    /// <summary>Makes a command do what <c>sizes</c> does.</summary>
    public static void AddTo(Command command, Func<string, string> judge)
    {
        var models = NameFilter.Option("--models", "Models", Model.BuiltIn.Select(model => model.Name));
        var serializers = NameFilter.Option("--serializers", "Serializers", Catalog.Serializers.Select(serializer => serializer.Name));
        var json = new Option<bool>("--json") { Description = "Print JSON instead of Markdown" };
        var update = Facts.CreateOption();
        var ownType = new OwnTypeOptions(typeof(SizesCommand).Assembly);
        ownType.AddTo(command);
        command.Add(models);
        command.Add(serializers);
        command.Add(json);
        command.Add(update);
        command.SetAction(parse =>
        {
            var own = ownType.Load(parse, () => NameFilter.PickSerializers(parse.GetValue(serializers)), models, update);
            own?.WriteNotes(parse.InvocationConfiguration.Error);
            var pickedSerializers = NameFilter.PickSerializers(parse.GetValue(serializers));
            var updateFacts = Facts.Check(parse, update, models);
            var report = own is null ? SizesReport.Measure(NameFilter.PickModels(parse.GetValue(models)), pickedSerializers) : _ofOwnType.Make(own, [pickedSerializers], parse.InvocationConfiguration.Error)[0];
            report = report with { OwnType = own?.Model.FullName, Lost = own?.LostSentence };
            return Print(report, parse, parse.GetValue(json), updateFacts ? judge : null);
        });
    }

    /// <summary>Measures a user's type, in the process that was started for it.</summary>
    public static int AnswerOwnType(string request) => _ofOwnType.Answer(request);

    private static int Print(SizesReport report, ParseResult parse, bool json, Func<string, string>? judge)
    {
        var tables = SizesTables.Write(report);
        var notice = judge is not null ? $"\n{Facts.Update(report, judge)}\n" : "";
        parse.InvocationConfiguration.Output.Write(json ? JsonSerializer.Serialize(report, FactsJson.Options) + "\n" : tables + notice);
        return report.Models.Any(model => model.Sizes.Any(size => size.Fault is not null)) ? 1 : 0;
    }
}

/// <summary>Renders sizes as Markdown.</summary>
internal static class SizesTables
{
    /// <summary>Renders the tables.</summary>
    public static string Write(SizesReport report, int headingLevel = 4)
    {
        var text = new StringBuilder();
        text.Append("Bytes of each model's sample: raw, and compressed with the base class library's gzip and Brotli at `CompressionLevel.")
            .Append(report.Compression)
            .Append("`. Ratio is raw to the smallest raw.\n");
        if (report.Lost is { } lost)
            text.Append(ForeignText.InMarkdown(lost)).Append('\n');
        foreach (var model in report.Models)
            text.Append('\n').Append('#', headingLevel).Append(' ').Append(report.OwnType is { } type ? $"`{type}`" : model.Name).Append(model.Samples > 1 ? string.Create(CultureInfo.InvariantCulture, $", sum of {model.Samples} samples") : "").Append("\n\n").Append(WriteTable(report, model)).Append(WriteFoot(model, report.OwnType is not null));
        if (LeftOutNote.Write(report.LeftOut) is { Length: > 0 } leftOut)
            text.Append('\n').Append(leftOut);
        return text.ToString();
    }

    private static MarkdownTable WriteTable(SizesReport report, SizesModel model) => MarkdownTable.Of(
        report.Serializers.Join(model.Sizes, serializer => serializer.Name, size => size.Serializer, (serializer, size) => new Line(serializer, size))
            .Where(line => report.OwnType is null || line.Size.UnsupportedBecause is null), // It is named below.
        Column<Line>.Text("Serializer", line => SerializerLabels.Of(line.Serializer.Name)),
        Column<Line>.Text("Format", line => line.Serializer.Format),
        Column<Line>.Number("Raw", line => line.Bytes(line.Size.Raw)),
        Column<Line>.Number("gzip", line => line.Bytes(line.Size.Gzip)),
        Column<Line>.Number("Brotli", line => line.Bytes(line.Size.Brotli)),
        Column<Line>.Number("Ratio", line => line.Size.Ratio is { } ratio ? NumberText.Ratio(ratio) : line.Missing));

    // Most serializers are for other types than a user's, each for a reason of its own: those would be longer than the table.
    private static string WriteFoot(SizesModel model, bool isOwnType)
    {
        var foot = LeftOutNote.Lines("Note", model.Sizes.Where(size => size.Note is not null).Select(size => (size.Serializer, size.Note!)))
            + LeftOutNote.Lines("n/a", model.Sizes.Where(size => size.UnsupportedBecause is not null).Select(size => (size.Serializer, isOwnType ? "They do not take the type; `--validate` of the measuring program says why." : size.UnsupportedBecause!)))
            + LeftOutNote.Lines("failed", model.Sizes.Where(size => size.Fault is not null).Select(size => (size.Serializer, size.Fault!)));
        return foot.Length == 0 ? "" : "\n" + foot;
    }

    private sealed record Line(ListedSerializer Serializer, SizesOfOne Size)
    {
        public string Missing => Size.Fault is null ? "n/a" : "failed";

        public string Bytes(int? bytes) => bytes is { } number ? NumberText.Bytes(number) : Missing;
    }
}
