using System.Diagnostics.CodeAnalysis;

namespace SerializationBenchmarks.Serializers.Handwritten;

/// <summary>Throws for the handwritten serializers, out of line so that the code that reads stays small enough to be inlined.</summary>
internal static class Malformed
{
    [DoesNotReturn]
    public static void Truncated(int offset) =>
        throw new MalformedPayloadException("the payload ends inside a value", offset);

    [DoesNotReturn]
    public static void TrailingBytes(int offset, int count) =>
        throw new MalformedPayloadException($"{count} bytes follow the value", offset);

    [DoesNotReturn]
    public static void Length(ulong length, int remaining, int offset) =>
        throw new MalformedPayloadException($"a length of {length} bytes where {remaining} are left", offset);

    [DoesNotReturn]
    public static void Count(long count, int remaining, int offset) =>
        throw new MalformedPayloadException($"a count of {count} elements where {remaining} bytes are left", offset);

    [DoesNotReturn]
    public static void Text(int offset) =>
        throw new MalformedPayloadException("a text that is not UTF-8", offset);

    [DoesNotReturn]
    public static void Decimal(int offset) =>
        throw new MalformedPayloadException("not a decimal, or one that System.Decimal cannot hold", offset);

    [DoesNotReturn]
    public static void Date(int offset) =>
        throw new MalformedPayloadException("a moment that System.DateTime cannot hold", offset);
}

/// <summary>The one exception with which the handwritten serializers reject a payload.</summary>
public sealed class MalformedPayloadException : Exception
{
    /// <summary>Creates the exception.</summary>
    /// <param name="what">What is wrong, as a phrase without a full stop.</param>
    /// <param name="offset">The offset of the first byte that is wrong, from the start of the payload.</param>
    public MalformedPayloadException(string what, int offset)
        : base($"Malformed payload at offset {offset}: {what}.") => Offset = offset;

    /// <summary>The offset of the first byte that is wrong, from the start of the payload.</summary>
    public int Offset { get; }
}
