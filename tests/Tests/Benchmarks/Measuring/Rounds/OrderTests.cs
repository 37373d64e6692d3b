using SerializationBenchmarks.Benchmarks.Measuring.Rounds;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Benchmarks.Measuring.Rounds;

public class OrderTests
{
    private static readonly string[] _table = ["A", "B", "C", "D", "E", "F"];

    [Fact]
    public void EachRoundVisitsATableInAnotherOrderAndEachRunInTheSame()
    {
        string[] Round(int round) => CaseRunner.InOrder(_table, MeasurementSettings.Default.OrderSeed, round);
        Assert.Equal(_table, Round(1).Order());
        Assert.Equal(Round(1), Round(1));
        Assert.Equal(6, Enumerable.Range(1, 6).Select(round => string.Concat(Round(round))).Distinct().Count());
    }

    [Fact]
    public void WithoutASeedTheOrderIsThatOfTheTable() => Assert.Equal(_table, CaseRunner.InOrder(_table, null, 1));

    [Fact]
    public void ASerializerThatRunsTheCodeOfAnotherHasAProcessOfItsOwn()
    {
        string[] names = [.. CaseRunner.InProcesses(Catalog.Serializers, 3, serializer => serializer).Select(process => string.Join(',', process.Select(serializer => serializer.Name)))];
        Assert.Equal(["Bson", "NewtonsoftJsonPooled"], names.Where(name => !name.Contains(',')).Order(StringComparer.Ordinal));
        Assert.Equal(3, names.Length);
        Assert.StartsWith("NewtonsoftJson,SystemTextJson,", names[0], StringComparison.Ordinal);
    }

    [Fact]
    public void WithoutIntervalsATableHasOneProcess() =>
        Assert.Equal(Catalog.Serializers, Assert.Single(CaseRunner.InProcesses(Catalog.Serializers, 2, serializer => serializer)));

    [Fact]
    public void TheCodeThatASerializerRunsIsThatOfOneOfTheSameBuild() => Assert.All(
        Catalog.Serializers.Where(serializer => serializer.RunsCodeOf is not null),
        serializer => Assert.Contains(Catalog.Serializers, other => other.Name == serializer.RunsCodeOf && other != serializer));
}
