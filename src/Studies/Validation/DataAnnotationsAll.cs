using System.ComponentModel.DataAnnotations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Validation;

/// <summary>DataAnnotations after decoding, every fault.</summary>
public readonly struct DataAnnotationsAll : IApproach<DataAnnotationsAll>
{
    public static SerializerInfo Info { get; } = DataAnnotationsFirst.Info with
    {
        Name = nameof(DataAnnotationsAll),
        Order = 31,
        Summary = "System.Text.Json, then Validator.TryValidateObject with a list of results.",
    };

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

/// <summary>DataAnnotations after decoding, up to the first fault.</summary>
public readonly struct DataAnnotationsFirst : IApproach<DataAnnotationsFirst>
{
    public static SerializerInfo Info { get; } = ApproachInfo.Of(
        nameof(DataAnnotationsFirst),
        ApproachInfo.AfterDecoding,
        30,
        "System.Text.Json, then Validator.TryValidateObject without a list of results.",
        typeof(Validator));

    public static object? Read(ReadOnlySpan<byte> document, ref int faults)
    {
        if (CheckedPerson.Decode(document, ref faults) is not { } person)
            return null;
        if (Validate(person, null) && (person.Addresses is null || person.Addresses.TrueForAll(address => Validate(address, null))))
            return person;
        faults++;
        return null;
    }

    // The library does not go into members by itself. Without a list it stops at the first fault.
    internal static bool Validate(object value, List<ValidationResult>? results) =>
        Validator.TryValidateObject(value, new ValidationContext(value), results, validateAllProperties: true);
}
