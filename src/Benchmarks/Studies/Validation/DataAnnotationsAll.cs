using System.ComponentModel.DataAnnotations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Validation;

/// <summary>DataAnnotations after decoding, every fault.</summary>
public readonly struct DataAnnotationsAll : IApproach<DataAnnotationsAll>
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = DataAnnotationsFirst.Info with
    {
        Name = nameof(DataAnnotationsAll),
        Order = 31,
        Summary = "System.Text.Json, then Validator.TryValidateObject with a list of results.",
    };

    /// <inheritdoc/>
    public static object? Read(ReadOnlySpan<byte> document, ref int faults)
    {
        if (CheckedPerson.Decode(document, ref faults) is not { } person)
            return null;
        var results = new List<ValidationResult>();
        DataAnnotationsFirst.Validate(person, results);
        foreach (var address in person.Addresses ?? [])
            DataAnnotationsFirst.Validate(address, results);
        faults += results.Count;
        return results.Count == 0 ? person : null;
    }
}
