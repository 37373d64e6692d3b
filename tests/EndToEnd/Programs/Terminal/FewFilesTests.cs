namespace SerializationBenchmarks.EndToEnd.Programs.Terminal;

/// <summary>Programs that may open fewer files than they have assemblies.</summary>
public sealed class FewFilesTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData(90)]
    [InlineData(150)]
    public void TheAnswerIsOneSentence(int files)
    {
        Needs.Unix("Windows has no such limit.");
        var answer = BuiltPrograms.RunAny(_folder.Path, ["/bin/sh", "-c", $"ulimit -n {files} && exec \"$@\"", "sh", .. BuiltPrograms.Program("Benchmarks"), "report", "none.json"]);
        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.Matches(@"\A[^\n]+\.\n\z", answer.Error);
    }
}
