namespace SerializationBenchmarks.Programs.Arguments;

/// <summary>
/// Finds the names that someone may have meant. System.CommandLine does this for options and commands only, and keeps it
/// to itself.
/// </summary>
public static class NearNames
{
    private const int Most = 3;

    /// <summary>Finds near names, the nearest first.</summary>
    /// <returns>At most three names, without regard to case: such as hold the wrong name or are held in it, or differ in a third of its letters at most.</returns>
    public static IReadOnlyList<string> Find(string wrong, IEnumerable<string> valid) =>
    [
        .. valid.Distinct()
            .Select(name => (Name: name, Distance: Distance(wrong.ToUpperInvariant(), name.ToUpperInvariant())))
            .Where(near => near.Distance <= Math.Max(2, wrong.Length / 3) || Holds(near.Name, wrong) || Holds(wrong, near.Name))
            .OrderBy(near => near.Distance)
            .Take(Most)
            .Select(near => near.Name),
    ];

    /// <summary>Writes near names as a part of a sentence.</summary>
    /// <returns>For example ", the nearest are A, B"; empty if no name is near.</returns>
    public static string Hint(string wrong, IEnumerable<string> valid) =>
        Find(wrong, valid) is { Count: > 0 } names ? $", the nearest {(names.Count == 1 ? "is" : "are")} {string.Join(", ", names)}" : "";

    // Two letters are in too many names to mean anything.
    private static bool Holds(string whole, string part) =>
        part.Length > 2 && whole.Contains(part, StringComparison.OrdinalIgnoreCase);

    // Levenshtein's distance: letters to insert, delete or replace.
    private static int Distance(string from, string to)
    {
        var row = Enumerable.Range(0, to.Length + 1).ToArray();
        for (var i = 1; i <= from.Length; i++)
        {
            var diagonal = row[0];
            row[0] = i;
            for (var j = 1; j <= to.Length; j++)
            {
                var replaced = diagonal + (from[i - 1] == to[j - 1] ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.Min(replaced, Math.Min(row[j], row[j - 1]) + 1);
            }
        }

        return row[^1];
    }
}
