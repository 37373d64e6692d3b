namespace SerializationBenchmarks.EndToEnd.Info.Robustness;

/// <summary>Real runs that are stopped in the middle.</summary>
public sealed class StoppedRobustnessTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData(Signal.Interrupt)]
    [InlineData(Signal.Terminate)]
    [InlineData(Signal.HangUp)]
    public async Task TheTablesOfWhatIsFinishedArePrinted(int signal)
    {
        Needs.Signals();
        using var process = BuiltPrograms.StartAny(
            _folder.Path, [.. BuiltPrograms.Program("Info"), "robustness", "--serializers", "SystemTextJson", "--models", "Tiny,Complex", "--mutants", "50000"]);
        var output = process.StandardOutput.ReadToEndAsync();
        Assert.Matches(@"^\[1/2\] .+ left: SystemTextJson Tiny: ", process.StandardError.ReadLine());
        Assert.True(Signal.Send(process.Id, signal));
        Assert.Equal("Stopped: the tables are of 1 of 2 cases.\n", process.StandardError.ReadToEnd());
        process.WaitForExit();
        Assert.Equal(130, process.ExitCode);
        Assert.StartsWith("Each serializer deserialized the payload of Tiny truncated", await output, StringComparison.Ordinal);
        Assert.Matches(@"\| System\.Text\.Json \| System\.Text\.Json \S+ \| fine  \| 51,621 \|", await output);
    }
}
