using System.Text.Json;
using System.Text.Json.Serialization;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.EndToEnd.Interop;

/// <summary>JavaScript's implementations of JSON, MessagePack, Avro and Bebop on the bytes of docs/wire-formats.md.</summary>
public class NodeTests
{
    // A decimal is a text wherever it is not a number in JavaScript.
    private static readonly JsonSerializerOptions _options = new()
    {
        NumberHandling = JsonNumberHandling.AllowReadingFromString,
        UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow,
    };

    private static readonly Lazy<Dictionary<(string Format, string Model), Answer>> _answers = new(RunScript);

    public NodeTests()
    {
        Needs.InteropPackages();
        Needs.Bebopc();
    }

    public static TheoryData<string, string> FormatsAndModels
    {
        get
        {
            var data = new TheoryData<string, string>();
            foreach (var (format, model) in WireFormatPage.Tables.Keys.Where(file => file.Format is "JSON" or "MessagePack" or "Avro" or "Bebop message" or "Bebop struct"))
                data.Add(format, model);
            return data;
        }
    }

    [Theory, MemberData(nameof(FormatsAndModels))]
    public void ReadsTheSamplesValues(string format, string model)
    {
        var entry = Model.BuiltIn.Single(entry => entry.Name == model);
        Assert.Null(ModelDiff.FirstDifference(entry.Sample, _answers.Value[(format, model)].Values.Deserialize(entry.Type, _options)));
    }

    [Theory, MemberData(nameof(FormatsAndModels))]
    public void WritesTheSameBytes(string format, string model) =>
        Assert.Equal(Convert.ToHexString(WireFormatPage.Bytes(format, model)), _answers.Value[(format, model)].Bytes);

    private static Dictionary<(string Format, string Model), Answer> RunScript()
    {
        using var folder = new TemporaryFolder();
        Bebopc.Generate(folder, "models.bop", "ts:./models.ts");
        var output = Tool.Run(
            Tool.Find("node")!,
            InteropFolder.Path,
            "interop.mjs",
            Path.Combine(RepositoryRoot.Find(), "docs", "wire-formats.md"),
            folder["models.ts"]);
        return JsonSerializer.Deserialize<Answer[]>(output, JsonSerializerOptions.Web)!.ToDictionary(answer => (answer.Format, answer.Model));
    }

    private sealed record Answer(string Format, string Model, JsonElement Values, string Bytes);
}
