using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Vocabulary;

/// <inheritdoc cref="DeserializeFromFile{TCodec, TCompression}"/>
/// <typeparam name="TCodec">The serializer on the model.</typeparam>
[Operation(4, "Deserialize from a file, Brotli", WritesPayload = true)]
public class DeserializeFromBrotli<TCodec> : DeserializeFromFile<TCodec, Brotli>
    where TCodec : struct, ICodec;
