using System.CommandLine;
using System.Text;
using System.Text.Json;
using SerializationBenchmarks.Info.Facts;
using SerializationBenchmarks.Info.Languages.Values;
using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Languages;

/// <summary>Prints what values that .NET wrote are in JavaScript and in Python, and the other way.</summary>
internal sealed class LanguagesCommand : Command
{
    /// <summary>The facts that the command writes.</summary>
    public static readonly FactsFile<LanguagesReport> Facts = new("languages", (known, found) => found.Over(known));

    /// <param name="judge">Says what follows from new facts of a repository.</param>
    public LanguagesCommand(Func<string, string> judge)
        : base("languages", "Prints what arrives of each value in JavaScript and Python, and the other way; where Node.js or Python is missing, what is known.")
    {
        var serializers = NameFilter.Option("--serializers", "Serializers", Implementation.AllSerializers.Select(serializer => serializer.Name));
        var json = new Option<bool>("--json") { Description = "Print JSON instead of Markdown" };
        var update = Facts.CreateOption();
        Add(serializers);
        Add(json);
        Add(update);
        SetAction(parse =>
        {
            var picked = NameFilter.Pick(parse.GetValue(serializers), "--serializers", "serializer", Implementation.AllSerializers, serializer => serializer.Name, Catalog.LeftOut);
            var updateFacts = Facts.Check(parse, update);
            var root = RepositoryRoot.Find();
            var found = LanguagesReport.Measure(root, picked, Script.All, what => parse.InvocationConfiguration.Error.WriteLine($"Waiting for {what}…"));
            foreach (var missing in found.Missing)
                parse.InvocationConfiguration.Error.WriteLine($"{missing} Shown is what is known without.");
            var names = picked.Select(serializer => serializer.Name).ToHashSet();
            var known = found.Missing.Count > 0 ? found.Over(Facts.Read(root)) : found;
            var report = known with { Exchanges = [.. known.Exchanges.Where(exchange => names.Contains(exchange.Serializer))] };
            var tables = LanguagesTables.Write(report);
            var notice = updateFacts ? $"\n{Facts.Update(found, judge)}\n" : "";
            parse.InvocationConfiguration.Output.Write(parse.GetValue(json) ? JsonSerializer.Serialize(report, FactsJson.Options) + "\n" : tables + notice);
        });
    }
}

/// <summary>Renders what arrives in other languages as Markdown.</summary>
internal static class LanguagesTables
{
    private const string About = """
        Each value is the only member of a class. .NET writes it and the other language reads it; then that language writes the same value,
        as a program there would, and .NET reads it. All libraries have their defaults, but Python's msgpack `timestamp=3` and `datetime=True`.
        .NET is at UTC+05:30, the others at UTC-05:00. System.Formats.Cbor knows no objects: its member is written with the method for each type.
        Members of Protocol Buffers are those of [languages.proto](../schemas/languages.proto), of Bebop those of [languages.bop](../schemas/languages.bop), and of
        Apache.Avro those of [languages.avsc](../schemas/languages.avsc); Chr.Avro builds the schema from the class. avsc has no logical types and gives the
        bytes of a decimal and the milliseconds of a date; it is given [two](../tests/Interop/avro.mjs), as its documentation has a user write them.

        - `exact`: the same value, of the type that programs there use.
        - `as`: the same value in another form, a text with a date for example, which a call there turns into it.
        - `cut`: the same value without a part of it: a decimal without its scale, a date without its offset or below 1 ms.
        - `foreign`: a form that must be known there, such as a number of ticks or of days.
        - `changed`, `lost`: **another value or none, and nothing says so**.
        - `rejected`: reading throws; `refused`: writing throws.

        FlatBuffers are read and written by another implementation in the tests of [wire formats](wire-formats.md), with only the values of the models.
        """;

    /// <summary>Renders the tables.</summary>
    public static string Write(LanguagesReport report, int headingLevel = 4)
    {
        var text = new StringBuilder(About).Append("\n\n");
        foreach (var missing in report.Missing)
            text.Append("- Not tried: ").Append(ForeignText.InMarkdown(missing)).Append('\n');
        text.Append(report.Missing.Count > 0 ? "\n" : "").Append(WriteWrong(report));
        foreach (var library in report.Exchanges.GroupBy(exchange => (exchange.Language, exchange.With)))
        {
            Exchange[] exchanges = [.. library];
            var with = Implementation.All.Single(implementation => (implementation.Language, implementation.Library) == library.Key);
            text.Append('\n').Append('#', headingLevel).Append(' ').Append(with.Formats[0]).Append(": ").Append(with.Name).Append(' ').Append(exchanges[0].Version).Append("\n\n")
                .Append(WriteTable("Written by .NET", exchanges, shared => shared.IsWritten, _ => null, cells => cells.There))
                .Append('\n')
                .Append(WriteTable($"Written by {with.Language}", exchanges, _ => true, shared => ExpressionOf(shared, with), cells => cells.Back));
        }

        return text.ToString();
    }

    private static string? ExpressionOf(SharedValue shared, Implementation with) => with.Language == "Python" ? shared.Python : shared.JavaScript;

    private static string WriteWrong(LanguagesReport report)
    {
        var table = new MarkdownTable(Column.Text("Serializer"), Column.Text("With"), Column.Text("Arrives silently as another value"), Column.Text("Comes silently as another value"));
        foreach (var exchange in report.Exchanges)
            table.AddRow(SerializerLabels.Of(exchange.Serializer), $"{exchange.With} ({exchange.Language})", Names(exchange, shared => shared.There), Names(exchange, shared => shared.Back));
        return table.ToString();
    }

    private static string Names(Exchange exchange, Func<ExchangedValue, ExchangeCell?> cell) =>
        string.Join(", ", exchange.Things.Where(shared => cell(shared) is { IsWrong: true }).Select(shared => shared.Name));

    private static MarkdownTable WriteTable(string heading, Exchange[] exchanges, Func<SharedValue, bool> isShown, Func<SharedValue, string?> expression, Func<ExchangedValue, ExchangeCell?> cell)
    {
        var hasExpressions = SharedValues.All.Any(shared => expression(shared) is not null);
        var table = new MarkdownTable([Column.Text(heading), .. hasExpressions ? [Column.Text("as")] : Array.Empty<Column>(), .. exchanges.Select(exchange => Column.Text(SerializerLabels.Of(exchange.Serializer)))]);
        foreach (var shared in SharedValues.All.Where(shared => isShown(shared) && (!hasExpressions || expression(shared) is not null)))
        {
            table.AddRow(
            [
                shared.Name,
                .. hasExpressions ? [$"`{expression(shared)}`"] : Array.Empty<string>(),
                .. exchanges.Select(exchange => exchange.Things.FirstOrDefault(found => found.Name == shared.Name) is { } found ? cell(found)?.ToString() ?? "n/a" : "not checked"),
            ]);
        }

        return table;
    }
}
