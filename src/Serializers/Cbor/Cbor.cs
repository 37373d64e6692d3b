using System.Formats.Cbor;

namespace SerializationBenchmarks.Serializers.Cbor;

/// <summary>CBOR with the reader and writer of System.Formats.Cbor.</summary>
/// <remarks>
/// The library reads and writes values one by one and knows no objects, so each model has code of its own, as the library's users write it: a
/// map with the members' names as keys, which every reader of CBOR understands. Dates and decimals are the library's own tagged forms,
/// a GUID is the registered tag 37. Unknown members are skipped, missing ones keep their defaults, and a key that comes twice is rejected,
/// which is the reader's default.
/// </remarks>
public readonly struct Cbor : ISerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "Cbor",
        "CBOR",
        67,
        "System.Formats.Cbor's reused writer and reader, maps with the members' names.",
        new SerializerTraits
        {
            Schema = SchemaSource.CodeFirst,
            Code = CodeOrigin.Hand,
            TakesModel = true,
            SelfDescribing = true,
            Buffer = BufferReuse.Allocates, // Its writer makes a text of each date.
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromTicks(1),
            Decimals = DecimalForm.Scaled,
            NativeAot = true,
            OtherLanguages = new("JavaScript, Java, Python, Go, Rust, C++ and more", "https://cbor.io/impls.html"),
        })
    {
        Library = typeof(CborWriter),
        Documentation = "https://learn.microsoft.com/dotnet/api/system.formats.cbor",
    };
}
