using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.SystemTextJson;

namespace SerializationBenchmarks.Studies.Validation;

/// <summary>A way to decode a JSON document and to hold it to the study's schema: a line of the study's tables.</summary>
public interface IApproach<TSelf> : IAnyModelSerializer
    where TSelf : struct, IApproach<TSelf>
{
    /// <summary>Decodes and validates a document.</summary>
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
