using System.Text;
using System.Text.RegularExpressions;

namespace SerializationBenchmarks.Tests.Pages;

/// <summary>README.md is short, has the commands, and no figure that is not rendered from a record or a fact.</summary>
public partial class ReadmeTests
{
    private static readonly string _readme = Page.Read("README.md");

    [Fact]
    public void ItHasAtMost8Kilobytes() => Assert.InRange(Encoding.UTF8.GetByteCount(_readme), 1, 8_000);

    [Theory]
    [InlineData("dotnet run -c Release --project src/Benchmarks")]
    [InlineData("dotnet run -c Release --project src/Info")]
    [InlineData("dotnet test")]
    public void ItHasTheCommands(string command) => Assert.Contains($"\n    {command}\n", _readme, StringComparison.Ordinal);

    [Theory]
    [InlineData("docs/command-line.md", "dotnet run -c Release --project src/Benchmarks -- --quick --serializers SystemTextJson,MessagePack --models Simple")]
    [InlineData("docs/command-line.md", "dotnet run -c Release --project src/Benchmarks -- --quick --filter 'SerializeOnce.*.Tiny' '*.MessagePack.*'")]
    [InlineData("docs/command-line.md", "dotnet run -c Release --project src/Benchmarks -- report RECORD")]
    [InlineData("docs/command-line.md", "dotnet run -c Release --project src/Benchmarks -- compare OLD NEW --relative --fail-on-slower 10%")]
    [InlineData("docs/command-line.md", "dotnet run -c Release --project src/Benchmarks -- compare results/MACHINE/A.json results/MACHINE/B.json")]
    [InlineData("docs/command-line.md", "dotnet run -c Release --project src/Info -- fidelity")]
    [InlineData("docs/own-data.md", "dotnet build -c Release tests/Contracts")]
    [InlineData("docs/own-data.md", "dotnet run -c Release --project src/Benchmarks -- --quick --assembly tests/Contracts/bin/Release/net10.0/Contracts.dll --type Tracker.IssueEvent --sample samples/documents/issue-event.json")]
    [InlineData("docs/own-data.md", "dotnet pack -c Release -o artifacts/packages")]
    [InlineData("docs/own-data.md", "dotnet run -c Release --project samples/OwnProject")]
    public void TheOtherCommandsAreOnThePagesThatItLinksTo(string page, string command)
    {
        Assert.Contains($"({page})", _readme, StringComparison.Ordinal);
        Assert.Contains($"\n    {command}\n", Page.Read(page), StringComparison.Ordinal);
    }

    // The version of the SDK is the one figure that no record decides.
    [Fact]
    public void NoFigureStandsOutsideOfWhatIsRendered() => Assert.DoesNotMatch("[0-9]", Rendered().Replace(_readme, "").Replace(".NET 10 SDK", "", StringComparison.Ordinal));

    [GeneratedRegex("<!-- (summary|service|runtime):begin -->.*<!-- \\1:end -->", RegexOptions.Singleline)]
    private static partial Regex Rendered();
}
