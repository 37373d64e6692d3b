using Orleans;

namespace SerializationBenchmarks.Models;

/// <summary>The enumeration of <see cref="Simple"/> and <see cref="Complex"/>; every format carries it as its number.</summary>
[GenerateSerializer] // Orleans boxes an enumeration without, and writes its type.
public enum Level
{
    /// <summary>Not set.</summary>
    Unknown = 0,

    /// <summary>The first value.</summary>
    One = 1,

    /// <summary>The second value.</summary>
    Two = 2,

    /// <summary>The third value.</summary>
    Three = 3,
}
