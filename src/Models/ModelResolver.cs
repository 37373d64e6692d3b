#if HAS_MESSAGEPACK
using MessagePack;

namespace SerializationBenchmarks.Models;

/// <summary>
/// The formatters that MessagePack's source generator writes for the models of this assembly. Declared, because the
/// resolver that the generator makes on its own is internal.
/// </summary>
[GeneratedMessagePackResolver]
public sealed partial class ModelResolver;
#endif
