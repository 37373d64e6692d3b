using SerializationBenchmarks.Benchmarks.Commands;
using SerializationBenchmarks.Output;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Tests.Benchmarks.Commands;

public class RunEndTests
{
    [Fact]
    public void OfNothingNothingIsSaidToBeApart() => Assert.Equal("\nNothing was measured.\n\n", Write(RecordFactory.Run()));

    [Fact]
    public void OfAnythingItIsSaidWhatCannotBeTold() => Assert.Contains("This run cannot tell differences below ", Write(RecordFactory.Full()), StringComparison.Ordinal);

    private static string Write(RunRecord record)
    {
        using var output = new StringWriter { NewLine = "\n" };
        RunEnd.Write(record, new RunTables(record), versus: null, "elsewhere", output);
        return output.ToString();
    }
}
