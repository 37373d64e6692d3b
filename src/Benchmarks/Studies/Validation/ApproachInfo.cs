using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.SystemTextJson;

namespace SerializationBenchmarks.Benchmarks.Studies.Validation;

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
