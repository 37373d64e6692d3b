using System.Globalization;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies.Service;

namespace SerializationBenchmarks.Output.Studies;

/// <summary>The answers, what a request takes of the processor by the length of the message, and what else is known of requests.</summary>
internal static class ServiceTables
{
    private static readonly string[] _baselines = ["NewtonsoftJson"];

    /// <summary>Renders the tables as Markdown.</summary>
    public static string Render(RunRecord record, int headingLevel)
    {
        var (answers, sections) = (new ServiceAnswers(record), new Sections(headingLevel));
        var curves = answers.Curves;
        string[] serializers = [.. record.Serializers.Select(serializer => serializer.Name).Where(name => record.Cases.Any(@case => @case.Key.Serializer == name))];
        if (answers.Sentences().ToArray() is { Length: > 0 } sentences)
            sections.Add("Does the serializer matter?", string.Join('\n', sentences.Select(sentence => $"- {sentence}")) + "\n");
        if (SavingsOf(answers, curves) is { } savings)
            sections.Add("What changing the serializer saves", $"Of the server's processor time over HTTP; *same* where rows of equal work are as far apart.\n\n{savings.ToShortString()}");
        if (Measured(ServiceAnswers.Http))
            sections.Add("HTTP: processor time for a request", $"In brackets, the requests that a second of processor time serves: what a core would serve if nothing else ran on it and no client shared it.\n\n{TimesOf(record, answers, ServiceAnswers.Http, serializers, static (figures, _) => NumberText.Number((long)(1e9 / figures.Nanoseconds))).ToShortString()}");
        foreach (var (operation, title) in new[] { (ServiceAnswers.Grpc, "gRPC"), (ServiceAnswers.Hub, "SignalR") }.Where(other => Measured(other.Item1)))
            sections.Add($"{title}: processor time for a request", $"In brackets, how many times that of HTTP with the same serializer, where the run can tell.\n\n{TimesOf(record, answers, operation, serializers, (figures, model) => answers.RatioToHttp(operation, figures.Case.Key.Serializer, model) is { } ratio && answers.IsKnown(ratio) ? NumberText.Ratio(ratio) + "×" : null).ToShortString()}");
        if (ShownModel(curves) is { } shown)
            sections.Add($"{shown}: memory, network and latency", OthersOf(record, answers, shown, serializers));
        return sections.ToString();

        bool Measured(string operation) => record.Cases.Any(@case => @case.Key.Operation == operation);
    }

    // One of all sizes, so that the page stays short; the record has the others.
    private static string? ShownModel(ServiceCurves curves) => curves.Models.Select(model => model.Model).LastOrDefault(model => model == nameof(Complex100)) ?? curves.Models.Select(model => model.Model).LastOrDefault();

    private static MarkdownTable? SavingsOf(ServiceAnswers answers, ServiceCurves curves)
    {
        string[] baselines = [.. answers.Libraries.Where(name => name == answers.Json), .. answers.Libraries.Where(_baselines.Contains)];
        if (baselines.Length == 0 || answers.Libraries.Count() < 2)
            return null;
        var table = new MarkdownTable(
        [
            Column.Text("To"),
            .. from name in baselines from model in curves.Models select Column.Number($"from {answers.NameOf(name)}, {ServiceAnswers.Kilobytes(model.Bytes)}"),
        ]);
        foreach (var to in answers.Libraries)
        {
            string[] cells = [.. from name in baselines from model in curves.Models select name == to ? "" : answers.Saves(name, to, model.Model)?.ToString() ?? "n/a"];
            if (cells.Any(cell => cell is not "n/a" and not ""))
                table.AddRow([answers.NameOf(to), .. cells]);
        }

        return table;
    }

