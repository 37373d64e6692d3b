namespace SerializationBenchmarks.Tests.Support;

/// <summary>A clock that stands still until it is told how much time passes, in whole seconds.</summary>
internal sealed class ManualClock : TimeProvider
{
    private long _seconds = 1;

    public override long TimestampFrequency => 1;

    public void Pass(int seconds) => _seconds += seconds;

    public override long GetTimestamp() => _seconds;
}
