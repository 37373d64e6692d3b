namespace SerializationBenchmarks.Serializers;

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

    /// <summary>Handwritten in this repository.</summary>
    Hand,
}
