namespace SerializationBenchmarks.Serializers;

/// <summary>What a serializer can do; read by the size console and tests.</summary>
public sealed record SerializerTraits
{
    /// <summary>Where the shape of the data is written down.</summary>
    public required SchemaSource Schema { get; init; }

    /// <summary>How the code that reads and writes comes to be.</summary>
    public required CodeOrigin Code { get; init; }

    /// <summary>Whether the serializer takes the model itself; otherwise it has a generated type of its own, and two operations alone time the conversion.</summary>
    public required bool TakesModel { get; init; }

    /// <summary>Whether payloads can be read without a schema, with field names or at least types in them.</summary>
    public required bool SelfDescribing { get; init; }

    /// <summary>What writing into a kept buffer costs.</summary>
    public required BufferReuse Buffer { get; init; }

    /// <summary>Whether deserialized values refer to the payload instead of copying from it.</summary>
    public required bool ZeroCopy { get; init; }

    /// <summary>The smallest step of time a <see cref="DateTime"/> keeps: 100 ns is the type's own, 1 ms cuts the rest.</summary>
    public required TimeSpan TimePrecision { get; init; }

    /// <summary>Whether the way the serializer uses the library works in a NativeAOT-compiled program, by the library's documentation.</summary>
    public required bool NativeAot { get; init; }
}
