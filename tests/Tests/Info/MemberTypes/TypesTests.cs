using System.Text.Json;
using SerializationBenchmarks.Info;
using SerializationBenchmarks.Info.MemberTypes;
using SerializationBenchmarks.Info.MemberTypes.Values;
using SerializationBenchmarks.Info.Values;
using SerializationBenchmarks.Reports.Facts;

namespace SerializationBenchmarks.Tests.Info.MemberTypes;

/// <summary>What becomes of members of .NET's types.</summary>
[Trait("Category", "AnyPackages")]
[Collection(nameof(AloneInTheProcess))] // Values of local times are made in a zone of the process.
public class TypesTests
{
    private static readonly Lazy<TypesReport> _report = new(() =>
    {
        using StringWriter output = new(), error = new();
        var exitCode = InfoProgram.Run(["types", "--json", "--serializers", "NewtonsoftJson,SystemTextJson,ProtobufNet,MemoryPack,Orleans,GoogleProtobuf,MemoryPackVersionTolerant"], output, error);
        Assert.Equal((0, ""), (exitCode, error.ToString()));
        return JsonSerializer.Deserialize<TypesReport>(output.ToString(), FactsJson.Options)!;
    });

    [Theory]
    [InlineData("MemoryPack", "BigInteger", "Lost", "5: expected 5, got 0")]
    [InlineData("NewtonsoftJson", "decimal", "Equal", "1: expected 1, got 1.0")]
    [InlineData("NewtonsoftJson", "Stack<int>", "Changed", "3 numbers: [0]: expected 300, got 1")]
    [InlineData("SystemTextJson", "double", "RejectedOnWriting", "NaN: rejected on writing, ArgumentException")]
    [InlineData("SystemTextJson", "int[,]", "NotSupported", "Serialization and deserialization of 'System.Int32[,]' instances is not supported.")]
    [InlineData("SystemTextJson", "HashSet, ignoring case", "Changed", "1 word: one that does not ignore case")]
    [InlineData("Orleans", "HashSet, ignoring case", "Exact", null)]
    [InlineData("ProtobufNet", "int[] = [1]", "Changed", "As it is: Value: expected 1 element, got 2 elements")]
    [InlineData("ProtobufNet", "Dictionary<enum, …>", "Exact", null)]
    [InlineData("NewtonsoftJson", "Parameter with a default", "Lost", "Not in the payload: Value: expected 3, got 0")]
    [InlineData("SystemTextJson", "Parameter with a default", "Exact", null)]
    public void ACellSaysWhatBecameOfTheWorstValueAndTheDetailOfEach(string serializer, string type, string outcome, string? detail)
    {
        var cell = Cell(serializer, type);
        Assert.Equal(outcome, cell.Outcome.ToString());
        Assert.StartsWith(detail ?? "", cell.Detail ?? "", StringComparison.Ordinal);
        Assert.Equal(detail is null, cell.Detail is null);
    }

    [Theory]
    [InlineData("MemoryPack", "DateTime, local", "Read at UTC−07:00: expected 2021-08-26T00:04:56.7890000-07:00, got 2021-08-26T12:34:56.7890000-07:00")]
    [InlineData("MemoryPack", "DateTime, unspecified", null)]
    [InlineData("Orleans", "DateTime, local", null)]
    public void ALocalTimeIsTheSameMomentInAnotherTimeZone(string serializer, string type, string? detail)
    {
        Needs.TimeZone();
        Assert.Equal(detail, Cell(serializer, type).Detail);
    }

    [Fact]
    public void ASerializerThatTakesNoneOfTheClassesIsNamedWithTheReason()
    {
        Assert.StartsWith("It needs [MemoryPackable(GenerateType.VersionTolerant)] on ", Assert.Single(_report.Value.NotTried, serializer => serializer.Serializer == "MemoryPackVersionTolerant").Reason, StringComparison.Ordinal);
        Assert.DoesNotContain(_report.Value.NotTried, serializer => serializer.Serializer == "GoogleProtobuf"); // It takes no class of a user's at all.
        Assert.Contains("- Not tried: MemoryPack, version-tolerant. It needs ", TypesTables.Write(_report.Value), StringComparison.Ordinal);
    }

    [Fact]
    public void WhatNobodyNoticesIsWorseThanAnException()
    {
        var cell = TypeCell.Of("A", [("1", new FidelityCell("A", FidelityOutcome.RejectedOnReading, "B")), ("2", new FidelityCell("A", FidelityOutcome.Changed, "expected 1, got 2"))]);
        Assert.Equal((FidelityOutcome.Changed, "1: rejected on reading, B; 2: expected 1, got 2"), (cell.Outcome, cell.Detail));
    }

    [Fact]
    public void EveryTypeAndEveryGroupHasANameOfItsOwn()
    {
        var groups = AllTypes.Groups();
        Assert.Distinct(groups.Select(group => group.Id));
        Assert.Distinct(groups.SelectMany(group => group.Types).Select(type => type.Name));
        Assert.All(groups.SelectMany(group => group.Types), type => Assert.Distinct(type.Values.Select(value => value.Name)));
    }

    private static TypeCell Cell(string serializer, string type) =>
        _report.Value.Groups.SelectMany(group => group.Types).Single(other => other.Name == type).Cells.Single(cell => cell.Serializer == serializer);
}
