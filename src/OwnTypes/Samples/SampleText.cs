using System.Globalization;
using System.Text;
using System.Text.Json;
using SerializationBenchmarks.OwnTypes.Loss;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.OwnTypes.Samples;

/// <summary>Checks the text of samples before anything is built from it, and says what is wrong as a user's editor counts.</summary>
internal static class SampleText
{
    private static readonly byte[] _byteOrderMark = [0xEF, 0xBB, 0xBF];
    private static readonly UTF8Encoding _strict = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    // UTF-32 first, for its little-endian mark begins with UTF-16's.
    private static readonly (byte[] Mark, string Name)[] _otherEncodings =
    [
        ([0xFF, 0xFE, 0, 0], "UTF-32"),
        ([0, 0, 0xFE, 0xFF], "UTF-32"),
        ([0xFF, 0xFE], "UTF-16"),
        ([0xFE, 0xFF], "UTF-16"),
    ];

    /// <summary>Takes the byte order mark off a file's content.</summary>
    /// <exception cref="UserErrorException">It is no UTF-8, or empty.</exception>
    public static ReadOnlyMemory<byte> Of(string path, ReadOnlyMemory<byte> bytes)
    {
        if (_otherEncodings.FirstOrDefault(encoding => bytes.Span.StartsWith(encoding.Mark)).Name is { } other)
            throw new UserErrorException($"{path} is {other} text, and samples are UTF-8; save it as UTF-8.");
        try
        {
            _strict.GetCharCount(bytes.Span);
        }
        catch (DecoderFallbackException exception)
        {
            throw new UserErrorException(string.Create(CultureInfo.InvariantCulture, $"{path} is not valid UTF-8: the byte at offset {exception.Index} belongs to no character; save it as UTF-8."), exception);
        }

        var text = bytes.Span.StartsWith(_byteOrderMark) ? bytes[_byteOrderMark.Length..] : bytes;
        return text.Span.Trim(" \t\r\n"u8).IsEmpty ? throw new UserErrorException($"{path} is empty; a sample is a value as JSON.") : text;
    }

    /// <summary>Checks that a text is one JSON value, not null and not too deep.</summary>
    /// <exception cref="UserErrorException">It is not.</exception>
    public static void Check(Sample item)
    {
        try
        {
            var reader = Reader(item.Json.Span, severalValues: false);
            while (reader.Read())
            {
                if (reader.TokenType == JsonTokenType.Null && reader.CurrentDepth == 0)
                    throw new UserErrorException($"{item.Place} is null; a sample is a value.");
                if (reader.CurrentDepth >= JsonText.DeepestLevel && reader.TokenType is JsonTokenType.StartObject or JsonTokenType.StartArray)
                    throw new UserErrorException(string.Create(CultureInfo.InvariantCulture, $"{item.Place} is nested deeper than {JsonText.DeepestLevel} levels, which is more than samples may be; take one that is not."));
            }
        }
        catch (JsonException exception)
        {
            throw new UserErrorException($"{item.Place}{(item.IsLine ? string.Create(CultureInfo.InvariantCulture, $", column {(exception.BytePositionInLine ?? 0) + 1}") : "")} is not valid JSON: {(item.IsLine ? "" : $"{JsonPlace.Of(exception)}: ")}{JsonPlace.Reason(exception)}.", exception);
        }
    }

    /// <summary>Whether a text is JSON values, each of which may stand on several lines.</summary>
    public static bool IsJson(ReadOnlySpan<byte> json)
    {
        try
        {
            var reader = Reader(json, severalValues: true);
            while (reader.Read())
            {
                // Reading is all.
            }

            return true;
        }
        catch (JsonException)
        {
            return false;
        }
    }

    private static Utf8JsonReader Reader(ReadOnlySpan<byte> json, bool severalValues) =>
        new(json, new JsonReaderOptions { AllowMultipleValues = severalValues, MaxDepth = int.MaxValue });
}
