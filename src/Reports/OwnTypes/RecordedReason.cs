using System.Text;
using System.Text.Json;
using System.Text.RegularExpressions;

namespace SerializationBenchmarks.Reports;

/// <summary>Takes a user's data out of the sentences that go into records: those are kept and shared, the data is not.</summary>
/// <param name="samples">The data.</param>
public sealed partial class RecordedReason(SampleSet samples)
{
    // Shorter texts are in too many words to tell anything.
    private const int ShortestText = 3;

    private readonly string[] _texts =
    [
        .. samples.Items.SelectMany(sample => TextsOf(sample.Json)).Where(text => text.Length >= ShortestText).Distinct().OrderByDescending(text => text.Length),
    ];

    // Many cases have one reason, and a large sample a million texts.
    private readonly Dictionary<string, string> _known = [];

    /// <summary>Writes a sentence without data.</summary>
    /// <param name="reason">Why a row is not timed: members and their paths stay, keys of dictionaries and values go.</param>
    public string Of(string reason) => _known.TryGetValue(reason, out var known) ? known : _known[reason] = Write(reason);

    private string Write(string reason)
    {
        if (reason.IndexOf("expected ", StringComparison.Ordinal) is var values and >= 0)
            reason = Keys().Replace(reason[..values].TrimEnd(' ', ':'), "[…]") + "; the program shows the values and does not record them.";
        foreach (var text in _texts)
            reason = reason.Replace(text, "…", StringComparison.Ordinal);
        return reason;
    }

    private static List<string> TextsOf(ReadOnlyMemory<byte> json)
    {
        var texts = new List<string>();
        var reader = new Utf8JsonReader(json.Span);
        while (reader.Read())
        {
            if (reader.TokenType is JsonTokenType.String)
                texts.Add(TextOf(ref reader));
            else if (reader.TokenType is JsonTokenType.Number)
                texts.Add(Encoding.UTF8.GetString(reader.ValueSpan));
        }

        return texts;
    }

    private static string TextOf(ref Utf8JsonReader reader)
    {
        try
        {
            return reader.GetString()!;
        }
        catch (InvalidOperationException)
        {
            return Encoding.UTF8.GetString(reader.ValueSpan); // An unpaired surrogate, which can only be written as an escape.
        }
    }

    // A text as a key can hold anything, so nothing behind it is trusted.
    [GeneratedRegex("\\[\".*|\\[[^\\]]*\\]")]
    private static partial Regex Keys();
}
