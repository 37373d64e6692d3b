namespace SerializationBenchmarks.Serializers;

/// <summary>What a row can do; read by tables, the size console and tests.</summary>
public sealed record SerializerTraits
{
    /// <summary>Where the shape of the data is written down.</summary>
    public required SchemaSource Schema { get; init; }

    /// <summary>How the code that reads and writes comes to be.</summary>
    public required CodeOrigin Code { get; init; }

    /// <summary>Whether the serializer takes the model itself; otherwise it has a generated type of its own, and conversion is not timed.</summary>
    public required bool TakesModel { get; init; }

    /// <summary>Whether payloads can be read without a schema, with field names or at least types in them.</summary>
    public required bool SelfDescribing { get; init; }

    /// <summary>What writing into a kept buffer costs.</summary>
    public required BufferReuse Buffer { get; init; }

    /// <summary>Whether deserialized values refer to the payload instead of copying from it.</summary>
    public required bool ZeroCopy { get; init; }

    /// <summary>The smallest step of time a <see cref="DateTime"/> keeps: 100 ns is the type's own, 1 ms cuts the rest.</summary>
    public required TimeSpan TimePrecision { get; init; }

    /// <summary>Whether the way the row uses the library works in a NativeAOT-compiled program, by the library's documentation.</summary>
    public required bool NativeAot { get; init; }
}

/// <summary>Where the shape of the data is written down.</summary>
public enum SchemaSource
{
    /// <summary>In C# types.</summary>
    CodeFirst,

    /// <summary>In a schema file, from which C# types are generated.</summary>
    SchemaFirst,
}

/// <summary>How the code that reads and writes comes to be.</summary>
public enum CodeOrigin
{
    /// <summary>Types are inspected at run time and accessed through reflection or delegates made by it.</summary>
    Reflection,

    /// <summary>Code is emitted at run time for each type.</summary>
    EmittedIL,

    /// <summary>A source generator writes it while the C# project is compiled.</summary>
    SourceGenerated,

    /// <summary>A schema compiler writes it.</summary>
    SchemaCompiler,

    /// <summary>Written by hand in this repository.</summary>
    Hand,
}

/// <summary>What writing into a kept buffer costs.</summary>
public enum BufferReuse
{
    /// <summary>The library cannot write into a caller's buffer.</summary>
    None,

    /// <summary>It can, and allocates other objects while it does.</summary>
    Allocates,

    /// <summary>It can, and allocates nothing.</summary>
    AllocationFree,
}
