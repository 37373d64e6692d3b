using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Tests.Records;

public class ProcessorRecordTests
{
    private static readonly EnvironmentRecord _machine = RecordFactory.Full().Environment;

    public static TheoryData<ProcessorRecord, string> Others => new()
    {
        { _machine.Processor! with { Family = 8 }, "the processor's family is 8 instead of 7" },
        { _machine.Processor! with { Model = 4 }, "the processor's model is 4 instead of 3" },
        { _machine.Processor! with { Stepping = 0 }, "the processor's stepping is 0 instead of 1" },
        { _machine.Processor! with { Level1Bytes = 48 << 10 }, "the processor's L1d is 48 KiB instead of 32 KiB" },
        { _machine.Processor! with { Level2Bytes = 512 << 10 }, "the processor's L2 is 512 KiB instead of 1 MiB" },
        { _machine.Processor! with { Level3Bytes = 32 << 20 }, "the processor's L3 is 32 MiB instead of 16 MiB" },
        { _machine.Processor! with { IsVirtual = true }, "the processor's hypervisor is yes instead of none" },
    };

    [Theory]
    [MemberData(nameof(Others))]
    public void AMachineWithAnotherProcessorOfTheSameNameIsAnother(ProcessorRecord other, string difference) =>
        Assert.Equal(difference, _machine.FirstMachineDifference(_machine with { Processor = other }));

    [Fact]
    public void AProcessorThatOneOfThemDoesNotKnowIsAnotherAndAPartOfItIsNot()
    {
        Assert.Equal("only one of the records says which Abacus 3000 it is", _machine.FirstMachineDifference(_machine with { Processor = null }));
        Assert.Equal("only one of the records says which Abacus 3000 it is", (_machine with { Processor = null }).FirstMachineDifference(_machine));
        Assert.Null((_machine with { Processor = null }).FirstMachineDifference(_machine with { Processor = null }));
        Assert.Null(_machine.FirstMachineDifference(_machine with { Processor = new ProcessorRecord(Family: 7, Level3Bytes: 16 << 20) }));
        Assert.Null(_machine.FirstMachineDifference(_machine with { }));
    }

    [Fact]
    public void WhatIsKnownIsDescribed()
    {
        Assert.Equal("family 7, model 3, stepping 1, L1d 32 KiB, L2 1 MiB, L3 16 MiB, hypervisor none", _machine.Processor!.Describe());
        Assert.Equal("family 26, hypervisor yes", new ProcessorRecord(Family: 26, IsVirtual: true).Describe());
    }
}
