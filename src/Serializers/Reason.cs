using System.Text.Json.Serialization;

namespace SerializationBenchmarks.Serializers;

/// <summary>Why something is not measured, in a sentence.</summary>
/// <param name="Text">For the user, with values of the user's data where they help.</param>
/// <param name="Recorded">For records, which are kept and shared: without values and keys of the data.</param>
[method: JsonConstructor]
public sealed record Reason(string Text, string Recorded)
{
    /// <summary>A sentence that holds no data.</summary>
    /// <param name="text">The sentence.</param>
    public Reason(string text)
        : this(text, text)
    {
    }

    /// <inheritdoc/>
    public override string ToString() => Text;
}
