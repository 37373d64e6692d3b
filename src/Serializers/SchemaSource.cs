namespace SerializationBenchmarks.Serializers;

/// <summary>Where the shape of the data is written down.</summary>
public enum SchemaSource
{
    /// <summary>In C# types.</summary>
    CodeFirst,

    /// <summary>In a schema file, from which C# types are generated.</summary>
    SchemaFirst,
}
