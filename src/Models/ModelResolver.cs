using MessagePack;

namespace SerializationBenchmarks.Models;

/// <summary>
/// The formatters that MessagePack's source generator writes for the models of this assembly. Declared, so that its name
/// and namespace are not the generator's affair.
/// </summary>
[GeneratedMessagePackResolver]
internal sealed partial class ModelResolver;
