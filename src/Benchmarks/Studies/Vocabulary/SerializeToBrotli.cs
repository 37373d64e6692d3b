using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Vocabulary;

/// <inheritdoc cref="SerializeToFile{TCodec, TCompression}"/>
/// <typeparam name="TCodec">The serializer on the model.</typeparam>
[Operation(3, "Serialize to a file, Brotli", WritesPayload = true)]
public class SerializeToBrotli<TCodec> : SerializeToFile<TCodec, Brotli>
    where TCodec : struct, ICodec;
