using Hyperion;

namespace SerializationBenchmarks.Serializers.HyperionSerialization;

/// <summary>Hyperion, the serializer of Akka.NET's messages, which knows the classes of a type beforehand.</summary>
/// <remarks>
/// Of the modes in its README, "Pre Register Types" has the best performance. Types that it does not know, collections for example, are in payloads by
/// name, and the library loads what a payload names unless its list of unsafe types has it, by default.
/// </remarks>
public readonly struct HyperionSerialization : IAnyModelSerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "Hyperion",
        "Hyperion",
        79,
        "Hyperion with types that are registered beforehand.",
        new SerializerTraits
        {
            Schema = SchemaSource.CodeFirst,
            Code = CodeOrigin.EmittedIL,
            TakesModel = true,
            SelfDescribing = false,
            Buffer = BufferReuse.None,
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromTicks(1),
            Decimals = DecimalForm.Bits,
            NativeAot = false,
            OtherLanguages = new(null, "https://github.com/akkadotnet/Hyperion"),
        })
    {
        Library = typeof(Serializer),
        Documentation = "https://github.com/akkadotnet/Hyperion#version-tolerance",
        NoBufferBecause = "Hyperion writes to a Stream and has no way to write into a caller's buffer.",
    };

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
        where T : class
    {
        var stream = KeptMemory.Stream();
        KnownTypes<T>.Serializer.Serialize(value, stream);
        return stream.ToArray();
    }

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] payload)
        where T : class
    {
        using var scope = KnownTypes<T>.Apart?.EnterContextualReflection();
        return KnownTypes<T>.Serializer.Deserialize<T>(new MemoryStream(payload));
    }
}
