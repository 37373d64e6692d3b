using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Floor;

namespace SerializationBenchmarks.Benchmarks.Studies;

/// <summary>Reads or writes a file of JSON and neither serializes nor deserializes: the baseline of a <see cref="FileStudy"/>.</summary>
public readonly struct ReadFile : ISerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = CopyFloor.Info with
    {
        Name = nameof(ReadFile),
        Order = 1,
        Summary = "The file of JSON, which is read or written and neither serialized nor deserialized.",
    };
}
