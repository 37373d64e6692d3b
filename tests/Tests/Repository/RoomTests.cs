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
        ["Records"],
        ["RecordFiles", "Statistics", "Studies"],
        ["Harness", "Tables", "Measuring/Messages", "Measuring/Progress"],
        ["Studies/*", "Pages"],
        ["Measuring/Engine"],
        ["Measuring/Processes"],
        ["Measuring/Configuration"],
        ["Measuring/Rounds"],
        ["Commands"],
    ];

    [Fact]
    public void EveryRoomHasItsPlaceInTheOrder() => Assert.Equal(
        _steps.SelectMany(step => step).Order(StringComparer.Ordinal),
        Files().Select(file => PlaceOf(file.Room)).Distinct().Order(StringComparer.Ordinal));

    [Fact]
    public void ARoomKnowsOnlyRoomsBeforeIt()
    {
        var wrong = from file in Files()
                    from known in KnownRooms(file.Text)
                    where known != file.Room && Step(known) >= Step(file.Room)
                    select $"{file.Path} knows {known}";
        Assert.Empty(wrong);
    }

    [Fact]
    public void ContributingHasTheOrder() => Assert.Contains(
        string.Join("; ", _steps.Select(step => string.Join(", ", step))),
        Spaces().Replace(File.ReadAllText(Path.Combine(RepositoryRoot.Find(), "CONTRIBUTING.md")), " "),
        StringComparison.Ordinal);

    private static IEnumerable<(string Path, string Room, string Text)> Files() =>
        from file in SourceFiles.Of("src", "Benchmarks")
        let room = Path.GetDirectoryName(file.Path)!.Replace(Path.DirectorySeparatorChar, '/')
        where room.Length > 0 // Program.cs starts all.
        select (file.Path, room, file.Text);

    // A study's own folder is named nowhere.
    private static string PlaceOf(string room) => room.StartsWith("Studies/", StringComparison.Ordinal) ? "Studies/*" : room;

    private static int Step(string room) => Array.FindIndex(_steps, step => step.Contains(PlaceOf(room)));

    // By a using, or by a name that is written with its namespace or the end of it. A comment's cref counts too.
    private static IEnumerable<string> KnownRooms(string text) =>
        from room in Files().Select(file => file.Room).Distinct()
        let space = room.Replace('/', '.')
        where text.Contains($"using {Project}{space};\n", StringComparison.Ordinal)
            || Types(room).Any(type => Regex.IsMatch(text, $@"(?<![\w.])(?:{Regex.Escape(Project)}|Benchmarks\.)?{Regex.Escape(space)}\.{type}\b"))
        select room;

    private static IEnumerable<string> Types(string room) =>
        Files().Where(file => file.Room == room).Select(file => Path.GetFileNameWithoutExtension(file.Path));

    [GeneratedRegex(@"\s+")]
    private static partial Regex Spaces();
}
