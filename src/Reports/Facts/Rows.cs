using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Reports.Facts;

/// <summary>Puts what was found of some serializers in the place of what was known of them.</summary>
public static class Rows
{
    private static readonly string[] _order = [.. Catalog.Serializers.Select(serializer => serializer.Name)];
    private static readonly HashSet<string> _leftOut = [.. Catalog.LeftOut.Select(left => left.Serializer)];

    /// <summary>Merges rows, of which each is about a serializer.</summary>
    /// <param name="known">What was known; null for nothing.</param>
    public static IReadOnlyList<TRow> Merge<TRow>(IEnumerable<TRow>? known, IReadOnlyList<TRow> found, Func<TRow, string> name)
    {
        var rows = (known ?? []).Where(row => _order.Contains(name(row)) || _leftOut.Contains(name(row))).ToList();
        foreach (var row in found)
        {
            var place = rows.FindIndex(other => name(other) == name(row));
            if (place >= 0)
            {
                rows[place] = row;
                continue;
            }

            var next = rows.FindIndex(other => Array.IndexOf(_order, name(other)) > Array.IndexOf(_order, name(row)));
            rows.Insert(next < 0 ? rows.Count : next, row);
        }

        // A serializer may have got another place since; those that this build lacks stay where they are.
        var sorted = new Queue<TRow>(rows.Where(row => _order.Contains(name(row))).OrderBy(row => Array.IndexOf(_order, name(row))));
        return [.. rows.Select(row => _order.Contains(name(row)) ? sorted.Dequeue() : row)];
    }
}
