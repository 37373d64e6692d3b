using System.Globalization;
using System.Text.Json;

namespace SerializationBenchmarks.CustomModels.Samples;

/// <summary>Writes the place and the reason of what is wrong with JSON as a user's editor counts: from 1.</summary>
internal static class JsonPlace
{
    public static string Of(JsonException exception) => Of((exception.LineNumber ?? 0) + 1, (exception.BytePositionInLine ?? 0) + 1);

    public static string Of(long line, long column) => string.Create(CultureInfo.InvariantCulture, $"line {line}, column {column}");

    // The library puts the place, counted from 0, and the path behind its sentence.
    public static string Reason(Exception exception)
    {
        var text = exception.Message.ReplaceLineEndings(" ");
        foreach (var end in (string[])[" Path: ", " LineNumber: ", " Path '"])
            text = text.Split(end)[0];
        return text.TrimEnd('.', ' ', ',', '|');
    }
}
