namespace SerializationBenchmarks.Serializers.Handwritten;

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
