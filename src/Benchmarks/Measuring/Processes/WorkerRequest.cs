using System.IO.Compression;
using System.Reflection;
using System.Text.Json;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.CustomModels;

namespace SerializationBenchmarks.Benchmarks.Measuring.Processes;

/// <summary>What the host asks of a worker.</summary>
/// <param name="Cases">What to measure.</param>
/// <param name="Settings">How to measure.</param>
/// <param name="OwnType">The user's type that the cases are of; null for the models.</param>
internal sealed record WorkerRequest(IReadOnlyList<WorkerRequest.Case> Cases, MeasurementSettings Settings, OwnTypeRequest? OwnType)
{
    /// <summary>A case.</summary>
    /// <param name="Type">The closed benchmark class, by its assembly-qualified name.</param>
    /// <param name="Method">Its benchmark method.</param>
    public sealed record Case(string Type, string Method)
    {
        /// <summary>The case of a method.</summary>
        /// <param name="benchmark">The closed benchmark class.</param>
        /// <param name="method">Its benchmark method.</param>
        public static Case Of(Type benchmark, MethodInfo method) => new(benchmark.AssemblyQualifiedName!, method.Name);
    }

    /// <summary>The request as text. Compressed, because the names of twenty types are longer than Windows lets a variable be.</summary>
    public string ToText()
    {
        using var compressed = new MemoryStream();
        using (var stream = new BrotliStream(compressed, CompressionLevel.Fastest))
            JsonSerializer.Serialize(stream, this, WorkerJson.Default.WorkerRequest);
        return Convert.ToBase64String(compressed.ToArray());
    }

    /// <summary>Reads a request.</summary>
    /// <param name="text">What <see cref="ToText"/> made.</param>
    public static WorkerRequest From(string text)
    {
        using var stream = new BrotliStream(new MemoryStream(Convert.FromBase64String(text)), CompressionMode.Decompress);
        return JsonSerializer.Deserialize(stream, WorkerJson.Default.WorkerRequest)!;
    }
}
