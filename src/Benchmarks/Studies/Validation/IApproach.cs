using SerializationBenchmarks.Serializers;

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
