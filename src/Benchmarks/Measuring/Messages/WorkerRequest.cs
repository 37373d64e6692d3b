using System.IO.Compression;
using System.Text.Json;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.CustomModels;

namespace SerializationBenchmarks.Benchmarks.Measuring.Messages;

/// <summary>What the host asks of a worker.</summary>
/// <param name="Cases">What to measure, in turn.</param>
/// <param name="Settings">How to measure.</param>
/// <param name="UsualReading">What the speed probe read in workers before this one, in nanoseconds; null in the first.</param>
/// <param name="OwnType">The user's type that the cases are of; null for the models.</param>
internal sealed record WorkerRequest(IReadOnlyList<WorkerCase> Cases, MeasurementSettings Settings, double? UsualReading, OwnTypeRequest? OwnType)
{
    /// <summary>The environment variable that carries it.</summary>
    public const string Variable = "SERIALIZATION_BENCHMARKS_WORKER";

    /// <summary>The value of <see cref="Variable"/>. Compressed, because the names of twenty types are longer than Windows lets a variable be.</summary>
    public string ToVariable()
    {
        using var compressed = new MemoryStream();
        using (var stream = new BrotliStream(compressed, CompressionLevel.Fastest))
            JsonSerializer.Serialize(stream, this, WorkerJson.Default.WorkerRequest);
        return Convert.ToBase64String(compressed.ToArray());
    }

    /// <summary>Reads a request.</summary>
    /// <param name="variable">The value of <see cref="Variable"/>.</param>
    public static WorkerRequest From(string variable)
    {
        using var stream = new BrotliStream(new MemoryStream(Convert.FromBase64String(variable)), CompressionMode.Decompress);
        return JsonSerializer.Deserialize(stream, WorkerJson.Default.WorkerRequest)!;
    }
}
