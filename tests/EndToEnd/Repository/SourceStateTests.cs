using System.Text.Json;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.EndToEnd.Repository;

/// <summary>Whether a build is of the commit that it names.</summary>
public sealed class SourceStateTests : IDisposable
{
    private const string Option = "SerializationBenchmarks.SourcesChanged";

    private readonly TemporaryFolder _folder = new();

    public SourceStateTests()
    {
        Directory.CreateDirectory(_folder["build"]);
        Directory.CreateDirectory(_folder["src"]);
        File.Copy(Path.Combine(RepositoryRoot.Find(), "build", "SourceState.targets"), _folder["build/SourceState.targets"]);
        File.WriteAllText(_folder["src/a.cs"], "// As it was.");
    }

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void SourcesAreUnchangedUntilOneOfThemChanges()
    {
        Needs.Program("git");
        Git("init", "--quiet");
        Git("add", ".");
        Git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "--quiet", "--message=All");
        Assert.Equal("false", SourcesChanged());

        File.WriteAllText(_folder["record.json"], "{}"); // What a run leaves behind is no source.
        Assert.Equal("false", SourcesChanged());

        File.WriteAllText(_folder["src/a.cs"], "// As it is.");
        Assert.Equal("true", SourcesChanged());

        Git("checkout", "--quiet", ".");
        File.WriteAllText(_folder["src/b.cs"], "// New.");
        Assert.Equal("true", SourcesChanged());
    }

    [Fact]
    public void OutsideARepositoryItIsUnknown() => Assert.Null(SourcesChanged());

    [Fact]
    public void TheProgramIsBuiltWithTheAnswer()
    {
        Needs.Program("git");
        var path = Path.ChangeExtension(BuiltPrograms.Program("Benchmarks")[1], "runtimeconfig.json");
        using var config = JsonDocument.Parse(File.ReadAllText(path));
        var isRepository = Path.Exists(Path.Combine(RepositoryRoot.Find(), ".git"));
        Assert.Equal(isRepository, config.RootElement.GetProperty("runtimeOptions").GetProperty("configProperties").TryGetProperty(Option, out _));
    }

    private void Git(params string[] arguments) => Tool.Run("git", _folder.Path, arguments);

    // What a build would put into the program's runtimeconfig.json.
    private string? SourcesChanged()
    {
        var json = Tool.Run("dotnet", _folder.Path, "msbuild", "build/SourceState.targets", "-target:ReadSourceState", "-getItem:RuntimeHostConfigurationOption");
        using var answer = JsonDocument.Parse(json);
        var items = answer.RootElement.GetProperty("Items").GetProperty("RuntimeHostConfigurationOption").EnumerateArray().ToArray();
        return items is [var item] && item.GetProperty("Identity").GetString() == Option ? item.GetProperty("Value").GetString() : null;
    }
}
