using SerializationBenchmarks.Measuring.Processes;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Tests.Measuring.Processes;

public class ProcessGroupTests
{
    private static readonly Study _study = Study.All[0];

    private static readonly StudyCase[] _cases = [.. Plan.Create(_study, [.. _study.Operations.Take(3)], [.. Model.BuiltIn.Take(2)], [.. _study.Serializers.Take(4)]).Cases];

    [Fact]
    public void ASerializerOnAModelHasAProcessOfItsOwnWithAllOfItsOperations()
    {
        var groups = Split(1);
        Assert.Equal(["Tiny", "Simple"], groups.Select(group => group.Name));
        Assert.All(groups, group => Assert.Equal(4, group.Processes.Count));
        Assert.All(groups.SelectMany(group => group.Processes), process => Assert.Single(process.Select(@case => (@case.Key.Serializer, @case.Key.Model)).Distinct()));
        Assert.Equal(_cases.Select(@case => @case.Key).ToHashSet(), groups.SelectMany(group => group.Processes).SelectMany(process => process).Select(@case => @case.Key).ToHashSet());
    }

    [Fact]
    public void ARoundHasAnotherOrderThanTheNextAndARunTheSameAsAnother()
    {
        string Order(int round) => string.Join(' ', Split(round)[0].Processes.Select(process => process[0].Key.Serializer));
        Assert.Equal(Order(1), Order(1));
        Assert.InRange(Enumerable.Range(1, 6).Select(Order).Distinct().Count(), 4, 6);
    }

    [Fact]
    public void WhatMemoryDoesNotHoldLivesOneAfterTheOther()
    {
        var groups = Split(1, most: 3);
        Assert.Equal(["Tiny (1 of 2)", "Tiny (2 of 2)", "Simple (1 of 2)", "Simple (2 of 2)"], groups.Select(group => group.Name));
        Assert.Equal([2, 2, 2, 2], groups.Select(group => group.Processes.Count));
    }

    [Fact]
    public void AGroupInPartsHasTheSameProcesses()
    {
        var group = Split(1)[0];
        var parts = group.InParts(3).ToArray();
        Assert.Equal(["Tiny (1 of 2)", "Tiny (2 of 2)"], parts.Select(part => part.Name));
        Assert.Equal(group.Processes.ToHashSet(), parts.SelectMany(part => part.Processes).ToHashSet());
        Assert.Same(group, Assert.Single(group.InParts(4)));
    }

    [Theory]
    [InlineData(4, 12)]
    [InlineData(24, 76)]
    [InlineData(0.1, 2)]
    public void MemoryBoundsTheProcessesThatLiveAtATime(double gibibytes, int processes) =>
        Assert.Equal(processes, ProcessGroup.MostProcesses((long)(gibibytes * (1L << 30)), MeasurementSettings.Default));

    [Fact]
    public void AFirstCallIsAlone()
    {
        var groups = ProcessGroup.Of(_cases, _ => true, ProcessGroup.RandomOf(MeasurementSettings.Default, 1), 99).ToArray();
        Assert.Equal(_cases.Length, groups.Length);
        Assert.All(groups, group => Assert.True(group is { IsCalledOnce: true, Processes: [[_]] }));
    }

    [Fact]
    public void CallsThatMeasureThemselvesTakeTurnsInAProcessForEachSerializer()
    {
        var shared = new SharedProcess("server", new Dictionary<string, string>());
        var groups = ProcessGroup.Of(_cases.Select(@case => @case with { Shared = shared }), _ => true, ProcessGroup.RandomOf(MeasurementSettings.Default, 1), 99).ToArray();
        Assert.Equal(["Tiny, server", "Simple, server"], groups.Select(group => group.Name));
        Assert.Equal(Split(1).SelectMany(group => group.Processes).Select(Names).Order(), groups.SelectMany(group => group.Processes).Select(Names).Order());
        Assert.All(groups, group => Assert.True(group.IsCalledOnce));

        static string Names(IReadOnlyList<MeasuredCase> process) => string.Join(' ', process.Select(@case => @case.Key));
    }

    private static ProcessGroup[] Split(int round, int most = 99) => [.. ProcessGroup.Of(_cases, _ => false, ProcessGroup.RandomOf(MeasurementSettings.Default, round), most)];
}
