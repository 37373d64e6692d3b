using System.Globalization;
using System.Text;
using System.Text.RegularExpressions;
using SerializationBenchmarks.Output.Studies;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Pages.Front;
using SerializationBenchmarks.Pages.Records;
using SerializationBenchmarks.Pages.Studies;
using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Studies;
using SerializationBenchmarks.Studies.Service;

namespace SerializationBenchmarks.Tests.Pages;

/// <summary>README.md is short, has the commands, and no figure that is not rendered from a record or a fact.</summary>
public partial class ReadmeTests
{
    private static readonly string _readme = Page.Read("README.md");

    [Fact]
    public void ItHasAtMost8Kilobytes() => Assert.InRange(Encoding.UTF8.GetByteCount(_readme), 1, 8_192);

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

    [Fact]
    public void EveryLibraryHasALastRelease() => Assert.All(
        _readme[_readme.IndexOf("### What each can do", StringComparison.Ordinal)..].Split('\n').Where(line => line.StartsWith('|')).Skip(2).TakeWhile(line => line.Length > 0),
        line => Assert.Matches(@"\| (\d{4}-\d\d|with \.NET) \|$", line));

    // A range of one machine would be too narrow for the next.
    [Fact]
    public void ItsRangesAreOfAtLeastThreeRecordsAndTwoProcessors()
    {
        var records = RecordFiles.In(RepositoryRoot.Find());
        RunRecord[][] ranges =
        [
            [.. records.Of(Study.All[0].Name).Where(record => new ShortTable(record) is { Model: "Complex" } table && LeavingTable.HasAll(table.SumOf))],
            [.. records.Of(FreshColumn.Study.Name).Where(record => LeavingTable.HasAll(new FreshColumn([record], "Complex", record.Environment).SumOf))],
            [.. records.Of(StudyPages.Service).Where(record => new ServiceAnswers(record).Best() is not null)],
        ];
        Assert.All(ranges, range =>
        {
            Assert.InRange(range.Length, 3, int.MaxValue);
            Assert.InRange(range.Select(record => record.Environment.Processor).Distinct().Count(), 2, int.MaxValue);
        });
    }

    [Fact]
    public void ItsRatiosAreOfAtLeastThreeRuns() =>
        Assert.InRange(int.Parse(Runs().Match(_readme).Groups[1].Value, CultureInfo.InvariantCulture), 3, int.MaxValue);

    [Fact]
    public void NamesInItsTableAreTakenOnTheCommandLine()
    {
        var rows = Row().Matches(_readme).ToArray();
        Assert.InRange(rows.Length, 15, 40);
        Assert.All(rows, row =>
        {
            var name = row.Groups["library"].Value + row.Groups["configuration"].Value;
            try
            {
                Assert.Single(NameFilter.PickSerializers([name]));
            }
            catch (UserErrorException exception)
            {
                Assert.Contains(" is left out: ", exception.Message, StringComparison.Ordinal);
            }
        });
    }

    [GeneratedRegex(@"^\| (?<library>\S+) [0-9.]+(?<configuration>(, [^|(]+)?)[^|]*\| [*0-9,.]+ \|", RegexOptions.Multiline)]
    private static partial Regex Row();

    // The version of the SDK is the one figure that no record decides.
    [Fact]
    public void NoFigureStandsOutsideOfWhatIsRendered() => Assert.DoesNotMatch("[0-9]", Rendered().Replace(_readme, "").Replace(".NET 10 SDK", "", StringComparison.Ordinal));

    [GeneratedRegex(@"Ratios: geometric means of (\d+) runs")]
    private static partial Regex Runs();

    [GeneratedRegex("<!-- (summary|service|runtime):begin -->.*<!-- \\1:end -->", RegexOptions.Singleline)]
    private static partial Regex Rendered();
}
