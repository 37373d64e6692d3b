using System.Text.Json;
using System.Text.Json.Nodes;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Tests.Records;

public class RecordSchemaTests
{
    [Fact]
    public void TheCommittedSchemaIsThatOfTheTypes() => Snapshot.Match("../../../schemas/run-record.schema.json", RecordSchema.Generate());

    [Fact]
    public void ARecordWithEveryPartIsValid() => Assert.Empty(RecordSchema.Faults(RecordFile.Text(RecordFactory.Full())));

    // All rounds by the serializer that the schema is made from, and the first ones by the schema, which takes ten times as long for a round.
    [Fact]
    public void EveryCommittedRecordIsValidAndReadable() => Assert.All(CommittedRecords.Paths, path =>
    {
        var record = JsonSerializer.Deserialize<RunRecord>(File.ReadAllBytes(path), RecordSchema.Options)!;
        Assert.Empty(RecordSchema.Faults(RecordFile.Text(record with { Cases = [.. record.Cases.Select(@case => @case with { Rounds = [@case.Rounds[0]] })] })));
        Assert.Equal(record.Started, CommittedRecords.Read(path).Started);
    });

    public static TheoryData<string, string?, string> Damages => new()
    {
        { "version", null, "#/version" },
        { "seconds", "\"1\"", "#/seconds" },
        { "started", "\"yesterday\"", "#/started" },
        { "study", null, "#/study" },
        { "surprise", "1", "#/surprise" },
        { "environment.cores", "1.5", "#/environment.cores" },
        { "environment.libraries", null, "#/environment.libraries" },
        { "environment.runtimeVariables.DOTNET_TieredPGO", "1", "#/environment.runtimeVariables.DOTNET_TieredPGO" },
        { "settings.measurement.iterations", "\"5\"", "#/settings.measurement.iterations" },
        { "operations.0.writesPayload", "\"yes\"", "#/operations[0].writesPayload" },
        { "ownType.lost", "5", "#/ownType.lost" },
        { "ownType.lost.0", "5", "#/ownType.lost[0]" },
        { "cases.1.key.model", null, "#/cases[1].key.model" },
        { "cases.1.rounds", "1", "#/cases[1].rounds" },
        { "cases.1.rounds.0.operations", "1.5", "#/cases[1].rounds[0].operations" },
        { "cases.1.rounds.0.marks", "2", "#/cases[1].rounds[0].marks" },
        { "shards.0.index", "\"1\"", "#/shards[0].index" },
        { "shards.1.held", null, "#/shards[1].held" },
        { "shards.1.cases.0.serializer", null, "#/shards[1].cases[0].serializer" },
        { "cases.1.rounds.0.colour", "\"red\"", "#/cases[1].rounds[0].colour" },
    };

    [Theory]
    [MemberData(nameof(Damages))]
    public void WhatIsMissingUnknownOrOfAnotherTypeIsRefused(string property, string? value, string fault)
    {
        JsonNode record = JsonNode.Parse(RecordFile.Text(RecordFactory.Full()))!;
        var names = property.Split('.');
        var parent = names[..^1].Aggregate(record, (node, name) => int.TryParse(name, out var index) ? node[index]! : node[name]!);
        if (parent is JsonArray array)
            array[int.Parse(names[^1], null)] = JsonNode.Parse(value!);
        else if (value is null)
            Assert.True(((JsonObject)parent).Remove(names[^1]));
        else
            parent[names[^1]] = JsonNode.Parse(value);
        Assert.Equal([fault], RecordSchema.Faults(record.ToJsonString()));
    }

    [Fact]
    public void EveryPropertyIsDescribedAndEveryTypeClosed()
    {
        var undescribed = new List<string>();
        Visit(JsonNode.Parse(File.ReadAllText(RecordSchema.Committed))!, "#");
        Assert.Empty(undescribed);

        void Visit(JsonNode node, string path)
        {
            if (node is JsonObject item)
            {
                if (item["properties"] is JsonObject properties)
                {
                    undescribed.AddRange(properties.Where(property => property.Value!["description"] is null).Select(property => $"{path}/{property.Key}"));
                    if (item["additionalProperties"]?.ToJsonString() != "false")
                        undescribed.Add(path);
                }

                foreach (var (name, value) in item)
                    Visit(value!, $"{path}/{name}");
            }
        }
    }
}