    private static MarkdownTable TimesOf(RunRecord record, ServiceAnswers answers, string operation, string[] serializers, Func<CaseFigures, string, string?> beside)
    {
        var scale = TimeScale.For(serializers.SelectMany(serializer => answers.Curves.Models.Select(model => answers.Curves.Find(operation, serializer, model.Model)?.Nanoseconds ?? double.NaN)));
        var readsBody = operation != ServiceAnswers.Hub; // A hub reads and writes messages itself.
        var table = new MarkdownTable([Column.Text("Serializer"), .. readsBody ? [Column.Text("Reads, writes")] : Array.Empty<Column>(), .. answers.Curves.Models.Select(model => Column.Number($"{model.Model}, {ServiceAnswers.Kilobytes(model.Bytes)} of JSON, {scale.Unit}"))]);
        foreach (var serializer in serializers)
        {
            string[] cells = [.. answers.Curves.Models.Select(model => answers.Curves.Find(operation, serializer, model.Model) is { } figures ? $"{scale.FormatShort(figures.Nanoseconds)}{(beside(figures, model.Model) is { } other ? $" ({other})" : "")}" : "n/a")];
            if (cells.Any(cell => cell != "n/a"))
                table.AddRow([answers.NameOf(serializer), .. readsBody ? [record.Serializers.First(one => one.Name == serializer).Body ?? ""] : Array.Empty<string>(), .. cells]);
        }

        return table;
    }

    private static string OthersOf(RunRecord record, ServiceAnswers answers, string model, string[] serializers)
    {
        (string Name, string Title)[] operations = [.. new[] { (ServiceAnswers.Http, "HTTP"), (ServiceAnswers.Grpc, "gRPC"), (ServiceAnswers.Hub, "SignalR") }.Where(operation => record.Cases.Any(@case => @case.Key.Operation == operation.Item1))];
        var loads = record.Cases.Where(@case => @case.Key.Model == model).SelectMany(@case => @case.Rounds).Select(round => round.Service?.PerSecond).OfType<double>().Distinct().ToArray();
        var table = new MarkdownTable(
        [
            Column.Text("Serializer"),
            Column.Number("Body, B"),
            .. operations.SelectMany(operation => new[]
            {
                Column.Number($"{operation.Title}: wire, B"),
                Column.Number("allocated, B"),
                Column.Number("collections in 1,000"),
                Column.Number("latency, ms"),
                Column.Number("99 %, ms"),
            }),
        ]);
        foreach (var serializer in serializers)
        {
            CaseFigures?[] figures = [.. operations.Select(operation => answers.Curves.Find(operation.Name, serializer, model))];
            if (figures.OfType<CaseFigures>().FirstOrDefault() is { } any)
                table.AddRow([answers.NameOf(serializer), NumberText.Number(any.Case.PayloadBytes), .. figures.SelectMany(CellsOf)]);
        }

        return $"{(loads.Length == 1 ? $"Latency at {NumberText.OneDecimal(loads[0])} requests a second.\n\n" : "")}{table.ToShortString()}";
    }

    private static string[] CellsOf(CaseFigures? figures)
    {
        ServiceRecord[] rounds = [.. (figures?.Case.Rounds ?? []).Select(round => round.Service).OfType<ServiceRecord>()];
        return rounds.Length == 0
            ? ["n/a", "n/a", "n/a", "n/a", "n/a"]
            :
            [
                NumberText.Number((long)Math.Round(rounds.Average(round => round.WireBytes))),
                NumberText.Number(figures!.Allocated),
                NumberText.OneDecimal(figures.Case.Rounds.Average(round => round.Gen0)),
                Milliseconds(rounds, round => round.Latency),
                Milliseconds(rounds, round => round.Latency99),
            ];
    }

    // The median of the rounds: a neighbour lengthens one of them.
    private static string Milliseconds(ServiceRecord[] rounds, Func<ServiceRecord, double?> latency)
    {
        double[] values = [.. rounds.Select(latency).OfType<double>().Order()];
        return values.Length == 0 ? "n/a" : NumberText.Ratio(values[values.Length / 2] / 1e6);
    }
}

/// <summary>The part of a server's time that a request does not take beside another one.</summary>
/// <param name="left">What it takes, as a multiple of the other one's time.</param>
internal readonly struct ServicePart(double left, RelativeSpeed speed)
{
    /// <summary>The part; negative where more is taken.</summary>
    public double Value => 1 - left;

    /// <summary>Whether the run can tell: equal work is nearer together.</summary>
    public bool IsKnown => speed is RelativeSpeed.Faster or RelativeSpeed.Slower;

    /// <summary>Writes the part.</summary>
    /// <returns>For example "41 %"; "same" or "unclear" where no figure is to be given.</returns>
    public override string ToString() => IsKnown ? string.Create(CultureInfo.InvariantCulture, $"{100 * Value:N0} %") : speed.ToString().ToLowerInvariant();
}
