using System.Runtime.CompilerServices;
using System.Text;
using System.Text.Unicode;

namespace SerializationBenchmarks.Serializers.Handwritten;

/// <summary>UTF-8 for the handwritten serializers, with a short way for ASCII, which is most text in practice.</summary>
internal static class Utf8Text
{
    /// <summary>The number of bytes that a text takes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Count(string text) => Ascii.IsValid(text) ? text.Length : Encoding.UTF8.GetByteCount(text);

    /// <summary>
    /// Writes any text; an unpaired surrogate becomes U+FFFD, as in the libraries. <see cref="AsciiText.TryWrite"/> should be
    /// tried first: it is shorter, and needs no counting because ASCII takes as many bytes as it has characters.
    /// </summary>
    /// <param name="text">The text.</param>
    /// <param name="destination">At least <see cref="Count"/> bytes.</param>
    /// <returns>The number of bytes written.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Write(string text, Span<byte> destination) => Encoding.UTF8.GetBytes(text, destination);

    /// <summary>Reads a text.</summary>
    /// <param name="bytes">All of its bytes.</param>
    /// <param name="offset">Their offset in the payload, for the exception.</param>
    /// <exception cref="MalformedPayloadException">The bytes are not UTF-8.</exception>
    public static string Read(ReadOnlySpan<byte> bytes, int offset)
    {
        // Latin-1 agrees with ASCII and has nothing to check, which makes it the shortest way to a new string.
        if (AsciiText.IsValid(bytes))
            return Encoding.Latin1.GetString(bytes);
        if (!Utf8.IsValid(bytes))
            Malformed.Text(offset);
        return Encoding.UTF8.GetString(bytes);
    }
}
