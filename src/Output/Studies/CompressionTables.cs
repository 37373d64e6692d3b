using System.Globalization;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies.Compression;

namespace SerializationBenchmarks.Output.Studies;

/// <summary>What is the smallest, what the fastest whole over a network, and from which speed of it on; and how far JSON is from that.</summary>
internal static class CompressionTables
{
    private static readonly (string Name, double BitsPerSecond)[] _networks = [("100 Mbit/s", 1e8), ("1 Gbit/s", 1e9), ("10 Gbit/s", 1e10)];

    /// <summary>Renders the tables as Markdown.</summary>
    public static string Render(RunRecord record, int headingLevel)
    {
        (string Model, IReadOnlyList<Combination> All)[] models = [.. record.Models.Select(model => (model, Combination.Of(record, model))).Where(of => of.Item2.Count > 0)];
        if (models.Length == 0)
            return "";
        var sections = new Sections(headingLevel);
        if (AnswerOf(models[^1].Model, models[^1].All, Limit.Of(record)) is { } answer)
            sections.Add("Is JSON with Zstandard as good?", answer + "\n");
        sections.Add("The smallest, and the fastest whole", $"Whole: write and compress, send, decompress and read. Sending takes the bytes by the network's speed, and no time on the way.\n\n{Bests(models).ToShortString()}");
        sections.Add("From which speed of the network", $"Each is the fastest whole from its speed to that of the next.\n\n{Envelopes(models).ToShortString()}");
        if (models.Any(of => JsonOf(of.All).Length > 0))
            sections.Add("JSON", $"How many times as long as the fastest whole of all.\n\n{JsonTable(models).ToShortString()}");
        var (shown, all) = models.FirstOrDefault(of => of.Model == "Complex100", models[^1]);
        sections.Add($"{shown}: bytes", TableOf(all, one => NumberText.Number(one.Bytes)).ToShortString());
        var scale = TimeScale.For(all.Select(one => one.Nanoseconds));
        sections.Add($"{shown}: writing and reading, {scale.Unit}", TableOf(all, one => scale.FormatShort(one.Nanoseconds)).ToShortString());
        return sections.ToString();
    }

    /// <summary>The combinations that are the fastest whole at some speed, from the slowest network on, each with the speed from which on it is.</summary>
    internal static IEnumerable<(Combination Combination, double FromBitsPerSecond)> Envelope(IEnumerable<Combination> combinations)
    {
        Combination[] all = [.. combinations.OrderBy(one => one.Bytes).ThenBy(one => one.Nanoseconds)];
        for (var (best, from) = (all[0], 0.0); ;)
        {
            yield return (best, from);
            var next = all.Where(one => one.Nanoseconds < best.Nanoseconds && one.Bytes > best.Bytes)
                .Select(one => (Combination: one, Speed: 8e9 * (one.Bytes - best.Bytes) / (best.Nanoseconds - one.Nanoseconds)))
                .OrderBy(of => of.Speed).ThenBy(of => of.Combination.Nanoseconds).FirstOrDefault();
            if (next.Combination is null)
                yield break;
            (best, from) = next;
        }
    }

    // Of the longest messages at a gigabit: what sends less and what takes less time differ there. One round judges nothing.
    private static string? AnswerOf(string model, IReadOnlyList<Combination> all, Limit limit)
    {
        var (network, speed) = _networks[1];
        if (JsonOf(all) is not { Length: > 1 } json || all.Count == json.Length || !limit.IsKnown)
            return null;
        var (best, smallest, jsonBest) = (all.MinBy(one => one.Whole(speed))!, all.MinBy(one => one.Bytes)!, json.MinBy(one => one.Whole(speed))!);
        var ratio = jsonBest.Whole(speed) / best.Whole(speed);
        var isSame = limit.Judge(ratio, best.Nanoseconds) == RelativeSpeed.Same;
        return $"Over {network}, JSON is the fastest with {jsonBest.Method.Title}, and {(isSame ? $"takes no longer than {best.Name} that the run can tell" : $"takes {NumberText.Ratio(ratio)} times as long as {best.Name}")} with `{model}`. "
            + $"The smallest is {smallest.Name} with {NumberText.Bytes(smallest.Bytes)}; JSON's smallest has {NumberText.Bytes(json.Min(one => one.Bytes))}.";
    }

