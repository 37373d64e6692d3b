using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Vocabulary;

/// <inheritdoc cref="DeserializeFromFile{TCodec, TCompression}"/>
/// <typeparam name="TCodec">The serializer on the model.</typeparam>
[Operation(2, "Deserialize from a file, gzip", WritesPayload = true)]
public class DeserializeFromGzip<TCodec> : DeserializeFromFile<TCodec, Gzip>
    where TCodec : struct, ICodec;
