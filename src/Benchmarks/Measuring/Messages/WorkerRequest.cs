using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.CustomModels;

namespace SerializationBenchmarks.Benchmarks.Measuring.Messages;

/// <summary>What the host asks of a worker.</summary>
/// <param name="Type">The closed benchmark class, by its assembly-qualified name.</param>
/// <param name="Method">Its benchmark method.</param>
/// <param name="Settings">How to measure.</param>
/// <param name="UsualReading">What the speed probe read in workers before this one, in nanoseconds; null in the first.</param>
/// <param name="OwnType">The user's type that the class is of; null for the models.</param>
internal sealed record WorkerRequest(string Type, string Method, MeasurementSettings Settings, double? UsualReading, OwnTypeRequest? OwnType)
{
    /// <summary>The environment variable that carries it.</summary>
    public const string Variable = "SERIALIZATION_BENCHMARKS_WORKER";
}
