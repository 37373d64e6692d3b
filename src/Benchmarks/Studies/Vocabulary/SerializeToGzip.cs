using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Vocabulary;

/// <inheritdoc cref="SerializeToFile{TCodec, TCompression}"/>
/// <typeparam name="TCodec">The serializer on the model.</typeparam>
[Operation(1, "Serialize to a file, gzip", WritesPayload = true)]
public class SerializeToGzip<TCodec> : SerializeToFile<TCodec, Gzip>
    where TCodec : struct, ICodec;
