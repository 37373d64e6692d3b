using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Tests.WrongInput;

/// <summary>Broken marks are told before anything is measured or tried.</summary>
[Trait("Category", "AnyPackages")]
[Collection(nameof(AloneInTheProcess))] // Its current folder changes.
public sealed class ReadmeMarkTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public ReadmeMarkTests()
    {
        File.WriteAllText(_folder["SerializationBenchmarks.sln"], "");
        RecordFile.Write(_folder["run.json"], RecordFactory.Full());
    }

    public void Dispose() => _folder.Dispose();

    public static TheoryData<string, string> Commands => new()
    {
        { "Benchmarks report run.json", "results" },
        { "Benchmarks --serializers SystemTextJson --models Tiny --operations SerializeOnce --results results --artifacts artifacts", "results" },
        { "Info", "sizes" },
        { "Info fidelity --serializers SystemTextJson", "fidelity" },
        { "Info robustness --serializers SystemTextJson", "robustness" },
    };

    [Theory]
    [MemberData(nameof(Commands))]
    public void AMissingMarkIsOneSentenceForEveryCommand(string command, string mark) =>
        IsRefused(command, $"<!-- {mark}:begin -->\n", $"README.md: the mark '<!-- {mark}:end -->' is missing; put it on a line of its own.");

    // Each of the other faults once; GeneratedFilesTests has all of them without a command.
    [Theory]
    [InlineData("<!-- results:begin -->\n<!-- results:end -->\n<!-- results:end -->\n", "README.md: the mark '<!-- results:end -->' is there more than once; leave one.")]
    [InlineData("<!-- results:end -->\n<!-- results:begin -->\n", "README.md: the mark '<!-- results:end -->' stands before '<!-- results:begin -->'; put it after it.")]
    [InlineData(null, "README.md cannot be read: the file or its folder does not exist.")]
    public void OtherFaultsAreOneSentenceToo(string? readme, string sentence) => IsRefused("Benchmarks report run.json", readme, sentence);

    private void IsRefused(string command, string? readme, string sentence)
    {
        if (readme is not null)
            File.WriteAllText(_folder["README.md"], readme);
        var words = command.Split(' ');
        BuiltPrograms.RunIn(_folder.Path, words[0], [.. words[1..], "--update-readme"]).IsUserError(sentence);
        Assert.Equal(readme, File.Exists(_folder["README.md"]) ? File.ReadAllText(_folder["README.md"]) : null);
        Assert.Empty(_folder.Files.Except(["README.md", "SerializationBenchmarks.sln", "run.json"]));
    }
}
