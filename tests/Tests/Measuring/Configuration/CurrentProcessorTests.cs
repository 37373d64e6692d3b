using SerializationBenchmarks.Measuring.Configuration;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Tests.Measuring.Configuration;

public class CurrentProcessorTests
{
    private const string Entry = """
        processor	: 0
        cpu family	: 26
        model		: 2
        model name	: AMD EPYC
        stepping	: 1
        flags		: fpu vme hypervisor lahf_lm

        processor	: 1
        cpu family	: 25
        """;

    [Fact]
    public void TheFirstProcessorsEntryCounts() => Assert.Equal(
        new ProcessorRecord(26, 2, 1, 48 << 10, 1 << 20, 32 << 20, true),
        CurrentProcessor.Of(Entry, [(1, 48 << 10), (2, 1 << 20), (3, 32 << 20)]));

    [Fact]
    public void WhatTheSystemDoesNotSayIsNotKnown()
    {
        Assert.Null(CurrentProcessor.Of("", []));
        Assert.Null(CurrentProcessor.Of("processor: 0\nCPU part: 0xd40\n", []));
        Assert.Equal(new ProcessorRecord(Level2Bytes: 1 << 20), CurrentProcessor.Of("", [(2, 1 << 20)]));
        Assert.Equal(new ProcessorRecord(Family: 6, IsVirtual: false), CurrentProcessor.Of("cpu family: 6\nflags: fpu", []));
    }
}
