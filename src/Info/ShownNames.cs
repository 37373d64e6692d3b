using System.Text.RegularExpressions;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Info;

/// <summary>The serializers and models in what a command of this program rendered, now or long ago; any other text has none.</summary>
internal static partial class ShownNames
{
    /// <summary>Finds the serializers, which are lines of its tables.</summary>
    /// <param name="markdown">The text.</param>
    public static IReadOnlyList<string> FindSerializers(string markdown) =>
        [.. Row().Matches(markdown).Select(match => match.Groups["name"].Value).Where(name => name != "Serializer").Distinct()];

    /// <summary>Finds the models, which headings and sentences name; a note names models too, but shows nothing of them.</summary>
    /// <param name="markdown">The text.</param>
    public static IReadOnlyList<string> FindModels(string markdown)
    {
        var text = string.Join('\n', markdown.Split('\n').Where(line => !line.StartsWith('|') && !line.StartsWith("- ", StringComparison.Ordinal)));
        return [.. Model.BuiltIn.Select(model => model.Name).Where(name => Regex.IsMatch(text, $@"\b{Regex.Escape(name)}\b"))];
    }

    [GeneratedRegex(@"^\| (?<name>\w+) +\|", RegexOptions.Multiline)]
    private static partial Regex Row();
}
