using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Tests.Output.Tables;

public class CalibrationTableTests
{
    [Fact]
    public void RunsWithOtherLibrariesDoNotRepeatEachOther()
    {
        var record = RecordFactory.Full();
        var (again, updated) = (WithLibrary("First 1.2.3"), WithLibrary("First 1.2.4"));
        Assert.Contains("Of 1 comparison, 0 would fail", CalibrationTable.Render([("a", WithLibrary("First 1.2.3")), ("b", again)]), StringComparison.Ordinal);
        Assert.Null(CalibrationTable.Render([("a", again), ("b", updated)]));

        RunRecord WithLibrary(string library) => record with { Environment = record.Environment with { Libraries = [library] } };
    }
}
