using System.Text.Json.Nodes;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Tests.Benchmarks.Records;

/// <summary>Records with a part that something has changed, whatever it is: each command shows them or refuses them in a sentence.</summary>
public sealed class RecordMutationTests : IDisposable
{
    private const int Seed = 20261125; // The number has no meaning.

    private const int Mutants = 250;

    private static readonly JsonNode?[] _values =
    [
        null, "", "x", "\0", true, 0, -1, 1, 0.5, 1e17, 1e308, -1e308, int.MaxValue, long.MaxValue, new JsonArray(), new JsonObject(), new JsonArray(null, 1),
    ];

    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void EveryCommandShowsARecordOrRefusesItInASentence()
    {
        RunRecord record = RecordFactory.Full() with { Twins = [RecordFactory.Case("SerializeOnce", "First#1", "Tiny", RecordFactory.Round(1, 1), RecordFactory.Round(2, 1)), RecordFactory.Case("SerializeOnce", "First#2", "Tiny", RecordFactory.Round(1, 1), RecordFactory.Round(2, 2))] };
        var (good, bad) = (_folder["good.json"], _folder["bad.json"]);
        RecordFile.Write(good, record);
        var random = new Random(Seed);
        var refused = 0;
        for (var i = 0; i < Mutants; i++)
        {
            var mutant = JsonNode.Parse(RecordFile.Text(record))!;
            var what = Mutate(mutant, random);
            File.WriteAllText(bad, mutant.ToJsonString());
            foreach (string[] command in new string[][] { ["report", bad], ["compare", good, bad], ["compare", bad, good, "--relative"], ["calibrate", good, bad], ["merge", bad, "--partial", "--output", _folder[$"merged-{i}.json"]] })
            {
                var answer = Programs.Run(command);
                Assert.True(answer.ExitCode is 0 or 2, $"{what}: {string.Join(' ', command)} ends with {answer.ExitCode}: {answer.Error}");
                Assert.True(answer.ExitCode == 0 || answer.Error.TrimEnd().Split('\n').Length == 1, $"{what}: {answer.Error}");
                Assert.False(answer.ExitCode == 0 && (answer.Output.Contains("NaN", StringComparison.Ordinal) || answer.Output.Contains('∞')), $"{what}: {string.Join(' ', command)} shows what is no number:\n{answer.Output}");
                refused += answer.ExitCode == 2 ? 1 : 0;
            }
        }

        Assert.InRange(refused, Mutants, 5 * Mutants); // Most of them are no records.
    }

    // Replaces or removes one value, wherever it is.
    private static string Mutate(JsonNode root, Random random)
    {
        JsonNode[] all = [.. Descendants(root)];
        var node = all[random.Next(all.Length)];
        var (path, value) = (node.GetPath(), _values[random.Next(_values.Length)]?.DeepClone());
        if (random.Next(8) > 0)
        {
            node.ReplaceWith(value);
            return $"{path} is {value?.ToJsonString() ?? "null"}";
        }

        if (node.Parent is JsonArray array)
            array.RemoveAt(node.GetElementIndex());
        else
            ((JsonObject)node.Parent!).Remove(node.GetPropertyName());
        return $"{path} is gone";
    }

    private static IEnumerable<JsonNode> Descendants(JsonNode node) => node switch
    {
        JsonObject all => all.Where(member => member.Value is not null).SelectMany(member => Descendants(member.Value!).Prepend(member.Value!)),
        JsonArray all => all.Where(item => item is not null).SelectMany(item => Descendants(item!).Prepend(item!)),
        _ => [],
    };
}
