using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Studies.Values;

/// <summary>
/// Values as formats keep them that cannot tell null from empty: Bebop's structs have no null, and neither has a list in Protocol Buffers. Nothing else of a value may change.
/// </summary>
internal static class WithoutNull
{
    /// <summary>A value with empty texts and lists in place of null.</summary>
    public static object Of(object value) => value switch
    {
        Simple simple => simple with { Name = simple.Name ?? "" },
        Complex complex => complex with
        {
            Name = complex.Name ?? "",
            Children = [.. (complex.Children ?? []).Select(child => child with { Name = child.Name ?? "" })],
        },
        _ => value,
    };
}
