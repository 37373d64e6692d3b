namespace SerializationBenchmarks.EndToEnd.OwnTypes.Trials;

/// <summary>No code of a user's type runs in the process that the user has started.</summary>
public sealed class ChildrenAloneTests : IDisposable
{
    private const string Variable = "STRANGE_WITNESS";

    private readonly TemporaryFolder _folder = new();

    public ChildrenAloneTests()
    {
        File.WriteAllText(_folder["a.json"], """{ "name": "a" }""");
        File.WriteAllText(_folder["b.json"], """{ "name": "b" }""");
    }

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData("Benchmarks --validate")]
    [InlineData("Benchmarks --study fresh --list")]
    [InlineData("Benchmarks --quick --operations SerializeToBuffer --results results --artifacts artifacts")]
    [InlineData("Info sizes")]
    [InlineData("Info fidelity")]
    public async Task AUsersCodeRunsInChildrenAlone(string command)
    {
        var words = command.Split(' ');
        using var process = BuiltPrograms.StartAny(
            _folder.Path,
            [.. BuiltPrograms.Program(words[0]), .. words[1..], "--serializers", "SystemTextJson", .. Contracts.Arguments("Strange.Witness", _folder["a.json"], _folder["b.json"])],
            (Variable, _folder["seen"]));
        var (output, error) = (process.StandardOutput.ReadToEndAsync(TestContext.Current.CancellationToken), process.StandardError.ReadToEndAsync(TestContext.Current.CancellationToken));
        var (said, why) = (await output, await error); // Both end with the process.
        await process.WaitForExitAsync(TestContext.Current.CancellationToken);
        Assert.True(process.ExitCode == 0, said + why);
        string[] seen = [.. _folder.Files.Where(file => file.StartsWith("seen.", StringComparison.Ordinal))];
        Assert.NotEmpty(seen);
        Assert.DoesNotContain($"seen.{process.Id}", seen);
    }
}
