using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.SystemTextJson;

namespace SerializationBenchmarks.Benchmarks.Studies.Validation;

/// <summary>A way to decode a JSON document and to hold it to the study's schema: a line of the study's tables.</summary>
/// <typeparam name="TSelf">The approach itself, so that it is called directly.</typeparam>
public interface IApproach<TSelf> : IAnyModelSerializer
    where TSelf : struct, IApproach<TSelf>
{
    /// <summary>Decodes and validates a document.</summary>
    /// <param name="document">The JSON document of one person.</param>
    /// <param name="faults">The faults found so far, to which those of an invalid document are added: one by approaches that stop at the first.</param>
    /// <returns>The person; null if the document is invalid.</returns>
    static abstract object? Read(ReadOnlySpan<byte> document, ref int faults);

    static byte[] IAnyModelSerializer.Serialize<T>(T value) => [.. ((Batch)(object)value).GetDocuments()];

    static T IAnyModelSerializer.Deserialize<T>(byte[] payload) => (T)(object)Batch.Read<TSelf>(payload);
}

/// <summary>Describes approaches; what stands for a wire format, since all are of JSON, is when they validate.</summary>
internal static class ApproachInfo
{
    /// <summary>Validates what is being decoded.</summary>
    public const string WhileDecoding = "JSON, validated while decoding";

    /// <summary>Validates the decoded object.</summary>
    public const string AfterDecoding = "JSON, validated after decoding";

    /// <summary>Validates the parsed document.</summary>
    public const string OnDocument = "JSON, validated before decoding";

    /// <summary>All of them.</summary>
    public static IReadOnlyList<string> Formats { get; } = [WhileDecoding, AfterDecoding, OnDocument];

    /// <summary>Describes an approach.</summary>
    /// <param name="name">Ends in <c>First</c> if it stops at a document's first fault, else in <c>All</c>.</param>
    /// <param name="format">When it validates: one of <see cref="Formats"/>.</param>
    /// <param name="order">The place in tables.</param>
    /// <param name="summary">What it is, in one line.</param>
    /// <param name="library">A type of the library that validates.</param>
    public static SerializerInfo Of(string name, string format, int order, string summary, Type library) => new(
        name,
        format,
        order,
        summary,
        SystemTextJson.Info.Traits with { Code = CodeOrigin.Reflection, Buffer = BufferReuse.None })
    {
        Library = library,
        NoBufferBecause = "The study writes nothing.",
    };
}
