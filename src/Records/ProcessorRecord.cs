using System.Globalization;

namespace SerializationBenchmarks.Records;

/// <summary>Which processor a name such as "AMD EPYC" stands for: machines of one name may be a third apart in speed. What the system does not say is null.</summary>
/// <param name="Family">The family, as x86 counts them.</param>
/// <param name="Model">The model within the family.</param>
/// <param name="Stepping">The revision of the model.</param>
/// <param name="Level1Bytes">Bytes of a core's first cache for data.</param>
/// <param name="Level2Bytes">Bytes of the second cache.</param>
/// <param name="Level3Bytes">Bytes of the third cache, of which one core can use all.</param>
/// <param name="IsVirtual">Whether it says that it is a virtual machine's.</param>
public sealed record ProcessorRecord(int? Family = null, int? Model = null, int? Stepping = null, long? Level1Bytes = null, long? Level2Bytes = null, long? Level3Bytes = null, bool? IsVirtual = null)
{
    /// <summary>Says in which respect another processor is another one, or returns null if both may be one: what only one of them knows is no difference.</summary>
    /// <param name="other">The other processor.</param>
    public string? FirstDifference(ProcessorRecord other) => Parts()
        .Zip(other.Parts())
        .Where(pair => pair.First.Text is not null && pair.Second.Text is not null && pair.First.Text != pair.Second.Text)
        .Select(pair => $"the processor's {pair.First.Name} is {pair.Second.Text} instead of {pair.First.Text}")
        .FirstOrDefault();

    /// <summary>What is known, in words: "family 26, model 2, stepping 1, hypervisor yes".</summary>
    public string Describe() => string.Join(", ", Parts().Where(part => part.Text is not null).Select(part => $"{part.Name} {part.Text}"));

    private static string? Size(long? bytes) => bytes switch
    {
        null => null,
        _ when bytes % (1 << 20) == 0 => string.Create(CultureInfo.InvariantCulture, $"{bytes >> 20} MiB"),
        _ => string.Create(CultureInfo.InvariantCulture, $"{bytes >> 10} KiB"),
    };

    private static string? Number(int? number) => number?.ToString(CultureInfo.InvariantCulture);

    private (string Name, string? Text)[] Parts() =>
    [
        ("family", Number(Family)),
        ("model", Number(Model)),
        ("stepping", Number(Stepping)),
        ("L1d", Size(Level1Bytes)),
        ("L2", Size(Level2Bytes)),
        ("L3", Size(Level3Bytes)),
        ("hypervisor", IsVirtual switch { true => "yes", false => "none", null => null }),
    ];
}
