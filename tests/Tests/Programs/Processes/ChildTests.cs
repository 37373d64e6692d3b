using System.Diagnostics;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Tests.Programs.Processes;

public sealed class ChildTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void AProgramThatWasMovedMeanwhileIsOneSentence()
    {
        var program = _folder["Benchmarks.dll"];
        Assert.StartsWith($"{program} is not there, which was to be started: ", Message(Child.StartOf(["dotnet", program], "worker")), StringComparison.Ordinal);
        Assert.StartsWith($"{program} is not there, which was to be started: ", Message(Child.StartOf([program], "worker")), StringComparison.Ordinal);
    }

    [Fact]
    public void AProgramThatCannotBeStartedIsOneSentence() =>
        Assert.StartsWith("no-such-program-anywhere cannot be started: ", Message(Child.StartOf(["no-such-program-anywhere"], "worker")), StringComparison.Ordinal);

    private static string Message(ProcessStartInfo start) => Assert.Throws<UserErrorException>(() => Child.Start(start, "")).Message;
}
