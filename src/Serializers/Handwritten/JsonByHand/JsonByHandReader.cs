using System.Text.Json;

namespace SerializationBenchmarks.Serializers.Handwritten.JsonByHand;

/// <summary>Steps through one object, and turns what the reader throws into the one exception of the handwritten serializers.</summary>
internal static class JsonByHandReader
{
    /// <summary>Steps to the first token, which must begin an object.</summary>
    public static void Start(ref Utf8JsonReader reader)
    {
        reader.Read();
        ExpectObject(ref reader);
    }

    /// <summary>Checks that the token begins an object.</summary>
    public static void ExpectObject(ref Utf8JsonReader reader)
    {
        if (reader.TokenType != JsonTokenType.StartObject)
            Malformed.Other($"{reader.TokenType} where an object is expected", (int)reader.TokenStartIndex);
    }

    /// <summary>Steps to the next member's name, or behind the last one to the object's end.</summary>
    /// <returns>Whether there is a member.</returns>
    public static bool NextMember(ref Utf8JsonReader reader)
    {
        reader.Read();
        return reader.TokenType == JsonTokenType.PropertyName;
    }

    /// <summary>Checks that nothing but white space follows the object.</summary>
    public static void ExpectEnd(ref Utf8JsonReader reader) => reader.Read(); // Throws for anything else.

    public static int ReadInt32(ref Utf8JsonReader reader)
    {
        reader.Read();
        return reader.GetInt32();
    }

    /// <summary>Reads a text or null.</summary>
    public static string? ReadText(ref Utf8JsonReader reader)
    {
        reader.Read();
        return reader.GetString();
    }

    /// <summary>Whether an exception of the reader says that the payload is wrong.</summary>
    public static bool IsOfPayload(Exception exception) => exception is JsonException or InvalidOperationException or FormatException;

    /// <summary>The exception in its place.</summary>
    /// <param name="exception">One of which <see cref="IsOfPayload"/> holds.</param>
    /// <param name="reader">The reader that threw it.</param>
    public static MalformedPayloadException Reject(Exception exception, in Utf8JsonReader reader) => exception switch
    {
        JsonException => new("text that is not JSON", (int)reader.BytesConsumed), // Behind the last token that is.
        FormatException => new("a value that its member's type cannot hold", (int)reader.TokenStartIndex),
        _ => new("a value of another type than its member's, or a text that is not UTF-8", (int)reader.TokenStartIndex),
    };
}
