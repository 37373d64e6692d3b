namespace SerializationBenchmarks.Benchmarks.Studies.Validation;

/// <summary>An address of <see cref="StrictPerson"/>.</summary>
internal sealed class StrictAddress
{
    [StrictText(1, Limits.Street)]
    public required string Street { get; set; }

    [StrictText(Limits.State, Limits.State)]
    public required string State { get; set; }

    [StrictNumber(Limits.ZipLeast, Limits.ZipMost)]
    public required int Zip { get; set; }
}
