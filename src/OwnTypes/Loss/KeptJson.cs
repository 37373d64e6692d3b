using System.Collections;
using System.Globalization;
using System.Text.Json;
using Newtonsoft.Json.Linq;
using SerializationBenchmarks.OwnTypes.Samples;

namespace SerializationBenchmarks.OwnTypes.Loss;

/// <summary>
/// Whether JSON of no declared shape, in a member of type <see cref="object"/> or <c>JObject</c> or among those that no member is named for, is kept
/// to the letter: Newtonsoft.Json makes dates of texts that look like one and rounds fractions. System.Text.Json keeps such JSON as it is.
/// </summary>
internal static class KeptJson
{
    /// <summary>Finds what is not kept.</summary>
    /// <param name="document">What the document says.</param>
    /// <param name="value">What became of it.</param>
    /// <param name="path">Where that is.</param>
    /// <returns>The places of what is not kept, in the document's order.</returns>
    public static IEnumerable<JsonPath> FindLost(JsonElement document, object? value, JsonPath path) => (document.ValueKind, value) switch
    {
        (JsonValueKind.Null, _) => [],
        (_, JValue single) => FindLost(document, single.Value, path),
        (JsonValueKind.Object, JObject members) => document.EnumerateObject().SelectMany(member => FindLost(member.Value, members[member.Name], path.Member(member.Name))),
        (JsonValueKind.Array, JArray elements) => elements.Count != document.GetArrayLength() ? [path] : document.EnumerateArray().Zip(elements).SelectMany(pair => FindLost(pair.First, pair.Second, path.Element())),
        (JsonValueKind.Object, IDictionary<string, object?> entries) => document.EnumerateObject().SelectMany(entry => FindLost(entry.Value, entries.TryGetValue(entry.Name, out var found) ? found : null, path.Member(entry.Name))),
        (JsonValueKind.Array, IList elements) => elements.Count != document.GetArrayLength() ? [path] : document.EnumerateArray().Zip(elements.Cast<object?>()).SelectMany(pair => FindLost(pair.First, pair.Second, path.Element())),
        (JsonValueKind.Number, { } number) => ExactNumber.IsRounded(document.GetRawText(), number) ? [path] : [],
        (JsonValueKind.String, string text) => text == document.GetString() ? [] : [path],
        (JsonValueKind.String, DateTime time) => IsSame(document.GetString()!, new DateTimeOffset(time)) ? [] : [path],
        (JsonValueKind.String, DateTimeOffset time) => IsSame(document.GetString()!, time) ? [] : [path],
        (_, null) => [path],
        _ => [],
    };

    private static bool IsSame(string text, DateTimeOffset time) =>
        !ExactTime.HasMoreDigits(text) && DateTimeOffset.TryParse(text, CultureInfo.InvariantCulture, DateTimeStyles.AssumeLocal, out var written) && written.EqualsExact(time);
}
