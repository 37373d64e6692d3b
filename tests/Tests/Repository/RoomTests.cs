using System.Globalization;
using System.Reflection;
using System.Text.RegularExpressions;
using System.Xml.Linq;
using NetArchTest.Rules;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Repository;

/// <summary>The rooms: projects, each of which refers only to those before it, and their folders, which do not know each other in a circle.</summary>
public partial class RoomTests
{
    public static TheoryData<string> Projects => [.. SourceFiles.Projects.Where(project => project is not ("Cache" or "Service"))]; // No build of this solution has those.

    [Fact]
    public void AProjectRefersOnlyToThoseBeforeItInContributing()
    {
        string[] order = [.. Room().Matches(File.ReadAllText(Path.Combine(RepositoryRoot.Find(), "CONTRIBUTING.md"))).Select(room => room.Groups[1].Value)];
        Assert.Equal(SourceFiles.Projects, order.Order(StringComparer.Ordinal));
        Assert.All(order, project => Assert.All(ReferencesOf(project), other =>
            Assert.True(Array.IndexOf(order, other) < Array.IndexOf(order, project), $"src/{project} refers to src/{other}, which comes after it in CONTRIBUTING.md.")));
    }

    [Theory]
    [MemberData(nameof(Projects))]
    public void RoomsOfAProjectDoNotKnowEachOtherInACircle(string project) => Assert.Empty(Circles(project));

    [Fact]
    public void TheListOfTheWayNamesFilesThatAreThereEachOnceAndCountsThem()
    {
        var text = File.ReadAllText(Path.Combine(RepositoryRoot.Find(), "CONTRIBUTING.md")).ReplaceLineEndings("\n");
        var list = Way().Match(text);
        var (project, files) = ("", new List<string>());
        foreach (var line in list.Groups["line"].Captures.Select(line => line.Value[4..]))
        {
            var names = line.TrimStart().Split("  ")[0].Split(", ");
            if (line[0] != ' ')
                project = names[0].Split('/')[0];
            var first = line[0] == ' ' ? $"{project}/{names[0]}" : names[0];
            files.AddRange([first, .. names[1..].Select(name => $"{first[..first.LastIndexOf('/')]}/{name}")]);
        }

        Assert.All(files, file => Assert.True(File.Exists(Path.Combine(RepositoryRoot.Find(), "src", $"{file}.cs")), $"CONTRIBUTING.md names src/{file}.cs, which is not there."));
        Assert.Equal(files.Distinct(), files);
        Assert.Equal(list.Groups["count"].Value, files.Count.ToString(CultureInfo.InvariantCulture));
    }

    private static IEnumerable<string> ReferencesOf(string project) =>
        from reference in XDocument.Load(Directory.GetFiles(Path.Combine(RepositoryRoot.Find(), "src", project), "*.csproj").Single()).Descendants("ProjectReference")
        select reference.Attribute("Include")!.Value.Split('/')[1];

    private static string[] Circles(string project)
    {
        var assembly = Assembly.Load(project == "Benchmarks" ? project : $"SerializationBenchmarks.{project}");
        var root = $"SerializationBenchmarks.{project}";
        var types = Types.InAssembly(assembly);
        var rooms = types.GetTypes().Where(type => type.Namespace is { } name && (name + '.').StartsWith(root + '.', StringComparison.Ordinal)).ToLookup(type => type.Namespace!);
        var known = rooms.ToDictionary(room => room.Key, room => new HashSet<string>());
        foreach (var room in rooms)
        {
            foreach (var type in types.That().HaveDependencyOnAny([.. room.Select(type => type.FullName!)]).GetTypes())
            {
                if (type.Namespace is { } name && name != room.Key && known.TryGetValue(name, out var knows))
                    knows.Add(room.Key);
            }
        }

        foreach (var middle in known.Keys)
        {
            foreach (var knows in known.Values.Where(knows => knows.Contains(middle)))
                knows.UnionWith(known[middle]);
        }

        return
        [
            .. known.Keys.Where(room => known[room].Contains(room))
                .GroupBy(room => known.Keys.First(other => known[room].Contains(other) && known[other].Contains(room)))
                .Select(circle => string.Join(", ", circle.Select(room => room == root ? project : room[(root.Length + 1)..]).Order(StringComparer.Ordinal)))
                .Order(StringComparer.Ordinal),
        ];
    }

    [GeneratedRegex(@"\nThe (?<count>\d+) files in the order in which the main command uses them\.\n\n(?<line>    .+\n)+")]
    private static partial Regex Way();

    [GeneratedRegex(@"^    src/(\w+) ", RegexOptions.Multiline)]
    private static partial Regex Room();
}
