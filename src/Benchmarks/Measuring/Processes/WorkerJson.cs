using System.Text.Json.Serialization;

namespace SerializationBenchmarks.Benchmarks.Measuring.Processes;

/// <summary>
/// How host and worker write what they tell each other. Generated, because reflection would be a tenth of a worker's start and
/// fill the runtime's queue of methods to recompile.
/// </summary>
[JsonSerializable(typeof(WorkerRequest))]
[JsonSerializable(typeof(IReadOnlyList<WorkerAnswer>))]
internal sealed partial class WorkerJson : JsonSerializerContext;