    private static Combination[] JsonOf(IReadOnlyList<Combination> all) => [.. all.Where(one => one.Serializer == "SystemTextJson")];

    private static MarkdownTable Bests((string Model, IReadOnlyList<Combination> All)[] models)
    {
        var table = new MarkdownTable(Column.Text("Message"), Column.Text("Asked for"), Column.Text("Best"), Column.Number("Bytes"), Column.Number("Whole, μs"));
        foreach (var (model, all) in models)
        {
            var smallest = all.MinBy(one => (one.Bytes, one.Nanoseconds))!;
            table.AddRow(model, "smallest", smallest.Name, NumberText.Number(smallest.Bytes), "");
            foreach (var (name, speed) in _networks)
            {
                var best = all.MinBy(one => one.Whole(speed))!;
                table.AddRow(model, name, best.Name, NumberText.Number(best.Bytes), NumberText.Ratio(best.Whole(speed) / 1e3));
            }
        }

        return table;
    }

    private static MarkdownTable Envelopes((string Model, IReadOnlyList<Combination> All)[] models)
    {
        var table = new MarkdownTable(Column.Text("Message"), Column.Number("From, Mbit/s"), Column.Text("Fastest whole"), Column.Number("Bytes"));
        foreach (var (model, all) in models)
        {
            foreach (var (combination, from) in Envelope(all))
                table.AddRow(model, (from / 1e6).ToString("N0", CultureInfo.InvariantCulture), combination.Name, NumberText.Number(combination.Bytes));
        }

        return table;
    }

    private static MarkdownTable JsonTable((string Model, IReadOnlyList<Combination> All)[] models)
    {
        var table = new MarkdownTable([Column.Text("Message"), Column.Text("JSON with"), Column.Number("Bytes"), .. _networks.Select(network => Column.Number(network.Name))]);
        foreach (var (model, all) in models)
        {
            foreach (var json in JsonOf(all))
                table.AddRow([model, json.Method.Title, NumberText.Number(json.Bytes), .. _networks.Select(network => NumberText.Ratio(json.Whole(network.BitsPerSecond) / all.Min(one => one.Whole(network.BitsPerSecond))))]);
        }

        return table;
    }

    private static MarkdownTable TableOf(IReadOnlyList<Combination> all, Func<Combination, string> write)
    {
        CompressionMethod[] methods = [.. CompressionMethod.All.Where(method => all.Any(one => one.Method == method))];
        var table = new MarkdownTable([Column.Text("Serializer"), .. methods.Select(method => Column.Number(method.Title))]);
        foreach (var serializer in all.GroupBy(one => one.Label))
            table.AddRow([serializer.Key, .. methods.Select(method => serializer.FirstOrDefault(one => one.Method == method) is { } one ? write(one) : "n/a")]);
        return table;
    }
}

/// <summary>A serializer with a compression on a model.</summary>
/// <param name="Label">What tables call the serializer.</param>
/// <param name="Nanoseconds">What writing and compressing, decompressing and reading take together.</param>
internal sealed record Combination(string Serializer, string Label, CompressionMethod Method, long Bytes, double Nanoseconds)
{
    /// <summary>What tables call it.</summary>
    public string Name => Method.IsNone ? Label : $"{Label} + {Method.Title}";

    /// <summary>Those of a model that were measured both ways, in the order of the record.</summary>
    public static IReadOnlyList<Combination> Of(RunRecord record, string model)
    {
        var labels = RowLabels.Of(record);
        var cases = record.Cases.Where(@case => @case.Key.Model == model).ToDictionary(@case => @case.Key);
        return
        [
            .. from serializer in record.Serializers
               from method in CompressionMethod.All
               let write = cases.GetValueOrDefault(new CaseKey(method.Writing, serializer.Name, model))
               let read = cases.GetValueOrDefault(new CaseKey(method.Reading, serializer.Name, model))
               where write is not null && read is not null
               select new Combination(serializer.Name, labels[serializer.Name], method, (long)Math.Round(write.Rounds[0].StoredBytes ?? write.PayloadBytes), CaseFigures.Of(write).Nanoseconds + CaseFigures.Of(read).Nanoseconds),
        ];
    }

    /// <summary>Nanoseconds from the value to the value at the other end of a network.</summary>
    public double Whole(double bitsPerSecond) => Nanoseconds + (8e9 * Bytes / bitsPerSecond);
}
