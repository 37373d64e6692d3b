using System.Text.Json.Nodes;
using SerializationBenchmarks.Output.Pages;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Tests.Records;

/// <summary>Records of every study with parts that something has changed, whatever it is: each command shows them or refuses them in a sentence.</summary>
[Trait("Category", "AnyPackages")]
public sealed class RecordMutationTests : IDisposable
{
    private const int Seed = 20261125; // The number has no meaning.

    private const int MostEdits = 3;

    private static readonly int _mutants = Thorough.IsAsked ? 2000 : 50;

    private static readonly JsonNode?[] _values =
    [
        null, "", "x", "\0", "\u001b[31m", true, 0, -1, 1, 0.5, 1e17, 1e308, -1e308, int.MaxValue, long.MaxValue, new JsonArray(), new JsonObject(), new JsonArray(null, 1),
    ];

    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void EveryCommandShowsARecordOrRefusesItInASentence()
    {
        var studies = Study.All.Select(RecordOf).ToArray();
        var (good, bad, page) = (_folder["good.json"], _folder["bad.json"], _folder["page.html"]);
        string[][] commands =
        [
            ["report", bad], ["compare", good, bad], ["compare", bad, good, "--relative"], ["compare", good, bad, "--series"], ["calibrate", good, bad],
            ["merge", bad, "--partial", "--output", _folder["merged.json"]], ["merge", good, bad, "--partial", "--output", _folder["merged.json"]],
            .. PageFile.IsThere ? (string[][])[["report", bad, "--html", page]] : [],
        ];
        var random = new Random(Seed);
        var answers = new int[3];
        for (var i = 0; i < _mutants; i++)
        {
            var record = studies[i % studies.Length];
            RecordFile.Write(good, record);
            var mutant = JsonNode.Parse(RecordFile.Text(record))!;
            var what = string.Join(", ", Enumerable.Range(0, random.Next(1, MostEdits + 1)).Select(_ => Edit(mutant, random)));
            File.WriteAllText(bad, mutant.ToJsonString());
            File.Delete(_folder["merged.json"]);
            var command = commands[random.Next(commands.Length)];
            var answer = BuiltPrograms.Run(command);
            var shown = $"{record.Study}: {what}: {string.Join(' ', command)} ends with {answer.ExitCode}: {answer.Error}";
            Assert.True(answer.ExitCode is 0 or 2, shown);
            Assert.True(answer.ExitCode == 0 || answer.Error.TrimEnd().Split('\n').Length == 1, shown);
            Assert.False(answer.ExitCode == 0 && (answer.Output.Contains("NaN", StringComparison.Ordinal) || answer.Output.Contains('∞') || answer.Output.Contains('\u001b')), $"{shown}\n{answer.Output}");
            answers[answer.ExitCode]++;
        }

        TestContext.Current.TestOutputHelper?.WriteLine($"{answers[0]} shown, {answers[2]} refused");
        Assert.InRange(answers[2], _mutants / 4, _mutants); // Many of them are no records.
        Assert.NotEqual(0, answers[0]);
    }

    // A few cases of every operation, with all that a round can have.
    private static RunRecord RecordOf(Study study)
    {
        string[] serializers = [.. study.Serializers.Take(3).Select(serializer => serializer.Name)];
        string[] models = study is OwnTypeStudy ? ["Order"] : [study.Models[0].Name, "Other"]; // A study of one model may have another one some day.
        CaseRecord[] cases =
        [
            .. from operation in study.Operations
               from model in models
               from serializer in serializers
               select RecordFactory.Case(operation.Name, serializer, model, [.. Enumerable.Range(1, 3).Select(round => Round(round, 10 + operation.Name.Length + serializer.Length))]),
        ];
        var record = RecordFactory.Run(cases);
        var twin = cases[0].Key.Serializer + CaseKey.TwinMark;
        return record with
        {
            Study = study.Name,
            Operations = study.Operations,
            OwnType = study is OwnTypeStudy ? RecordFactory.Full().OwnType : null,
            Missing = [new MissingCase(serializers[0], models[0], true, "It threw.")],
            Notes = [new NoteRecord(serializers[0], models[0], "Its members are numbered.")],
            LeftOut = RecordFactory.Full().LeftOut,
            Twins = [.. ((string[])["1", "2"]).Select(number => cases[0] with { Key = cases[0].Key with { Serializer = twin + number } })],
            Shards = [new ShardRecord(1, true, [.. cases.Select(@case => @case.Key)]), new ShardRecord(2, false, [])],
        };
    }

    private static RoundRecord Round(int number, double time) => RecordFactory.Round(number, time + number) with
    {
        LongestPause = 1000,
        Cpu = time,
        PeakMemory = 1 << 20,
        StayingMemory = 1 << 20,
        Service = new ServiceRecord(500, 10_000, 90_000, 300_000),
    };

    private static string Edit(JsonNode root, Random random)
    {
        JsonNode[] all = [.. Descendants(root)];
        if (all.Length == 0)
            return "nothing is left";
        var node = all[random.Next(all.Length)];
        var path = node.GetPath();
        switch (random.Next(4))
        {
            case 0 when node.Parent is JsonArray list:
                list.RemoveAt(node.GetElementIndex());
                return $"{path} is gone";
            case 0:
                ((JsonObject)node.Parent!).Remove(node.GetPropertyName());
                return $"{path} is gone";
            case 1 when node.Parent is JsonArray list:
                list.Insert(random.Next(list.Count + 1), node.DeepClone());
                return $"{path} is there twice";
            case 2 when all.Where(other => other.GetValueKind() == node.GetValueKind()).ToArray() is { Length: > 0 } alike:
                var other = alike[random.Next(alike.Length)];
                var from = other.GetPath();
                node.ReplaceWith(other.DeepClone());
                return $"{path} is as {from}";
            default:
                var value = _values[random.Next(_values.Length)]?.DeepClone();
                node.ReplaceWith(value);
                return $"{path} is {value?.ToJsonString() ?? "null"}";
        }
    }

    private static IEnumerable<JsonNode> Descendants(JsonNode node) => node switch
    {
        JsonObject all => all.Where(member => member.Value is not null).SelectMany(member => Descendants(member.Value!).Prepend(member.Value!)),
        JsonArray all => all.Where(item => item is not null).SelectMany(item => Descendants(item!).Prepend(item!)),
        _ => [],
    };
}
