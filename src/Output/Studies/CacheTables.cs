using System.Globalization;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies.Cache;

namespace SerializationBenchmarks.Output.Studies;

/// <summary>What a get and a set take of the client, and how much of it is the serializer: what is not in the time of bytes of the same length.</summary>
internal static class CacheTables
{
    private const string GetName = nameof(CacheCalls<>.Get);

    /// <summary>Renders the tables as Markdown.</summary>
    public static string Render(RunRecord record, int headingLevel)
    {
        var figures = new StudyFigures(record);
        string[] models = [.. record.Models.Where(model => record.Cases.Any(@case => @case.Key.Model == model))];
        string[] serializers = [.. figures.Serializers(_ => true)];
        var sections = new Sections(headingLevel);
        if (Answer() is { } answer)
            sections.Add("What does the serializer cost?", answer + "\n");
        foreach (var operation in record.Operations.Where(operation => record.Cases.Any(@case => @case.Key.Operation == operation.Name)))
            sections.Add($"{operation.Title}: processor time of the client", TimesOf(operation.Name));
        var shown = models.LastOrDefault(model => model == "Complex100") ?? models.LastOrDefault();
        if (shown is not null)
            sections.Add($"{shown}: allocated and stored bytes", BytesOf(shown).ToShortString());
        return sections.ToString();

        // Of the longest lists, where the serializer matters most; of one round nothing is judged.
        string? Answer()
        {
            var limit = Limit.Of(record);
            if (models.Length == 0 || !limit.IsKnown || figures.Of(GetName, CacheStudy.Json, models[^1]) is not { } json || figures.Of(GetName, CacheStudy.BytesOfJson, models[^1]) is not { } bytes)
                return null;
            var best = serializers.Where(name => !CacheStudy.IsOfBytes(name)).Select(name => figures.Of(GetName, name, models[^1])).OfType<CaseFigures>().MinBy(one => one.Nanoseconds)!;
            var share = limit.Judge(bytes, json) == RelativeSpeed.Faster ? $"{Percent(1 - bytes.RatioTo(json))} of the client's processor time for a get is System.Text.Json's" : "The run cannot tell System.Text.Json from bytes that go through as they are";
            var saved = limit.Judge(best, json) == RelativeSpeed.Faster ? $"{figures.LabelOf(best.Case.Key.Serializer)} saves {Percent(1 - best.RatioTo(json))} of all of it" : "no other serializer saves any that the run can tell";
            return $"{share} with `{models[^1]}` ({NumberText.Bytes(json.Case.PayloadBytes)} of JSON); {saved}.";
        }

        string TimesOf(string operation)
        {
            var scale = TimeScale.For(serializers.SelectMany(serializer => models.Select(model => figures.Of(operation, serializer, model)?.Nanoseconds ?? double.NaN)));
            var table = new MarkdownTable([Column.Text("Serializer"), .. models.Select(model => Column.Number($"{model}, {scale.Unit}"))]);
            foreach (var serializer in serializers)
            {
                string[] cells = [.. models.Select(model => figures.Of(operation, serializer, model) is { } one ? scale.FormatShort(one.Nanoseconds) + ShareOf(operation, one) : "n/a")];
                if (cells.Any(cell => cell != "n/a"))
                    table.AddRow([figures.LabelOf(serializer), .. cells]);
            }

            return $"In brackets, the part of it that is the serializer.\n\n{table.ToShortString()}";
        }

        // What the bytes of its length would take is on the straight line through the two that were measured.
        string ShareOf(string operation, CaseFigures one)
        {
            var key = one.Case.Key;
            if (CacheStudy.IsOfBytes(key.Serializer) || figures.Of(operation, CacheStudy.BytesOfJson, key.Model) is not { } json || figures.Of(operation, CacheStudy.BytesOfSmallest, key.Model) is not { } smallest)
                return "";
            var slope = StoredOf(json) - StoredOf(smallest) is var apart && apart > 0 ? Math.Max(0, (json.Nanoseconds - smallest.Nanoseconds) / apart) : 0;
            var bytes = smallest.Nanoseconds + (slope * (StoredOf(one) - StoredOf(smallest)));
            return $" ({Percent(Math.Max(0, 1 - (bytes / one.Nanoseconds)))})";
        }

        MarkdownTable BytesOf(string model)
        {
            OperationRecord[] operations = [.. record.Operations.Where(operation => serializers.Any(name => figures.Of(operation.Name, name, model) is not null))];
            OperationRecord[] stored = [.. operations.Where(operation => operation.Name.StartsWith(nameof(CacheCalls<>.Set), StringComparison.Ordinal))];
            var table = new MarkdownTable([Column.Text("Serializer"), .. stored.Select(operation => Column.Number($"{operation.Title}: stored")), .. operations.Select(operation => Column.Number(operation.Title))]);
            foreach (var serializer in serializers)
            {
                string[] cells =
                [
                    .. stored.Select(operation => figures.Of(operation.Name, serializer, model) is { } one ? NumberText.Number((long)Math.Round(StoredOf(one))) : "n/a"),
                    .. operations.Select(operation => figures.Of(operation.Name, serializer, model) is { } one ? NumberText.Number(one.Allocated) : "n/a"),
                ];
                if (cells.Any(cell => cell != "n/a"))
                    table.AddRow([figures.LabelOf(serializer), .. cells]);
            }

            return table;
        }
    }

    private static double StoredOf(CaseFigures one) => one.Case.Rounds[0].StoredBytes ?? one.Case.PayloadBytes;

    private static string Percent(double part) => string.Create(CultureInfo.InvariantCulture, $"{100 * part:N0} %");
}
