using System.Globalization;
using System.Text.RegularExpressions;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Studies;

/// <summary>The part of a run that one of several machines measures.</summary>
/// <param name="Index">The part, from 1.</param>
public sealed partial record Shard(int Index, int Count)
{
    /// <summary>Parses "i/n".</summary>
    /// <param name="text">The text; null for no shard.</param>
    /// <exception cref="UserErrorException">It is not of that form, or i is not from 1 to n.</exception>
    public static Shard? Parse(string? text)
    {
        if (text is null)
            return null;
        if (Form().Match(text) is { Success: true } match)
        {
            var (index, count) = (Number(match.Groups[1]), Number(match.Groups[2]));
            if (index >= 1 && index <= count)
                return new Shard(index, count);
        }

        throw new UserErrorException($"--shard is \"{text}\"; write i/n with i from 1 to n and n up to 999, for example 1/4.");
    }

    private static int Number(Group group) => int.Parse(group.ValueSpan, CultureInfo.InvariantCulture);

    [GeneratedRegex("^([0-9]{1,3})/([0-9]{1,3})\\z")]
    private static partial Regex Form();
}
