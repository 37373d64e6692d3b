using System.Text.RegularExpressions;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Repository;

/// <summary>The rooms of src/Benchmarks, and that each knows only those before it.</summary>
public partial class RoomTests
{
    private const string Project = "SerializationBenchmarks.Benchmarks.";

    // In order; those of one step do not know each other.
    private static readonly string[][] _steps =
    [
        ["Measuring/Settings"],
        ["Records", "Values"],
        ["Statistics", "Measuring/Engine", "Measuring/Configuration"],
        ["Measuring/FirstCalls", "Measuring/Processes"],
        ["Measuring/Progress"],
        ["Measuring/Rounds"],
        ["Studies"],
        ["Rendering/Tables"],
        ["Studies/*", "Rendering/Pages"],
        ["Commands"],
    ];

    private static readonly (string Path, string Room, string Text)[] _files =
    [
        .. from file in SourceFiles.Of("src", "Benchmarks")
           let room = Path.GetDirectoryName(file.Path)!.Replace(Path.DirectorySeparatorChar, '/')
           where room.Length > 0 // Program.cs starts all.
           select (file.Path, room, file.Text),
    ];

    // By a using, or by a name that is written with its namespace or the end of it. A comment's cref counts too.
    private static readonly (string Room, Regex Name)[] _names =
    [
        .. from room in _files.GroupBy(file => file.Room, file => file.Text)
           let space = Regex.Escape(room.Key.Replace('/', '.'))
           select (room.Key, new Regex($@"using {Regex.Escape(Project)}{space};\n|(?<![\w.])(?:{Regex.Escape(Project)}|Benchmarks\.)?{space}\.(?:{string.Join('|', room.SelectMany(SourceFiles.TypesIn))})\b")),
    ];

    [Fact]
    public void EveryRoomHasItsPlaceInTheOrder() => Assert.Equal(
        _steps.SelectMany(step => step).Order(StringComparer.Ordinal),
        _files.Select(file => PlaceOf(file.Room)).Distinct().Order(StringComparer.Ordinal));

    [Fact]
    public void ARoomKnowsOnlyRoomsBeforeIt()
    {
        var wrong = from file in _files
                    from room in _names
                    where room.Room != file.Room && Step(room.Room) >= Step(file.Room) && room.Name.IsMatch(file.Text)
                    select $"{file.Path} knows {room.Room}";
        Assert.Empty(wrong);
    }

    [Fact]
    public void ContributingHasTheOrder() => Assert.Contains(
        string.Join("; ", _steps.Select(step => string.Join(", ", step))),
        Spaces().Replace(File.ReadAllText(Path.Combine(RepositoryRoot.Find(), "CONTRIBUTING.md")), " "),
        StringComparison.Ordinal);

    // A study's own folder is named nowhere.
    private static string PlaceOf(string room) => room.StartsWith("Studies/", StringComparison.Ordinal) ? "Studies/*" : room;

    private static int Step(string room) => Array.FindIndex(_steps, step => step.Contains(PlaceOf(room)));

    [GeneratedRegex(@"\s+")]
    private static partial Regex Spaces();
}
