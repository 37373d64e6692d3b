namespace SerializationBenchmarks.Serializers;

/// <summary>What a serializer can do; read by src/Info, which shows it, by studies, which leave out what it cannot do, and by tests, which hold it to that.</summary>
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

    /// <summary>What writing into a reused buffer costs.</summary>
    public required BufferReuse Buffer { get; init; }

    /// <summary>Whether deserialized values refer to the payload instead of copying from it.</summary>
    public required bool ZeroCopy { get; init; }

    /// <summary>The smallest step of time a <see cref="DateTime"/> keeps: 100 ns is the type's own, 1 ms cuts the rest.</summary>
    public required TimeSpan TimePrecision { get; init; }

    /// <summary>Whether the way the serializer uses the library works in a NativeAOT-compiled program; the footprint's published programs are held against it.</summary>
    public required bool NativeAot { get; init; }

    /// <summary>What a user has to do for NativeAOT, in a sentence; null if it works as it is, or not at all.</summary>
    public string? NativeAotNeeds { get; init; }

    /// <summary>Whether payloads are text that people can read.</summary>
    public bool IsText { get; init; }

    /// <summary>Which other languages read the format; null if another serializer of the format says so, or nobody has looked.</summary>
    public OtherLanguages? OtherLanguages { get; init; }
}
