namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>A serializer.</summary>
/// <param name="Name">The serializer's name.</param>
/// <param name="Format">The wire format's name.</param>
/// <param name="Library">The library's name and version.</param>
/// <param name="Summary">What the serializer is, in one line.</param>
/// <param name="OwnDataType">
/// True if the data type is a generated class of the library's own, into which only the operations that convert turn the model; null
/// if it is the model itself.
/// </param>
public sealed record SerializerRecord(string Name, string Format, string Library, string Summary, bool? OwnDataType = null);
