using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Info.Fidelity;

/// <summary>Texts and lists that are empty or not there, and characters that are more than one byte or none.</summary>
internal static class Texts
{
    public static IEnumerable<ValueGroup> Groups() =>
    [
        new(
            "Texts and lists",
            Of("Empty text", ""),
            Of("Null text", null),
            Of("Non-BMP", "\U0001F600"),
            Of("Unpaired surrogate", "a\uD83Db"),
            Of("Embedded NUL", "a\0b"),
            OfList("Empty list", []),
            OfList("Null list", null)),
    ];

    private static ValueClass Of(string name, string? value) =>
        ValueClass.OfMember(name, value, Simple.Create() with { Name = value }, back => back.Name);

    private static ValueClass OfList(string name, List<Child>? value) =>
        ValueClass.OfMember(name, value, Complex.Create() with { Children = value }, back => back.Children);
}
