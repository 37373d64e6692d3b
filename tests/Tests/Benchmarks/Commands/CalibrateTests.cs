namespace SerializationBenchmarks.Tests.Benchmarks.Commands;

public class CalibrateTests
{
    [Fact]
    public void ARecordAloneIsToldInASentenceHoweverOftenTheCommandIsMade()
    {
        for (var run = 0; run < 2; run++)
            Programs.Run("calibrate", "alone.json").IsUserError("'alone.json' is alone; name at least two.");
    }

    [Fact]
    public void ItTakesAsManyRecordsAsAFolderHas() =>
        Programs.Run(["calibrate", .. Enumerable.Repeat("gone.json", 200)]).IsUserError("gone.json cannot be read");
}
