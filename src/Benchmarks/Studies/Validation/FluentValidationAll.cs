using FluentValidation;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Validation;

/// <summary>FluentValidation after decoding, every fault.</summary>
public readonly struct FluentValidationAll : IApproach<FluentValidationAll>
{
    private static readonly PersonValidator _validator = new(CascadeMode.Continue);

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = FluentValidationFirst.Info with
    {
        Name = nameof(FluentValidationAll),
        Order = 41,
        Summary = "System.Text.Json, then a reused validator.",
    };

    /// <inheritdoc/>
    public static object? Read(ReadOnlySpan<byte> document, ref int faults) => FluentValidationFirst.Read(_validator, document, ref faults);
}
